/** Words of a product card; apart from the rest, because the first visit of the home page loads them. */
export const facts = {
  amount: '额度',
  term: '期限',
  annualCost: '综合年化成本',
  from: '起',
  rate: '年利率',
  guarantee: '担保方式',
  guaranteeShort: '担保',
  decision: '平均审批',
  days: '天',
  withinADay: '1 天内',
  noRecord: '暂无记录',
  institution: '机构',
  online: '可在线申请',
  offline: '线下办理',
  category: '产品类型',
} as const
