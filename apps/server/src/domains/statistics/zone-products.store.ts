import { sql } from 'kysely'
import { AMOUNT_BANDS } from '@lqr/contract/reference/amount-bands.ts'
import type { Db } from '../../data/database.ts'
import { listed } from './counts.store.ts'

/** The listed products of a zone on a site, summed up. */
export interface ZoneOffer {
  readonly products: number
  readonly onlineProducts: number
  readonly institutions: number
  readonly lowestAnnualCost: number | null
  readonly highestAmountYuan: number | null
}

/** What the groups of a zone's products are made by. */
export type ZoneFacet = 'amount' | 'guarantee' | 'orgCategory'

interface ZoneGroup {
  readonly facet: ZoneFacet
  readonly key: string
  readonly count: number
}

const upperEnds = AMOUNT_BANDS.flatMap(({ maxYuan }) => (maxYuan === undefined ? [] : [maxYuan + 1]))
const bandCodes = AMOUNT_BANDS.map(({ code }) => code)

/**
 * The listed products of a zone and their groups; undefined regions are the whole province. A premium is no cost of a loan,
 * so guarantees and insurances stay out of the lowest cost.
 */
export async function sumZoneProducts(
  db: Db,
  zone: string,
  scope: readonly string[] | undefined,
): Promise<{ offer: ZoneOffer | undefined; groups: ZoneGroup[] }> {
  const inZone = sql`${listed(scope)} and p.zones @> array[${zone}]`
  const offer = sql<ZoneOffer>`select count(*)::int products, (count(*) filter (where p.online_apply))::int "onlineProducts",
      count(distinct p.org_id)::int institutions, max(p.amount_max_yuan) "highestAmountYuan",
      min(p.annual_cost_min) filter (where p.category not in ('guaranteeService', 'creditInsurance')) "lowestAnnualCost"
    from ${inZone}`
  const groups = sql<ZoneGroup>`with hit as (
      select p.amount_max_yuan, p.guarantee_modes, o.org_category from ${inZone})
    select 'amount' facet, (${bandCodes}::text[])[width_bucket(amount_max_yuan, ${upperEnds}::numeric[]) + 1] key,
      count(*)::int count from hit group by 2
    union all select 'guarantee', mode, count(*)::int from hit, unnest(guarantee_modes) mode group by 2
    union all select 'orgCategory', org_category, count(*)::int from hit group by 2`
  const [{ rows: offers }, { rows }] = [await offer.execute(db), await groups.execute(db)]
  return { offer: offers[0], groups: rows }
}
