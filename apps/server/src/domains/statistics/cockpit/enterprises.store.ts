import { type RawBuilder, sql } from 'kysely'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { type listAreaEnterprises, MOST_LISTED_ENTERPRISES } from '@lqr/contract/statistics/cockpit-calls.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../../data/database.ts'

type AreaEnterprise = CallOutput<typeof listAreaEnterprises>['list'][number]

const NEWEST = sql`order by e.reviewed_at desc nulls last, e.id desc limit ${sql.lit(MOST_LISTED_ENTERPRISES)}`

/** The newest of the province, or of these areas together: each is the beginning of an index. */
const newestWithin = (regions: readonly string[]): RawBuilder<unknown> =>
  regions.includes(DEFAULT_SUBSTATION_ID)
    ? sql`(select e.id from enterprise e where e.certi_flg = 3 ${NEWEST})`
    : sql`(select e.id from unnest(${regions}::text[]) region, lateral (select e.id, e.reviewed_at from enterprise e
        where e.certi_flg = 3 and coalesce(e.area_code, '620000') = region::char(6) ${NEWEST}) e ${NEWEST})`

/** The certified enterprises of these areas, those certified last first. */
export async function listCertified(db: Db, regions: readonly string[]): Promise<AreaEnterprise[]> {
  const { rows } =
    await sql<AreaEnterprise>`select l.id, l."corporateName", l."creditCode", l."industryCode", l.scale, l."certifiedOn", l."isExample",
      r.name "areaName" from (
      select e.id, coalesce(e.corporate_name, '') "corporateName", e.credit_code "creditCode", e.area_code,
        e.industry_code "industryCode", e.scale, (e.reviewed_at at time zone 'Asia/Shanghai')::date "certifiedOn",
        e.is_example "isExample"
      from ${newestWithin(regions)} newest join enterprise e on e.id = newest.id ${NEWEST}) l
    left join region r on r.code = l.area_code order by l."certifiedOn" desc nulls last, l.id desc`.execute(
      db,
    )
  return rows
}
