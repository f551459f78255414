/** Texts of the own questions of an enterprise. */
export const copy = {
  title: '我的咨询',
  label: '我的咨询列表',
  keyword: '标题或咨询单号',
  empty: '还没有咨询',
  emptyHint: '有政策、贷款或平台使用上的问题，可以在这里提问，提交后可以看到答复时限。',
  back: '返回我的咨询',
  ask: '我要咨询',
  barred: {
    title: '本账号已被停止提问',
    reason: '原因',
    appealed: '您的申诉',
    waiting: '申诉已提交，请等待处理。',
    decision: '处理说明',
    appeal: '提交申诉',
    done: '申诉已提交',
  },
  form: {
    title: '我要咨询',
    intro:
      '咨询由所在地区的主管部门、平台或相关机构在时限内答复并发送消息提醒，提交后可以看到截止时间。请勿填写身份证号、银行账号等信息。',
    choose: '请选择',
    files: '附件（选填）',
    mayPublish: '同意隐去企业和个人信息后公开这个问题和答复，供其他企业参考',
    submit: '提交咨询',
    done: '咨询已提交，请等待答复',
  },
  moves: {
    rate: { ok: '提交评价', warning: '评价提交后不能修改；追问后可以重新评价。', done: '已评价' },
    reopen: { ok: '提交追问', warning: '追问后重新计算答复时限，最多可追问 2 次。', done: '追问已提交' },
    withdraw: {
      ok: '确认撤回',
      warning: '撤回后不再答复，不能恢复；需要时可以重新提问。接办前撤回的，其他人不再看到内容。',
      done: '咨询已撤回',
    },
    close: { ok: '确认办结', warning: '办结后不能再追问或评价。', done: '咨询已办结' },
  },
} as const
