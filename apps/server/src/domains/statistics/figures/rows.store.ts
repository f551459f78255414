import { type RawBuilder, sql } from 'kysely'
import { EVENT_MEASURES, type EventMeasureCode } from '@lqr/contract/statistics/event-measures.ts'
import { sealedFor } from '../../../cases/case.store.ts'
import type { Db } from '../../../data/database.ts'
import type { Cut } from './cut.rules.ts'
import { all, rowConditions } from './figures.store.ts'
import type { Period } from './period.rules.ts'

export interface EventRow {
  readonly caseId: string
  readonly caseNo: string | null
  readonly day: string
  /** Null where the enterprise has not said it yet: who registers counts before the certification. */
  readonly corporateName: string | null
  readonly areaCode: string
  readonly industry: string
  readonly scale: string
  readonly orgName: string | null
  readonly productName: string | null
  readonly amountYuan: number
  /** Whether it was taken back before anybody took it up: nothing of the enterprise is told then. */
  readonly isSealed: boolean
}

export interface RowsQuestion {
  readonly cut: Cut
  readonly period: Period | null
  readonly measure: EventMeasureCode
  /** After the row of this day and case. */
  readonly after?: { readonly day: string; readonly caseId: string } | undefined
  readonly limit: number
}

/** Where the number of a case stands: enterprises have none, a drawing has that of its report. */
function caseNumber(measure: EventMeasureCode): RawBuilder<unknown> {
  if (measure === 'reports.drawn')
    return sql`(select c.report_no from report_drawdown d join demand_report c on c.id = d.report_id where d.id = f.case_id)`
  switch (measure.split('.')[0]) {
    case 'registered':
    case 'certified':
      return sql`null::text`
    case 'needs':
      return sql`(select c.demand_no from financing_need c where c.id = f.case_id)`
    case 'reports':
      return sql`(select c.report_no from demand_report c where c.id = f.case_id)`
    case 'questions':
      return sql`(select c.question_no from advisory_question c where c.id = f.case_id)`
    case 'openings':
      return sql`(select c.number from account_opening c where c.id = f.case_id)`
    case 'projects':
      return sql`(select c.project_no from equity_project c where c.id = f.case_id)`
    default:
      return sql`(select c.apply_no from product_application c where c.id = f.case_id)`
  }
}

/** Where the cases of a measure lie that count on once they were taken back. */
function takenBackTable(measure: EventMeasureCode): string | undefined {
  if (measure.split('.')[0] === 'questions') return 'advisory_question'
  const isApplication = EVENT_MEASURES.some(({ code, hasProduct }) => code === measure && hasProduct)
  return isApplication ? 'product_application' : undefined
}

/** Whether a case is sealed for the viewer: the enterprise of a cut reads its own. */
function sealedCase(measure: EventMeasureCode, { companyId }: Cut): RawBuilder<unknown> {
  const table = takenBackTable(measure)
  if (!table) return sql`false`
  const sealed = sealedFor('a', { companyId: companyId ?? null })
  return sql`exists (select from ${sql.table(table)} a where a.id = f.case_id and ${sealed})`
}

/** What the row says: of a case that was taken back what was asked for, which is in no sum (decision 0209). */
function amountOf(measure: EventMeasureCode): RawBuilder<unknown> {
  if (measure !== 'applied') return sql`f.total`
  return sql`coalesce((select a.amount_yuan from product_application a where a.id = f.case_id and a.sealed_at is not null), f.total)`
}

/** The cases of a cut, the newest first. */
export async function listEventRows(
  db: Db,
  { cut, period, measure, after, limit }: RowsQuestion,
): Promise<EventRow[]> {
  const conditions = [
    ...rowConditions(cut, [measure], period ? [period] : undefined),
    ...(after ? [sql`(day, case_id) < (${after.day}::date, ${after.caseId}::bigint)`] : []),
  ]
  const { rows } = await sql<EventRow>`
    select f.case_id "caseId", ${caseNumber(measure)} "caseNo", f.day, e.corporate_name "corporateName", f.area_code "areaCode",
      f.industry, f.scale, organisation_label(o.short_name, o.merged_into_id) "orgName", p.name "productName",
      ${amountOf(measure)}::numeric "amountYuan",
      ${sealedCase(measure, cut)} "isSealed"
    from (select case_id, day from figure_event where ${all(conditions)} order by day desc, case_id desc limit ${limit}) page
    join figure_event f on f.measure = ${measure} and f.case_id = page.case_id
    join enterprise e on e.id = f.company_id
    left join organisation o on o.id = f.org_id left join product p on p.id = f.product_id
    order by f.day desc, f.case_id desc`.execute(db)
  return rows
}

export interface ProductFound {
  readonly id: string
  readonly name: string
  readonly orgName: string
}

/** Products with applications within the cut whose name has the words; the cut's own product is one of them whatever its name. */
export async function findProducts(
  db: Db,
  cut: Cut,
  { name, limit }: { readonly name: string; readonly limit: number },
): Promise<ProductFound[]> {
  const { productId, ...around } = cut
  const named = sql`position(lower(${name}) in lower(p.name)) > 0`
  const wanted = productId ? sql`(p.id = ${productId} or ${named})` : named
  const { rows } = await sql<ProductFound>`
    select p.id, p.name, organisation_label(o.short_name, o.merged_into_id) "orgName"
    from product p join organisation o on o.id = p.org_id
    where ${wanted} and exists (select from figure_event where product_id = p.id and ${all(rowConditions(around, ['applied']))})
    order by ${productId ? sql`p.id = ${productId} desc,` : sql``} p.name, p.id limit ${limit}`.execute(db)
  return rows
}

/** The names of these products. */
export async function productNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
