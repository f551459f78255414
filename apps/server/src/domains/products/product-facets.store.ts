import type pg from 'pg'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { PRODUCT_FACETS } from '@lqr/contract/products/product-calls.ts'
import { CONDITIONS, narrowedFrom, type ProductFilters } from './product-list.store.ts'

type Facet = (typeof PRODUCT_FACETS)[number]

export interface FacetCount {
  facet: Facet
  code: string
  count: number
}

/** The codes of one product under each facet, as rows. */
const CODES: Record<Facet, string> = {
  guaranteeMode: 'unnest(guarantee_modes)',
  orgCategory: 'unnest(array[org_category])',
  category: 'unnest(array[category])',
  zone: 'unnest(zones)',
  targetGroup: 'unnest(target_groups)',
}

function isFacet(name: string): name is Facet {
  return PRODUCT_FACETS.some((facet) => facet === name)
}

/**
 * How many listed products each code of each facet would leave: a facet is counted under every filter but its own. One
 * pass over the products that match the other filters; nothing when those are more than the exact limit.
 */
export async function countFacets(pool: pg.Pool, filters: ProductFilters): Promise<FacetCount[]> {
  const used = (Object.keys(CONDITIONS) as (keyof ProductFilters)[]).filter(
    (name) => filters[name] !== undefined,
  )
  const condition = (name: keyof ProductFilters) =>
    `(${CONDITIONS[name].replace('?', () => `$${used.indexOf(name) + 1}`)})`
  const from = narrowedFrom(used, used.filter((name) => !isFacet(name)).map(condition))
  const chosen = used.filter(isFacet)
  const flags = chosen.map((name) => `, ${condition(name)} "is ${name}"`).join('')
  const counted = PRODUCT_FACETS.map((facet) => {
    const others = ['true', ...chosen.filter((name) => name !== facet).map((name) => `"is ${name}"`)]
    return `select '${facet}' facet, code, count(*)::int count from hit, ${CODES[facet]} code
      where ${others.join(' and ')} and (select count(*) from hit) <= ${EXACT_TOTAL_LIMIT} group by code`
  })
  const { rows } = await pool.query<FacetCount>(
    `with hit as materialized (
      select p.guarantee_modes, o.org_category, p.category, p.zones, p.target_groups${flags}
      from ${from} limit ${EXACT_TOTAL_LIMIT + 1})
    ${counted.join(' union all ')}`,
    used.map((name) => filters[name]),
  )
  return rows
}
