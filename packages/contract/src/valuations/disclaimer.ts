/** Stands beside every estimate, wherever it is read. */
export const VALUATION_DISCLAIMER =
  '本结果是自动估价，仅供参考，不是估价报告，不能作为抵押、交易、税务或诉讼的依据。办理抵押贷款，须由具备资质的房地产估价机构出具估价报告。'

/** The same in a few words, beside the figures. */
export const NOT_AN_APPRAISAL = '不是估价报告'

/** Days an estimate that a source gives no end for counts as current. */
export const VALIDITY_DAYS = 90
/** Hours in which an estimate can be saved. */
export const SAVE_HOURS = 24
/** Valuations an enterprise keeps. */
export const MAX_VALUATIONS = 50
