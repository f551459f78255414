import { sql } from 'kysely'
import { DRAWN_STATES } from '@lqr/contract/applications/application-case.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'

export interface EnterpriseRecord {
  readonly regionCode: string | null
  readonly certiFlg: number
  readonly scale: string | null
  readonly industryCode: string | null
  readonly hasLoan: boolean
  readonly cases: number
}

/** Every enterprise by what the screen tells of it. */
export async function countEnterprises(db: Db): Promise<EnterpriseRecord[]> {
  const { rows } = await sql<EnterpriseRecord>`
    select e.area_code "regionCode", e.certi_flg::int "certiFlg",
      case when e.certi_flg = 3 then e.scale end scale, case when e.certi_flg = 3 then e.industry_code end "industryCode",
      (e.certi_flg = 3 and loan.company_id is not null) "hasLoan", count(*)::int cases
    from enterprise e
    left join (select distinct company_id from product_application where status in (${codeLiterals(DRAWN_STATES)})) loan
      on loan.company_id = e.id
    group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

export interface LadderRecord {
  readonly kind: string
  readonly cases: number
  readonly borrowed: number
}

/** Certified enterprises that stand on a published list in force, each once per kind of list. */
export async function countListed(db: Db, day: string): Promise<LadderRecord[]> {
  const { rows } = await sql<LadderRecord>`
    select r.kind, count(distinct e.id)::int cases, count(distinct e.id) filter (where exists (
        select from product_application a where a.company_id = e.id and a.status in (${codeLiterals(DRAWN_STATES)})))::int borrowed
    from roster r join roster_entry n on n.roster_id = r.id join enterprise e on e.credit_code = n.credit_code
    where r.status = 'PUBLISHED' and (r.valid_to is null or r.valid_to >= ${day}::date) and e.certi_flg = 3
      and n.change is distinct from 'ADD'
    group by 1`.execute(db)
  return rows
}
