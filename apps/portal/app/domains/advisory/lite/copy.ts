/** Words of questions on pages that go without scripts. */
export const liteQuestionCopy = {
  list: {
    title: '我的咨询',
    description: '不需要 JavaScript 的咨询列表。',
    empty: '还没有咨询。',
    ask: '我要咨询',
  },
  form: {
    title: '我要咨询',
    description: '不需要 JavaScript 的咨询提问，在时限内答复。',
    lead: '请勿填写身份证号、银行账号等信息。',
    files: '有助于说明问题的材料',
    submit: '提交咨询',
  },
  detail: {
    title: '咨询详情',
    description: '不需要 JavaScript 的咨询详情与答复。',
    back: '返回我的咨询',
    answer: '答复',
    files: '附件',
    rate: { submit: '提交评价' },
    reopen: { hint: '由原答复方继续答复，答复时限重新计算。', submit: '提交追问' },
    close: { hint: '办结后不能再评价和追问。', submit: '确认办结' },
    withdraw: {
      hint: '撤回后不再答复，不能恢复；需要时可以重新提问。接办前撤回的，其他人不再看到内容。',
      submit: '确认撤回',
    },
    done: {
      asked: '咨询已提交，在时限内答复，答复后会发消息给您。',
      rate: '评价已提交。',
      reopen: '追问已提交。',
      close: '咨询已办结。',
      withdraw: '咨询已撤回。',
    },
  },
} as const
