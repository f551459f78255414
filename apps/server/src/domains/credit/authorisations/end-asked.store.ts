import { type RawBuilder, sql } from 'kysely'
import { ACCESS_STATES } from '@lqr/contract/credit/states.ts'
import type { CaseKind } from '../../../cases/case-kind.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import { revokeReasons } from './copy.ts'

/** A case, and the institution with which it was; that of the case unless said otherwise. */
export interface EndedFor {
  readonly caseId: string
  readonly orgId?: string
}

/**
 * Whether `a` is what the institution asked for within the case. Where another case of the same number goes on between both, it is that
 * one's.
 */
function isAskedWithin({ table, task }: CaseKind, { caseId, orgId }: EndedFor): RawBuilder<boolean> {
  const org = orgId === undefined ? sql`c.org_id` : sql`${orgId}::bigint`
  return sql`a.requested_by_account_id is not null and exists (select from ${sql.table(table)} c ${task.join ?? sql``}
    where c.id = ${caseId} and a.grantor_company_id = c.company_id and a.biz_no = ${task.number}
      and coalesce(a.successor_org_id, a.grantee_org_id) = ${org}
      and not exists (select from case_task t where t.number = a.biz_no and t.org_id = ${org}))`
}

/** What the enterprise has not answered yet lapses. */
export async function lapseAsked(db: Db, kind: CaseKind, of: EndedFor, now: Date): Promise<void> {
  await sql`update credit_authorisation a set status = 'EXPIRED', valid_to = ${now.toISOString()}, version = a.version + 1
    where a.status = 'REQUESTED' and ${isAskedWithin(kind, of)}`.execute(db)
}

/** Ends what the enterprise has granted; answers the ids. */
export async function revokeAsked(db: Db, kind: CaseKind, of: EndedFor, now: Date): Promise<string[]> {
  const at = now.toISOString()
  const { rows } = await sql<{ id: string }>`update credit_authorisation a set status = 'REVOKED',
      revoked_at = ${at}, revoke_reason = ${revokeReasons.caseEnded}, version = a.version + 1
    where a.status in (${codeLiterals(ACCESS_STATES)}) and a.valid_to > ${at} and ${isAskedWithin(kind, of)}
    returning a.id`.execute(db)
  return rows.map(({ id }) => id)
}
