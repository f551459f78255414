import { copy as shared } from '../enquiry/copy.ts'

/** Texts of the own enquiries of an enterprise. */
export const copy = {
  title: '我的服务询价',
  label: '我的服务询价列表',
  keyword: '服务名称或询价单号',
  empty: '还没有服务询价',
  emptyHint: '在门户“中介服务”“企业培育”中打开一项服务，点“向机构询价”。',
  back: '返回我的服务询价',
  form: {
    title: '服务询价',
    intro:
      '机构在时限内报价或说明原因，提交后可以看到截止时间。报价后由您决定是否委托；费用由双方自行结算，平台不经手。申请融资不收费，请勿向代办贷款的人付费。',
    choose: '请选择',
    submit: '提交询价',
    done: '询价已提交，请等待机构报价',
    noService: '没有选定服务',
    noServiceHint: '请在门户“中介服务”或“企业培育”中打开一项服务，再点“向机构询价”。',
  },
  moves: {
    cancel: shared.end.cancel,
    order: {
      ok: '确认委托',
      warning:
        '机构会收到消息并开始服务，可以查看您的姓名和电话，您也能看到经办人的电话；费用由双方自行结算。',
      done: '已委托',
    },
    close: {
      ok: '确认并评价',
      warning: '评价提交后不能修改；平均分和评价数会公开，评价意见只有双方看到。',
      done: '已确认并评价',
    },
    withdraw: { ok: '确认撤回', warning: '撤回后不能恢复，可以重新询价。', done: '已撤回' },
  },
} as const
