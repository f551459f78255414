import {
  type PublishedRange,
  TERM_DEVIATIONS,
  type TermDeviationCode,
} from '@lqr/contract/applications/deviations.ts'
import { GUARANTEE_MODES, type GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'

const yuan = (amount: number) => (amount % 10_000 === 0 ? `${amount / 10_000} 万元` : `${amount} 元`)

const PUBLISHED: Readonly<Record<TermDeviationCode, (range: PublishedRange) => string>> = {
  RATE: ({ rateMin, rateMax }) => `${rateMin.toFixed(2)}%–${rateMax.toFixed(2)}%`,
  TERM: ({ termMinMonths, termMaxMonths }) => `${termMinMonths}–${termMaxMonths} 个月`,
  AMOUNT: ({ amountMinYuan }) => `${yuan(amountMinYuan)}起`,
  REPAYMENT: ({ repaymentModes }) =>
    REPAYMENT_MODES.filter(({ code }) => repaymentModes.includes(code))
      .map(({ name }) => name)
      .join('、'),
}

/** What the product published where a grant differs: `年利率（公布 3.40%–3.85%）`. */
export const publishedWhere = (range: PublishedRange, codes: readonly TermDeviationCode[]) =>
  TERM_DEVIATIONS.filter(({ code }) => codes.includes(code))
    .map(({ code, name }) => `${name}（公布 ${PUBLISHED[code](range)}）`)
    .join('、')

/** What is said at a field that the product, the grant or the calendar does not allow. */
export const termsCopy = {
  amountRange: (min: number, max: number) => `该产品的额度为 ${yuan(min)}到 ${yuan(max)}`,
  termRange: (min: number, max: number) => `该产品的期限为 ${min} 到 ${max} 个月`,
  creditTooHigh: (max: number) => `授信金额不能超过该产品的最高额度 ${yuan(max)}`,
  deviates: (range: PublishedRange, codes: readonly TermDeviationCode[]) =>
    `与产品公布的条件不同：${publishedWhere(range, codes)}。请填写原因`,
  creditOnlyGuaranteed: (mode: GuaranteeModeCode) =>
    `企业申请的担保方式是“${GUARANTEE_MODES.find(({ code }) => code === mode)?.name ?? mode}”，不能记为纯信用，请取消勾选`,
  creditPast: '授信有效期须晚于今天',
  loanTooHigh: (max: number) => `放款金额不能超过授信金额 ${yuan(max)}`,
  loanInFuture: '放款日期不能晚于今天',
  loanBeforeCredit: (creditedOn: string) => `放款日期不能早于授信日期 ${creditedOn}`,
  repricedBefore: '重定价日不能早于放款日期',
  flagNotCreditOnly: '这笔授信没有记为纯信用，不能标识为信用贷款',
  flagCreditOnly: '这笔授信记为纯信用，不能标识为融资担保或政府性融资担保',
  flagEarlierLoan: '已注明企业此前在平台以外已有贷款，不能标识为首贷户贷款',
  repaidTooMuch: (open: number) => `归还本金不能超过未还本金 ${yuan(open)}`,
  repaidInFuture: '还款日期不能晚于今天',
  repaidBefore: (day: string) => `还款日期不能早于 ${day}（放款或上一次还款）`,
} as const
