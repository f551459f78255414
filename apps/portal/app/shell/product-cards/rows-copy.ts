/** Heads of the columns of products as rows. */
export const rowsCopy = {
  product: '产品与机构',
  amount: '额度',
  term: '期限',
  guarantee: '担保',
  decision: '平均审批',
  annualCost: '综合年化成本',
  from: '起',
} as const
