/** States of the consent by which a tax authority hands an enterprise's data to one institution. */
export const taxLicenceStates = [
  { code: 'VALID', name: '有效' },
  { code: 'EXPIRED', name: '已到期' },
  { code: 'REVOKED', name: '已撤销' },
] as const

export type TaxLicenceStatus = (typeof taxLicenceStates)[number]['code']

/** States of a gold-tax report, from asking to the end of its days. */
export const taxReportStates = [
  { code: 'SUBMITTED', name: '待企业授权' },
  { code: 'AUTHORISED', name: '已授权' },
  { code: 'GENERATING', name: '生成中' },
  { code: 'READY', name: '可下载' },
  { code: 'EXPIRED', name: '已过期' },
  { code: 'FAILED', name: '生成失败' },
] as const

export type TaxReportStatus = (typeof taxReportStates)[number]['code']

/** Which state may follow which; what is over stays so. */
export const TAX_REPORT_MOVES = {
  SUBMITTED: ['AUTHORISED', 'EXPIRED'],
  AUTHORISED: ['GENERATING', 'FAILED', 'EXPIRED'],
  GENERATING: ['READY', 'FAILED', 'EXPIRED'],
  READY: ['EXPIRED'],
  EXPIRED: [],
  FAILED: [],
} as const satisfies Record<TaxReportStatus, readonly TaxReportStatus[]>

/** States in which a report still comes to something. */
export const GOING_REPORT_STATES = [
  'SUBMITTED',
  'AUTHORISED',
  'GENERATING',
  'READY',
] as const satisfies readonly TaxReportStatus[]

/** States that end by themselves, as EXPIRED: with their time, with their licence or with their case. */
export const LAPSING_REPORT_STATES = ['SUBMITTED', 'READY'] as const satisfies readonly TaxReportStatus[]

/** States in which the tax side has something to do, or has to be asked how far it is; past their time they are FAILED. */
export const WORKING_REPORT_STATES = [
  'AUTHORISED',
  'GENERATING',
] as const satisfies readonly TaxReportStatus[]
