/** What a row of a reconciliation file tells (decision 0083). */
export const RECONCILIATION_KINDS = [
  { code: 'accepted', name: '受理' },
  { code: 'decision', name: '授信决定' },
  { code: 'contract', name: '签约' },
  { code: 'drawdown', name: '放款' },
  { code: 'repayment', name: '还款' },
  { code: 'balance', name: '未还余额' },
] as const
export type ReconciliationKind = (typeof RECONCILIATION_KINDS)[number]['code']

/** The names in the first line of a file, in their order. */
export const RECONCILIATION_COLUMNS = ['kind', 'applyNo', 'day', 'amountYuan', 'state'] as const

/** The first word of the last line, which says how many rows there are and what their amounts sum up to. */
export const RECONCILIATION_END = 'end'

/** What stands in `state` of a decision; other rows have none. */
export const DECISION_RESULTS = [
  { code: 'granted', name: '同意授信' },
  { code: 'refused', name: '不予授信' },
] as const

export const MOST_RECONCILIATION_ROWS = 100_000
export const RECONCILIATION_LIMIT_BYTES = 8 * 1024 * 1024

/** How two files of a day stand to one another. */
export const RECONCILIATION_STANDINGS = [
  { code: 'making', name: '平台文件生成中' },
  { code: 'comparing', name: '核对中' },
  { code: 'failed', name: '没有处理完' },
  { code: 'missing', name: '待上传' },
  { code: 'matched', name: '一致' },
  { code: 'differs', name: '有差异' },
  { code: 'settled', name: '差异已了结' },
] as const

/** In what a row of both files differs. */
export const DIFFERENCE_TYPES = [
  { code: 'missingHere', name: '平台没有' },
  { code: 'missingThere', name: '机构没有' },
  { code: 'amount', name: '金额不同' },
  { code: 'date', name: '日期不同' },
  { code: 'state', name: '状态不同' },
] as const
export type DifferenceType = (typeof DIFFERENCE_TYPES)[number]['code']

export const DIFFERENCE_STATES = [
  { code: 'open', name: '待处理' },
  { code: 'writeBack', name: '待回写' },
  { code: 'explained', name: '已说明，待平台确认' },
  { code: 'settled', name: '已了结' },
] as const
export type DifferenceState = (typeof DIFFERENCE_STATES)[number]['code']

/** What an institution answers: the platform is to be corrected by a write-back, or why both are right. */
export const DIFFERENCE_ANSWERS = [
  { code: 'writeBack', name: '以机构为准，将回写平台' },
  { code: 'explained', name: '说明原因' },
] as const

/** What happened to a difference. */
export const DIFFERENCE_STEPS = [
  { code: 'found', name: '发现差异' },
  { code: 'changed', name: '差异内容变化' },
  { code: 'writeBack', name: '答复：将回写' },
  { code: 'explained', name: '答复：说明原因' },
  { code: 'returned', name: '说明退回' },
  { code: 'confirmed', name: '说明已确认' },
  { code: 'matched', name: '再次核对，已一致' },
] as const
export type DifferenceStep = (typeof DIFFERENCE_STEPS)[number]['code']
