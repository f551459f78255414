import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { CASE_KEPT_MONTHS } from '../../data/month-tables.ts'

/** The moment before which a case must have ended for its retention to be over. */
export function keptSince(now: Date): Date {
  const moment = new Date(now)
  moment.setUTCMonth(moment.getUTCMonth() - CASE_KEPT_MONTHS)
  return moment
}

/** Whether a case is over for so long that it lies in the archive, or goes there tonight: its package is never written again. */
export function isForArchive(
  declaration: AnyCase,
  { status, updated_at: endedAt }: { readonly status: string; readonly updated_at: string },
  now: Date,
): boolean {
  const over: readonly string[] = statesIn(declaration, 'over')
  return over.includes(status) && Date.parse(endedAt) < keptSince(now).getTime()
}
