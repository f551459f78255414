import { sql } from 'kysely'
import type { EventMeasureCode } from '@lqr/contract/statistics/event-measures.ts'
import type { Db } from '../../../data/database.ts'

/** The rows that name enterprises: those of a measure, or of the grants alone that have a rate. */
export type Behind = EventMeasureCode | 'credited.rated'

/** A case with the enterprise behind it, and what its splits read. */
export interface CaseBehind {
  readonly measure: Behind
  readonly regionCode: string
  readonly key: string
  readonly industry: string
  readonly month: string
  readonly orgId: string
  readonly companyId: string
}

/** The cases of these measures in these areas: asked for areas with few of them alone. Nobody stands behind an amount that is in no sum (decision 0209). */
export async function casesBehind(
  db: Db,
  wanted: readonly { readonly measure: Behind; readonly regionCode: string }[],
): Promise<CaseBehind[]> {
  if (wanted.length === 0) return []
  const { rows } = await sql<CaseBehind>`
    select w.measure, f.area_code "regionCode", f.key, f.industry, to_char(f.day, 'YYYY-MM') "month", f.org_id::text "orgId",
      f.company_id::text "companyId"
    from unnest(${wanted.map(({ measure }) => measure)}::text[], ${wanted.map(({ regionCode }) => regionCode)}::bpchar[])
      w (measure, area_code)
    join figure_event f on f.measure = case w.measure when 'credited.rated' then 'credited' else w.measure end
      and f.area_code = w.area_code and (f.measure <> 'applied' or f.total > 0)
    where w.measure <> 'credited.rated'
      or exists (select from product_application a where a.id = f.case_id and a.credit_rate is not null)`.execute(
    db,
  )
  return rows
}
