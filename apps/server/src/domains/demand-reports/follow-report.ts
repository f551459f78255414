import type { CaseFollower } from '../../cases/case-followers.ts'
import { endAskedBy } from '../credit/index.ts'
import { reportKind } from './report-kind.ts'
import type { ReportRecord } from './report-record.ts'

/** What an institution asked for within a report ends where the report goes on without it: recalled by the authority, or given back. */
export const reportFollower: CaseFollower<ReportRecord> = {
  kind: reportKind.declaration.kind,
  async follow(moving, { before, after }) {
    if (before.org_id === null || after.org_id !== null) return
    await endAskedBy(moving, reportKind, { caseId: after.id, orgId: before.org_id })
  },
}
