import type { AuditEntity } from '@lqr/contract/all-audit-words.ts'

export interface MonthTable {
  readonly table: AuditEntity
  /** The column its months are told by. */
  readonly moment: string
  /** Months after their end for which rows are kept; older partitions are dropped. */
  readonly keptMonths: number
  /** Rows leave with their cases (`archiveCases`): a month that is lapsed waits until nothing else is left in it. */
  readonly waitsForArchive?: true
}

/**
 * Five years. 网络安全法 asks for at least six months of logs; 征信业管理条例 lets adverse records of a person be told for five
 * years, and as long it must be provable who read or decided what.
 */
export const AUDIT_KEPT_MONTHS = 60
/** Ten years after its end, as long as 反洗钱法 (article 34) has institutions keep the records of a business relation. */
export const CASE_KEPT_MONTHS = 120
/** Two years: a message only points to a case, and 个人信息保护法 asks for the shortest time that serves. */
const MESSAGE_KEPT_MONTHS = 24

/** Tables in partitions by month of the province (schema `parts`, `<table>_<year>_<month>`). */
export const MONTH_TABLES: readonly MonthTable[] = [
  { table: 'audit_log', moment: 'at', keptMonths: AUDIT_KEPT_MONTHS },
  { table: 'case_event', moment: 'at', keptMonths: CASE_KEPT_MONTHS, waitsForArchive: true },
  { table: 'message', moment: 'created_at', keptMonths: MESSAGE_KEPT_MONTHS },
]
