import { type SqlBool, sql } from 'kysely'
import type { Policy, PolicySummary } from '@lqr/contract/policies/entities.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import { allOf } from '../../data/all-of.ts'
import type { Db } from '../../data/database.ts'
import { listedPage, type MappedConditions, type Reading } from '../../data/search-page.ts'
import { inForceToken } from '../../data/search-maps/mapped-tables.ts'
import { mappedCounts } from '../../data/search-maps/read-maps.store.ts'
import { matchesKeyword } from '../../data/search-text.ts'
import { shownIn } from '../../data/shown-areas.ts'

/** What policies are narrowed to. */
export interface PolicyFilter {
  readonly keyword?: string | undefined
  readonly level?: string | undefined
  readonly type?: string | undefined
  readonly currentOnly?: boolean | undefined
  /** The area codes a site shows; undefined shows all. */
  readonly areas?: readonly string[] | undefined
  readonly now: Date
  /** The calendar day that decides what is in force, YYYY-MM-DD. */
  readonly today: string
}

function summaryColumns(today: string) {
  return [
    'id' as const,
    'title' as const,
    'doc_no as docNo' as const,
    'level' as const,
    'type' as const,
    'issuer' as const,
    'issued_at as issuedAt' as const,
    'effective_from as effectiveFrom' as const,
    'effective_to as effectiveTo' as const,
    'declare_from as declareFrom' as const,
    'declare_to as declareTo' as const,
    'area_codes as areaCodes' as const,
    'key_points as keyPoints' as const,
    'published_at as publishedAt' as const,
    'is_example as isExample' as const,
    sql<PolicySummary['validity']>`case when effective_to < ${today}::date then 'expired'
      when effective_from > ${today}::date then 'upcoming' else 'current' end`.as('validity'),
  ]
}

/** Published, and its time to appear has come. */
const isPublished = (now: Date) => sql<SqlBool>`status = 'PUBLISHED' and published_at <= ${now.toISOString()}`

/** What a filter asks besides keyword and areas. */
function conditions({ level, type, currentOnly, now, today }: PolicyFilter) {
  const parts = [isPublished(now)]
  if (level) parts.push(sql`level = ${level}`)
  if (type) parts.push(sql`type = ${type}`)
  if (currentOnly) {
    parts.push(sql`coalesce(effective_to >= ${today}::date, true)`)
    parts.push(sql`coalesce(effective_from <= ${today}::date, true)`)
  }
  return allOf(parts)
}

/** The same as tokens of the maps. */
function mappedConditions({ level, type, currentOnly, areas, now, today }: PolicyFilter): MappedConditions {
  const tokens = [...(level ? [`level:${level}`] : []), ...(type ? [`type:${type}`] : [])]
  const days = currentOnly ? [inForceToken(today)] : []
  return { tokens, days, areas, now, rows: isPublished(now) }
}

function filtered(db: Db, filter: PolicyFilter) {
  const query = db.selectFrom('policy').where(conditions(filter))
  return filter.areas ? query.where(shownIn(filter.areas)) : query
}

function narrowed(db: Db, filter: PolicyFilter) {
  const found = matchesKeyword(filter.keyword)
  return found ? filtered(db, filter).where(found) : filtered(db, filter)
}

/** One page of policies, the latest first. */
export function findPolicies(reading: Reading, filter: PolicyFilter & PageRequest) {
  const { db } = reading
  const rows = filtered(db, filter)
  const latest = (query: typeof rows) =>
    query.orderBy('published_at', 'desc').orderBy('id', 'desc').select(summaryColumns(filter.today))
  return listedPage(
    reading,
    {
      table: 'policy',
      keyword: filter.keyword,
      conditions: conditions(filter),
      areas: filter.areas && shownIn(filter.areas),
      orderedBy: 'published_at',
      order: sql`published_at desc, id desc`,
      mapped: mappedConditions(filter),
      read: (ids) => latest(db.selectFrom('policy').where('id', 'in', ids)).execute(),
      unmapped: (total) => pageOf(db, latest(rows), filter, total),
    },
    filter,
  )
}

/** One policy with its texts; undefined when it is not published or its time has not come. */
export function findPolicy(db: Db, id: string, now: Date, today: string): Promise<Policy | undefined> {
  return db
    .selectFrom('policy')
    .where(isPublished(now))
    .where('id', '=', id)
    .select([
      ...summaryColumns(today),
      'body',
      'guide',
      'cash_from as cashFrom',
      'cash_to as cashTo',
      'industries',
      'scales',
      'phone',
      'source_url as sourceUrl',
    ])
    .executeTakeFirst()
}

/** How many policies of the filter there are of each level or type, by code. */
export async function countPolicies(
  { db, pool }: Reading,
  { by, codes }: { readonly by: 'level' | 'type'; readonly codes: readonly string[] },
  filter: PolicyFilter,
): Promise<Map<string, number>> {
  const { keyword, areas } = filter
  const asked = allOf([conditions(filter), areas && shownIn(areas)])
  const search = { table: 'policy', keyword, conditions: asked, ...mappedConditions(filter) } as const
  const known = await mappedCounts(pool, search, by, codes)
  if (known) return known
  const rows = await narrowed(db, filter)
    .groupBy(by)
    .select([by, sql<number>`count(*)::int`.as('count')])
    .execute()
  return new Map(rows.map((row) => [row[by] as string, row.count]))
}
