import type { Role } from '../kernel/access.ts'

export const EXPORT_FORMATS = [
  { code: 'xlsx', name: 'Excel（xlsx）' },
  { code: 'csv', name: 'CSV' },
  { code: 'pdf', name: 'PDF' },
] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]['code']

export const EXPORT_STATES = [
  { code: 'PENDING', name: '生成中' },
  { code: 'READY', name: '可下载' },
  { code: 'FAILED', name: '未生成' },
] as const
export type ExportState = (typeof EXPORT_STATES)[number]['code']

export const EXPORT_FAILURES = [
  { code: 'tooManyRows', name: '超过单个文件的行数上限，请缩小筛选范围后重新导出' },
  { code: 'dayUsedUp', name: '超过今天可导出的行数，请明天再试或缩小筛选范围' },
  { code: 'notAllowed', name: '您的权限已变化，请到列表重新导出' },
  { code: 'broken', name: '生成时出错，请重试' },
] as const
export type ExportFailure = (typeof EXPORT_FAILURES)[number]['code']

/** How long a file can be fetched. */
export const EXPORT_HOURS = 24
/** What is made at once; beyond it a file is made in the background. */
export const MOST_AT_ONCE = 5_000
/** What is set in type as one document. */
export const MOST_PDF_ROWS = 2_000

interface RowLimits {
  /** Rows of one file. */
  readonly file: number
  /** Rows of all files of a day of the province. */
  readonly day: number
}

const LIMITS: readonly { readonly roles: readonly Role[]; readonly limits: RowLimits }[] = [
  { roles: ['operator', 'admin'], limits: { file: 200_000, day: 1_000_000 } },
  { roles: ['govViewer', 'contentEditor'], limits: { file: 50_000, day: 200_000 } },
  {
    roles: ['financeOfficer', 'financeManager', 'financeProduct', 'financeEquity', 'agency'],
    limits: { file: 20_000, day: 100_000 },
  },
]
const LEAST: RowLimits = { file: 5_000, day: 20_000 }

/** How many rows the holder of these roles may take along: the widest of them counts. */
export function rowLimitsOf(roles: readonly Role[]): RowLimits {
  return LIMITS.find((line) => line.roles.some((role) => roles.includes(role)))?.limits ?? LEAST
}
