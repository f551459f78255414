import { labelOf } from '../kernel/field.ts'
import { reportAsked } from './form.ts'

/** The longest list, and the largest file. */
export const MOST_IMPORT_ROWS = 5_000
export const IMPORT_LIMIT_BYTES = 2 * 1024 * 1024

/** The columns of a list in the order of its template; amounts stand in 万元. */
export const IMPORT_COLUMNS = [
  { name: 'creditCode', title: '统一社会信用代码' },
  { name: 'corporateName', title: '企业名称' },
  { name: 'applicantKind', title: labelOf(reportAsked.applicantKind) },
  { name: 'areaCode', title: labelOf(reportAsked.areaCode) },
  { name: 'address', title: labelOf(reportAsked.address) },
  { name: 'amountYuan', title: '需求金额（万元）' },
  { name: 'termMonths', title: '期望期限（月）' },
  { name: 'wantRate', title: '期望年利率不高于（%，选填）' },
  { name: 'guaranteeMode', title: labelOf(reportAsked.guaranteeMode) },
  { name: 'loanPurpose', title: labelOf(reportAsked.loanPurpose) },
  { name: 'purpose', title: labelOf(reportAsked.purpose) },
  { name: 'fundsIndustryCode', title: labelOf(reportAsked.fundsIndustryCode) },
  { name: 'contactName', title: labelOf(reportAsked.contactName) },
  { name: 'contactPhone', title: labelOf(reportAsked.contactPhone) },
] as const

export type ImportColumn = (typeof IMPORT_COLUMNS)[number]['name']
