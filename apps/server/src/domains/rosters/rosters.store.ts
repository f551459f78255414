import { normalizeSearchText } from '@lqr/contract/rules/search-words.ts'
import { sql } from 'kysely'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { Db } from '../../data/database.ts'
import { matchesKeyword } from '../../data/search-text.ts'
import type { WantedEnterprise } from './wanted-enterprise.ts'

/** What rosters are narrowed to. */
export interface RosterFilter {
  readonly kind?: CodeOf<'roster.kind'> | undefined
  /** The year of issue. */
  readonly year?: string | undefined
  readonly currentOnly?: boolean | undefined
  /** Areas whose rosters are shown; undefined shows all. */
  readonly areas?: readonly string[] | undefined
  /** The calendar day that decides what has expired, YYYY-MM-DD. */
  readonly today: string
}

/** What stands on a roster for everybody: what a change would add is not there yet, what it would remove still is. */
const isPublic = (entry: string) => sql<boolean>`${sql.ref(`${entry}.change`)} is distinct from 'ADD'`

const entries = sql<number>`(select count(*)::int from roster_entry e
  where e.roster_id = roster.id and ${isPublic('e')})`

const headColumns = (today: string) => [
  'roster.title' as const,
  'roster.kind' as const,
  'roster.issuer' as const,
  'roster.batch' as const,
  'roster.issued_on as issuedOn' as const,
  'roster.valid_to as validTo' as const,
  'roster.is_example as isExample' as const,
  sql<boolean>`coalesce(roster.valid_to < ${today}::date, false)`.as('isExpired'),
]

export const shownColumns = (today: string) => [
  'roster.id' as const,
  ...headColumns(today),
  'roster.area_code as areaCode' as const,
  'region.name as areaName' as const,
  'roster.source_url as sourceUrl' as const,
  'roster.note' as const,
  entries.as('entries'),
]

function narrowed(db: Db, { kind, year, currentOnly, areas, today }: RosterFilter) {
  let query = db
    .selectFrom('roster')
    .innerJoin('region', 'region.code', 'roster.area_code')
    .where('roster.status', '=', 'PUBLISHED')
  if (kind) query = query.where('roster.kind', '=', kind)
  if (year) {
    query = query
      .where('roster.issued_on', '>=', `${year}-01-01`)
      .where('roster.issued_on', '<=', `${year}-12-31`)
  }
  if (currentOnly) query = query.where(sql<boolean>`coalesce(roster.valid_to >= ${today}::date, true)`)
  return areas ? query.where(sql<boolean>`roster.area_code = any(${areas}::text[])`) : query
}

/** One page of published rosters, the latest first. */
export function findRosters(db: Db, filter: RosterFilter & PageRequest) {
  const query = narrowed(db, filter)
    .orderBy('roster.issued_on', 'desc')
    .orderBy('roster.id', 'desc')
    .select(shownColumns(filter.today))
  return pageOf(db, query, filter)
}

/** One published roster. */
export function findRoster(db: Db, id: string, today: string) {
  return narrowed(db, { today }).where('roster.id', '=', id).select(shownColumns(today)).executeTakeFirst()
}

/** Number of rosters, of those still valid, of their entries, and of the enterprises behind these (each once). */
export async function sumRosters(db: Db, filter: RosterFilter) {
  const chosen = narrowed(db, filter).select('roster.id')
  const rosters = await narrowed(db, filter)
    .select([
      sql<number>`count(*)::int`.as('rosters'),
      sql<number>`count(*) filter (where coalesce(roster.valid_to >= ${filter.today}::date, true))::int`.as(
        'current',
      ),
    ])
    .executeTakeFirstOrThrow()
  const standing = await db
    .selectFrom('roster_entry')
    .where('roster_id', 'in', chosen)
    .where(isPublic('roster_entry'))
    .select([
      sql<number>`count(*)::int`.as('entries'),
      sql<number>`count(distinct coalesce(credit_code, enterprise_name))::int`.as('enterprises'),
    ])
    .executeTakeFirstOrThrow()
  return { ...rosters, ...standing }
}

/** Number of rosters of each kind. */
export function countByKind(db: Db, filter: RosterFilter) {
  return narrowed(db, filter)
    .groupBy('roster.kind')
    .select(['roster.kind as code', sql<number>`count(*)::int`.as('count')])
    .execute()
}

/** Number of rosters of each year of issue, the latest year first. */
export function countByYear(db: Db, filter: RosterFilter) {
  const year = sql<string>`to_char(roster.issued_on, 'YYYY')`
  return narrowed(db, filter)
    .groupBy(year)
    .orderBy(year, 'desc')
    .select([year.as('code'), sql<number>`count(*)::int`.as('count')])
    .execute()
}

export const entryColumns = [
  'roster_entry.id' as const,
  'roster_entry.enterprise_name as enterpriseName' as const,
  'roster_entry.credit_code as creditCode' as const,
  'region.name as areaName' as const,
  'roster_entry.note' as const,
]

interface EntryFilter {
  readonly rosterId: string
  readonly keyword?: string | undefined
  /** Areas of the enterprises; undefined shows all. */
  readonly areas?: readonly string[] | undefined
  /** With what a change would add. */
  readonly withChanges?: boolean
}

/** The enterprises of a roster, narrowed. */
export function entriesOf(db: Db, { rosterId, keyword, areas, withChanges = false }: EntryFilter) {
  let query = db
    .selectFrom('roster_entry')
    .leftJoin('region', 'region.code', 'roster_entry.area_code')
    .where('roster_entry.roster_id', '=', rosterId)
  if (!withChanges) query = query.where(isPublic('roster_entry'))
  if (areas) query = query.where(sql<boolean>`roster_entry.area_code = any(${areas}::text[])`)
  const found = matchesKeyword(keyword, 'roster_entry')
  return found ? query.where(found) : query
}

/** One page of the enterprises of a roster. */
export function findEntries(db: Db, filter: EntryFilter & PageRequest) {
  return pageOf(db, entriesOf(db, filter).orderBy('roster_entry.id').select(entryColumns), filter)
}

/** One page of the entries of an enterprise over all published rosters of the filter: valid ones first, then the latest. */
export function searchEntries(
  db: Db,
  wanted: WantedEnterprise,
  filter: RosterFilter & PageRequest & { readonly entryAreas?: readonly string[] | undefined },
) {
  const { today, entryAreas } = filter
  const rosters = narrowed(db, filter).select('roster.id')
  let query = db
    .selectFrom('roster_entry')
    .innerJoin('roster', 'roster.id', 'roster_entry.roster_id')
    .leftJoin('region', 'region.code', 'roster_entry.area_code')
    .where('roster_entry.roster_id', 'in', rosters)
    .where(isPublic('roster_entry'))
  if ('creditCode' in wanted) query = query.where('roster_entry.credit_code', '=', wanted.creditCode)
  else {
    const found = matchesKeyword(wanted.name, 'roster_entry')
    if (found) query = query.where(found)
  }
  if (entryAreas) query = query.where(sql<boolean>`roster_entry.area_code = any(${entryAreas}::text[])`)
  return pageOf(
    db,
    query
      .orderBy(sql`coalesce(roster.valid_to < ${today}::date, false)`)
      .orderBy('roster.issued_on', 'desc')
      .orderBy('roster_entry.id')
      .select([...entryColumns, 'roster_entry.roster_id as rosterId', ...headColumns(today)]),
    filter,
  )
}

/**
 * The published rosters on which an enterprise stands: by its code, or by its whole name where either code is missing, whatever the
 * width of the signs it is written with.
 */
export function findMentions(
  db: Db,
  { name, creditCode }: { name: string; creditCode: string | null },
  today: string,
) {
  return db
    .selectFrom('roster')
    .where('roster.status', '=', 'PUBLISHED')
    .where(
      sql<boolean>`exists (select from roster_entry e where e.roster_id = roster.id and ${isPublic('e')} and case
        when e.credit_code is not null and ${creditCode}::text is not null then e.credit_code = ${creditCode}
        else e.search_text = ${normalizeSearchText(name)} end)`,
    )
    .orderBy('roster.issued_on', 'desc')
    .orderBy('roster.id', 'desc')
    .select(['roster.id as rosterId', ...headColumns(today)])
    .limit(20)
    .execute()
}
