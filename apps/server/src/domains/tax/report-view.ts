import type * as z from 'zod'
import type { taxReport } from '@lqr/contract/tax/entities.ts'
import type { Actor } from '../../http/actor.ts'
import { isOpenTo } from './licence.access.ts'
import type { ReportRow } from './report.store.ts'

/** An application for a report as the viewer sees it. */
export function reportView(row: ReportRow, actor: Actor): z.output<typeof taxReport> {
  const status = row.shownStatus
  return {
    ...row,
    status,
    expiresAt: row.shownExpiresAt,
    can: {
      download: status === 'READY' && isOpenTo(row, actor),
      authorise: status === 'SUBMITTED' && row.companyId === actor.companyId,
    },
  }
}
