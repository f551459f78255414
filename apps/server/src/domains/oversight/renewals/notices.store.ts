import { sql } from 'kysely'
import { NO_RENEWAL } from '@lqr/contract/applications/application-case.ts'
import type { LOAN_KINDS } from '@lqr/contract/oversight/renewal-calls.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import { OFFERED } from './loans.store.ts'

/** A renewal that ended so leaves the loan as it was. */
const UNANSWERED_NOTICE = [...NO_RENEWAL, 'REJECTED', 'EXPIRED'] as const

export interface LoanNotice {
  readonly kind: (typeof LOAN_KINDS)[number]['code']
  readonly id: string
  readonly number: string
  readonly companyId: string
  readonly orgName: string
  readonly openYuan: number
  readonly dueOn: string
  /** The enterprise renews it in one step; otherwise it asks the institution. */
  readonly isRenewedHere: boolean
}

/** Loans due by the day of which nobody was told at this distance and which nobody renews. */
export async function listUntold(
  db: Db,
  { from, until, days, limit }: { from: string; until: string; days: number; limit: number },
): Promise<LoanNotice[]> {
  const { rows } = await sql<LoanNotice>`select d.kind, d.id, d.number, d.company_id "companyId",
      organisation_label(o.short_name, o.merged_into_id) "orgName", d.open_yuan "openYuan", d.due_on "dueOn",
      (d.kind = 'application' and exists (${OFFERED})) "isRenewedHere"
    from loan_due d join organisation o on o.id = d.org_id
    where d.due_on between ${from}::date and ${until}::date
      and not exists (select from renewal_notice w where w.kind = d.kind and w.loan_id = d.id and w.days <= ${days})
      and not exists (select from product_application a where d.kind = 'application' and a.renews_id = d.id
        and a.status not in (${codeLiterals(UNANSWERED_NOTICE)}))
    order by d.due_on, d.kind, d.id limit ${limit}`.execute(db)
  return rows
}

/** Notes that the enterprise is told; false when somebody else did so. */
export async function claimNotice(
  db: Db,
  { kind, id }: Pick<LoanNotice, 'kind' | 'id'>,
  days: number,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('renewal_notice')
    .values({ kind, loan_id: id, days, told_at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
