import { type RawBuilder, sql } from 'kysely'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { type listAreaEnterprises, MOST_LISTED_ENTERPRISES } from '@lqr/contract/statistics/cockpit-calls.ts'
import type { Db } from '../../../data/database.ts'

type AreaEnterprise = CallOutput<typeof listAreaEnterprises>['list'][number]

const certifiedWithin = (regions: readonly string[]): RawBuilder<unknown> =>
  sql`enterprise e where e.certi_flg = 3 and coalesce(e.area_code, '620000') = any(${regions}::bpchar[])`

/** The certified enterprises of these areas, those certified last first. */
export async function listCertified(db: Db, regions: readonly string[]): Promise<AreaEnterprise[]> {
  const { rows } =
    await sql<AreaEnterprise>`select l.id, l."corporateName", l."creditCode", l."industryCode", l.scale, l."certifiedOn", l."isExample",
      r.name "areaName" from (
      select e.id, coalesce(e.corporate_name, '') "corporateName", e.credit_code "creditCode", e.area_code,
        e.industry_code "industryCode", e.scale, (e.reviewed_at at time zone 'Asia/Shanghai')::date "certifiedOn",
        e.is_example "isExample"
      from ${certifiedWithin(regions)}
      order by e.reviewed_at desc nulls last, e.id desc limit ${MOST_LISTED_ENTERPRISES}) l
    left join region r on r.code = l.area_code order by l."certifiedOn" desc nulls last, l.id desc`.execute(
      db,
    )
  return rows
}
