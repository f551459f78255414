/** Words of service enquiries on pages that go without scripts. */
export const liteEnquiryCopy = {
  list: {
    title: '我的服务询价',
    description: '不需要 JavaScript 的服务询价列表。',
    empty: '还没有服务询价。在“中介服务”里打开一项服务，再点“网络不好？在省流量版询价”。',
    services: '查看中介服务',
  },
  form: {
    title: '服务询价',
    description: '不需要 JavaScript 的服务询价表，随时可以暂存。',
    lead: '机构在时限内报价或说明原因，提交后可以看到截止时间。报价后由您决定是否委托；费用由双方自行结算，平台不经手。申请融资不收费，请勿向代办贷款的人付费。',
    notCertified: '请先完成企业认证，通过后再提交。已经填写的内容会留着。',
    submit: '提交询价',
  },
  detail: {
    title: '服务询价详情',
    description: '不需要 JavaScript 的服务询价详情与报价。',
    back: '返回我的服务询价',
    outcome: '报价与评价',
    declined: '未承接',
    moves: {
      order: {
        submit: '确认委托',
        hint: '机构会收到消息并开始服务，可以查看您的姓名和电话，您也能看到经办人的电话；费用由双方自行结算。',
      },
      close: {
        submit: '确认并评价',
        hint: '评价提交后不能修改；平均分和评价数会公开，评价意见只有双方看到。',
      },
      withdraw: { submit: '确认撤回', hint: '撤回后不能恢复，可以重新询价。' },
      cancel: {
        submit: '确认终止',
        hint: '服务机构会收到消息并看到原因，终止后不能恢复；已产生的费用由双方自行协商。',
      },
    },
    done: {
      asked: '询价已提交，请等待机构报价。',
      order: '已委托。',
      close: '已确认并评价。',
      withdraw: '询价已撤回。',
      cancel: '委托已终止。',
    },
  },
} as const
