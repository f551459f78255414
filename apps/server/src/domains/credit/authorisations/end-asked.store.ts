import { type RawBuilder, sql } from 'kysely'
import { ACCESS_STATES } from '@lqr/contract/credit/states.ts'
import type { CaseKind } from '../../../cases/case-kind.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import { revokeReasons } from './copy.ts'

/**
 * Whether `a` is what an institution asked for within the case. Where another case of the same number goes on between both, as the need does
 * after a response, it is that one's.
 */
const isAskedWithin = ({ table, task }: CaseKind, caseId: string): RawBuilder<boolean> =>
  sql`a.requested_by_account_id is not null and exists (select from ${sql.table(table)} c ${task.join ?? sql``}
    where c.id = ${caseId} and a.grantor_company_id = c.company_id and a.biz_no = ${task.number}
      and coalesce(a.successor_org_id, a.grantee_org_id) = c.org_id
      and not exists (select from case_task t where t.number = a.biz_no and t.org_id = c.org_id))`

/** What the enterprise has not answered yet lapses. */
export async function lapseAsked(db: Db, kind: CaseKind, caseId: string, now: Date): Promise<void> {
  await sql`update credit_authorisation a set status = 'EXPIRED', valid_to = ${now.toISOString()}, version = a.version + 1
    where a.status = 'REQUESTED' and ${isAskedWithin(kind, caseId)}`.execute(db)
}

/** Ends what the enterprise has granted; answers the ids. */
export async function revokeAsked(db: Db, kind: CaseKind, caseId: string, now: Date): Promise<string[]> {
  const at = now.toISOString()
  const { rows } = await sql<{ id: string }>`update credit_authorisation a set status = 'REVOKED',
      revoked_at = ${at}, revoke_reason = ${revokeReasons.caseEnded}, version = a.version + 1
    where a.status in (${codeLiterals(ACCESS_STATES)}) and a.valid_to > ${at} and ${isAskedWithin(kind, caseId)}
    returning a.id`.execute(db)
  return rows.map(({ id }) => id)
}
