import { type RawBuilder, sql } from 'kysely'
import { DRAWN_STATES } from '@lqr/contract/applications/application-case.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'

/** The regions a site lists; undefined is the whole province. */
type Scope = readonly string[] | undefined

interface KeyCount {
  key: string
  count: number
}

/** The listed products of a site: what stands behind `from`. */
export function listed(scope: Scope): RawBuilder<unknown> {
  const shown = scope ? sql` and (p.area_codes = '{}' or p.area_codes && ${scope}::text[])` : sql``
  return sql`listed_product p join organisation o on o.id = p.org_id where o.status = 'active'${shown}`
}

/** The active institutions and listed products that the lists of a site show. */
export async function countOffers(db: Db, scope: Scope): Promise<{ institutions: number; products: number }> {
  const near = scope ? sql` and region_code = any(${scope}::text[])` : sql``
  const { rows } = await sql<{ institutions: number; products: number }>`select
    (select count(*)::int from organisation where status = 'active'${near}) institutions,
    (select count(*)::int from ${listed(scope)}) products`.execute(db)
  return rows[0] ?? { institutions: 0, products: 0 }
}

/** The listed products of a site by category, and by zone; a product can lie in several zones. */
export async function countProductGroups(db: Db, scope: Scope) {
  const categories = sql<KeyCount>`select p.category key, count(*)::int count from ${listed(scope)} group by 1`
  const zones = sql<KeyCount>`select zone key, count(*)::int count
    from (select unnest(p.zones) zone from ${listed(scope)}) z group by 1`
  return {
    byCategory: (await categories.execute(db)).rows,
    byZone: (await zones.execute(db)).rows,
  }
}

/** Short names of these organisations; a former one says who goes on. */
export async function organisationNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('organisation')
    .select(['id', sql<string>`organisation_label(short_name, merged_into_id)`.as('short_name')])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.short_name]))
}

export interface SuccessCase {
  corporateName: string
  areaName: string
  orgName: string
  productName: string
  loanAmountYuan: number
  creditRate: number | null
  termMonths: number | null
  days: number | null
  loanDate: string
  isExample: boolean
}

/** The newest disbursed cases of these regions: a few from the index of each, then the newest of those. */
export async function listDisbursed(
  db: Db,
  regions: readonly string[],
  limit: number,
): Promise<SuccessCase[]> {
  const { rows } = await sql<SuccessCase>`
    select e.corporate_name "corporateName", r.name "areaName", organisation_label(o.short_name, o.merged_into_id) "orgName",
      p.name "productName",
      a.loan_amount_yuan "loanAmountYuan", a.credit_rate "creditRate",
      coalesce(a.credit_term_months, a.term_months) "termMonths",
      greatest(a.loan_date - (a.created_at at time zone 'Asia/Shanghai')::date, 0) days,
      a.loan_date "loanDate", a.is_example "isExample"
    from (
      select newest.id from unnest(${regions}::text[]) region,
        lateral (select id, loan_date from product_application
          where region_code = region::char(6) and status in (${codeLiterals(DRAWN_STATES)}) and loan_date is not null
          order by loan_date desc, id desc limit ${limit}) newest
      order by newest.loan_date desc, newest.id desc limit ${limit}
    ) chosen
    join product_application a on a.id = chosen.id join enterprise e on e.id = a.company_id
    join organisation o on o.id = a.org_id join product p on p.id = a.product_id join region r on r.code = a.region_code
    order by a.loan_date desc, a.id desc`.execute(db)
  return rows
}
