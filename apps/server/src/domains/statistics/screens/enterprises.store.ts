import { sql } from 'kysely'
import { PROVINCE_ALONE } from '@lqr/contract/statistics/measures.ts'
import type { Db } from '../../../data/database.ts'
import { CURRENT } from '../tally.store.ts'

export interface EnterpriseRecord {
  readonly regionCode: string
  readonly certiFlg: number
  /** Certified, and money was paid out to it. */
  readonly hasLoan: boolean
  readonly cases: number
}

/** Every enterprise by area and by how far it has come. */
export async function countEnterprises(db: Db): Promise<EnterpriseRecord[]> {
  const { rows } = await sql<EnterpriseRecord>`
    select region_code "regionCode", split_part(key, '/', 1)::int "certiFlg", split_part(key, '/', 2) = 'loan' "hasLoan", sum(cases)::int cases
    from ${CURRENT} t where measure = 'enterprises' group by region_code, key having sum(cases) <> 0`.execute(
    db,
  )
  return rows
}

export interface KindRecord {
  readonly scale: string | null
  readonly industryCode: string | null
  readonly cases: number
}

/** Every certified enterprise by scale and trade. */
export async function countKinds(db: Db): Promise<KindRecord[]> {
  const { rows } = await sql<KindRecord>`
    select nullif(split_part(key, '/', 1), '') scale, nullif(split_part(key, '/', 2), '') "industryCode", sum(cases)::int cases
    from ${CURRENT} t where measure = 'certified.kind' and region_code = ${PROVINCE_ALONE} group by key having sum(cases) <> 0`.execute(
    db,
  )
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
    select r.kind, count(distinct e.id)::int cases, count(distinct e.id) filter (where e.has_loan)::int borrowed
    from roster r join roster_entry n on n.roster_id = r.id join enterprise e on e.credit_code = n.credit_code
    where r.status = 'PUBLISHED' and (r.valid_to is null or r.valid_to >= ${day}::date) and e.certi_flg = 3
      and n.change is distinct from 'ADD'
    group by 1`.execute(db)
  return rows
}
