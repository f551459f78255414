import { type RawBuilder, sql } from 'kysely'
import { codesWithin, DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import type { EventMeasureCode } from '@lqr/contract/statistics/event-measures.ts'
import type { FigureCut } from '@lqr/contract/statistics/figure-filter.ts'
import { MOST_DAYS } from '@lqr/contract/statistics/time-cuts.ts'
import type { Db } from '../../../data/database.ts'
import { type Cut, dimensions, hasDays, hasMonths, type Place, placeOf } from './cut.rules.ts'
import { type Period, splitPeriod } from './period.rules.ts'

/** What the kept rows of a measure add up to, in one part of a split. */
export interface EventSum {
  readonly part: string
  readonly measure: EventMeasureCode
  readonly key: string
  readonly cases: number
  readonly total: number
  readonly weight: number
}

export interface FigureQuestion {
  readonly cut: Cut
  readonly period: Period | null
  readonly measures: readonly EventMeasureCode[]
  readonly by?: FigureCut | undefined
}

type Sql = RawBuilder<unknown>

/** What stands for all in a summary. */
const ALL = '*'
const INDUSTRY_VALUES = INDUSTRIES.map(({ code }) => code)
/** An enterprise that names none has the empty one. */
const SCALE_VALUES = [...ENTERPRISE_SCALES.map(({ code }) => code), '']

/**
 * The sums of a cut, exact for everything committed: whole months and days from the summaries that hold it, with what is not
 * folded yet, and the rest from the rows.
 */
export async function sumFigures(db: Db, question: FigureQuestion): Promise<EventSum[]> {
  const { rows } = await sql<EventSum>`
    select part, measure, key, sum(cases)::int cases, sum(total) total, sum(weight) / 100 weight
    from (${sql.join(branches(question), sql` union all `)}) t
    group by part, measure, key having sum(cases) <> 0`.execute(db)
  return rows
}

function branches(question: FigureQuestion): Sql[] {
  const { cut, period, by } = question
  const place = placeOf(cut, by)
  const byDays = by !== undefined && MOST_DAYS[by] !== undefined
  const isKept = byDays ? hasDays : hasMonths
  if (!isKept(cut, place.level, by)) return [fromRows(question, place, period ? [period] : undefined)]
  if (period === null) {
    return [fromCube(question, place, byDays ? 'D' : 'M', undefined), fromChanges(question, place, undefined)]
  }
  const { months, days } = byDays ? { months: undefined, days: [period] } : splitPeriod(period)
  const keepsDays = hasDays(cut, place.level, by)
  const folded = [...(months ? [months] : []), ...(keepsDays ? days : [])]
  return [
    ...(months ? [fromCube(question, place, 'M', [months])] : []),
    // Each end by itself: an index reads one range of days, not two.
    ...days.map((end) =>
      keepsDays ? fromCube(question, place, 'D', [end]) : fromRows(question, place, [end]),
    ),
    ...(folded.length > 0 ? [fromChanges(question, place, folded)] : []),
  ]
}

function fromCube(
  { cut, measures, by }: FigureQuestion,
  place: Place,
  span: 'M' | 'D',
  periods?: readonly Period[],
) {
  const told = dimensions(cut, by)
  // In the whole province an institution's rows by trade tell scales apart too, and the other way round.
  const both = place.level === 1 && told.org && (told.industry || told.scale)
  const conditions = [
    sql`span = ${sql.lit(span)} and area_level = ${sql.lit(place.level)}`,
    ...(place.areas ? [sql`area_code = any(${place.areas}::bpchar[])`] : []),
    sql`industry = any(${valuesOf(cut.industry, told.industry || both, INDUSTRY_VALUES)}::bpchar[])`,
    sql`scale = any(${valuesOf(cut.scale, told.scale || both, SCALE_VALUES)}::text[])`,
    // A row by product names its institution too.
    cut.orgIds
      ? sql`org_id = any(${cut.orgIds}::bigint[])`
      : told.org || told.product
        ? sql`org_id > 0`
        : sql`org_id = 0`,
    told.product
      ? cut.productId
        ? sql`product_id = ${cut.productId}`
        : sql`product_id > 0`
      : sql`product_id = 0`,
    oneOf(measures),
    ...within(sql.ref('start'), periods),
  ]
  const part = by === 'area' ? sql`area_code::text` : partOf(by, sql.ref('start'))
  return sql`select ${part} part, measure, key, cases, total, weight from figure_cube where ${all(conditions)}`
}

/** The wanted one, each of them, or the row of all. */
function valuesOf(wanted: string | undefined, each: boolean, values: readonly string[]): readonly string[] {
  if (wanted !== undefined) return [wanted]
  return each ? values : [ALL]
}

function fromRows(question: FigureQuestion, place: Place, periods?: readonly Period[]) {
  return sql`select ${partOfRow(question.by, place)} part, measure, key, 1::bigint cases, total, weight
    from figure_event where ${all(rowConditions(question.cut, question.measures, periods))}`
}

function fromChanges(question: FigureQuestion, place: Place, periods?: readonly Period[]) {
  return sql`select ${partOfRow(question.by, place)} part, measure, key, sign, sign * total, sign * weight
    from figure_event_change where ${all(rowConditions(question.cut, question.measures, periods))}`
}

/** The conditions on the kept rows of a cut. */
export function rowConditions(
  cut: Cut,
  measures: readonly EventMeasureCode[],
  periods?: readonly Period[],
): Sql[] {
  return [
    oneOf(measures),
    ...areaConditions(cut),
    ...(cut.industry ? [sql`industry = ${cut.industry}`] : []),
    ...(cut.scale ? [sql`scale = ${cut.scale}`] : []),
    ...(cut.orgIds ? [sql`org_id = any(${cut.orgIds}::bigint[])`] : []),
    ...(cut.productId ? [sql`product_id = ${cut.productId}`] : []),
    ...(cut.companyId ? [sql`company_id = ${cut.companyId}`] : []),
    ...within(sql.ref('day'), periods),
  ]
}

function areaConditions({ areaCode, isOwnLevel = false }: Cut): Sql[] {
  if (isOwnLevel) return [sql`area_code = ${areaCode}::bpchar`]
  return areaCode === DEFAULT_SUBSTATION_ID ? [] : [sql`area_code = any(${codesWithin(areaCode)}::bpchar[])`]
}

/** One measure alone keeps the order of the index. */
function oneOf(measures: readonly EventMeasureCode[]): Sql {
  return measures.length === 1 ? sql`measure = ${measures[0]}` : sql`measure = any(${measures}::text[])`
}

export function all(conditions: readonly Sql[]): Sql {
  return sql.join(conditions, sql` and `)
}

function within(day: Sql, periods?: readonly Period[]): Sql[] {
  if (periods === undefined) return []
  const each = periods.map(({ from, to }) => sql`${day} between ${from}::date and ${to}::date`)
  return [sql`(${sql.join(each, sql` or `)})`]
}

function partOf(by: FigureCut | undefined, day: Sql): Sql {
  switch (by) {
    case 'day':
      return sql`to_char(${day}, 'YYYY-MM-DD')`
    case 'week':
      return sql`to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`
    case 'month':
      return sql`to_char(${day}, 'YYYY-MM')`
    case 'quarter':
      return sql`to_char(${day}, 'YYYY"-Q"Q')`
    case 'year':
      return sql`to_char(${day}, 'YYYY')`
    case 'industry':
      return sql`industry::text`
    case 'scale':
      return sql`scale`
    case 'institution':
      return sql`org_id::text`
    case 'product':
      return sql`product_id::text`
    default:
      return sql`''`
  }
}

function partOfRow(by: FigureCut | undefined, place: Place): Sql {
  return by === 'area'
    ? sql`figure_area(area_code, ${sql.lit(place.level)}::smallint)::text`
    : partOf(by, sql.ref('day'))
}

/** Moves the differences of the rows into the summaries; no figure changes. */
export async function foldCube(db: Db): Promise<void> {
  await sql`select fold_figure_cube()`.execute(db)
}
