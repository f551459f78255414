/** Texts of an enquiry for both sides. */
export const copy = {
  pageTitle: (no: string) => (no ? `服务询价 ${no}` : '服务询价'),
  columns: {
    service: '服务名称',
    company: '询价企业',
    org: '服务机构',
    area: '服务地点',
    due: '当前时限',
    enquiryNo: '询价单号',
  },
  asked: '询价内容',
  contact: '联系方式',
  outcome: '报价与评价',
  declined: '未承接',
  end: {
    cancel: {
      ok: '确认终止',
      warning: '服务机构会收到消息并看到原因，终止后不能恢复；已产生的费用由双方自行协商。',
      done: '已终止',
    },
    stepOut: {
      ok: '确认退出',
      warning: '企业会收到消息并看到原因，退出后不能恢复；已产生的费用由双方自行协商。',
      done: '已退出',
    },
  },
  yuan: (amount: string) => `${amount} 元`,
  noMoney: '费用由企业与服务机构自行约定和结算，平台不经手。',
  current: {
    SUBMITTED: { title: '等待服务机构报价', isProviders: true },
    QUOTED: { title: '等待企业决定是否委托', isProviders: false },
    ORDERED: { title: '服务机构正在提供服务', isProviders: true },
    DELIVERED: { title: '等待企业确认并评价', isProviders: false },
  },
} as const
