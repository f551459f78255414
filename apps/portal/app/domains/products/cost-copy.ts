/** Texts of the comprehensive annual cost and its calculator. */
export const copy = {
  title: '综合年化成本怎么算',
  formula: '综合年化成本 =（全部利息 + 企业承担的全部费用）÷ 实际占用的本金 ÷ 借款年数',
  method:
    '实际占用的本金按还款方式计算：到期还本的是全部借款；按月还本的，是每月还款前剩余本金的平均数。所以同一笔一次性费用，还得越早，折合年化越高。',
  source:
    '计算口径参照中国人民银行推动的“明示企业贷款综合融资成本”工作（《企业贷款综合融资成本清单》）：利息与企业承担的每一项费用按同一方法折算为年化。政府、金融机构承担的费用不计入。',
  basis: (amount: string, term: string, repayment: string) => `按借款 ${amount}、${term}、${repayment}计算`,
  wholePrincipal: '到期还本',
  item: '成本项',
  yearly: '折合年化',
  money: '合计金额',
  interest: (rate: string) => `利息（年利率 ${rate}）`,
  total: '合计：综合年化成本',
  firstPayment: (amount: string, isEqual: boolean) =>
    isEqual ? `每月还款约 ${amount}（不含费用）。` : `首月还款约 ${amount}（不含费用）。`,
  ownTitle: '按我的金额、期限和还款方式算',
  amount: '借款金额',
  term: '借款期限',
  repayment: '还款方式',
  calculate: '计算',
  range: (min: string, max: string) => `借款金额须在 ${min}到 ${max}之间`,
  termRange: (min: number, max: number) => `借款期限须在 ${min} 到 ${max} 个月之间`,
  notOffered: '该产品没有这种还款方式，请重新选择',
  atHighest: (cost: string, rate: string) => `如按最高年利率 ${rate}，综合年化成本为 ${cost}。`,
  notOffer: '以上为测算，不是贷款承诺，最终以机构审批结果和合同为准。',
} as const
