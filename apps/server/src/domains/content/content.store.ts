import { type SqlBool, sql } from 'kysely'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import { allOf } from '../../data/all-of.ts'
import type { Db } from '../../data/database.ts'
import { listedPage, type MappedConditions, type Reading } from '../../data/search-page.ts'
import { matchesKeyword } from '../../data/search-text.ts'
import { shownIn } from '../../data/shown-areas.ts'

/** What a list of articles is narrowed to. `areas` are the codes a site shows; undefined shows all. */
export interface ArticleFilter extends PageRequest {
  readonly kind?: string | undefined
  readonly category?: string | undefined
  readonly zone?: string | undefined
  readonly keyword?: string | undefined
  readonly areas?: readonly string[] | undefined
  readonly now: Date
}

const summaryColumns = [
  'id',
  'kind',
  'category',
  'zone',
  'title',
  'summary',
  'source',
  'published_at as publishedAt',
  'area_codes as areaCodes',
  'is_example as isExample',
] as const

const wholeColumns = [
  ...summaryColumns,
  'body',
  'source_url as sourceUrl',
  sql<{ label: string; value: string }[]>`facts`.as('facts'),
  'action_path as actionPath',
  'outside_url as outsideUrl',
  'outside_name as outsideName',
] as const

/** Published and visible links of a group in their order. */
export function findLinks(
  db: Db,
  filter: PageRequest & { linkGroup?: CodeOf<'link.link_group'> | undefined },
) {
  let query = db
    .selectFrom('link')
    .where('is_visible', '=', true)
    .where('status', '=', 'PUBLISHED')
    .select(['id', 'name', 'url', 'link_group as linkGroup', 'summary'])
    .orderBy('sort')
    .orderBy('id')
  if (filter.linkGroup) query = query.where('link_group', '=', filter.linkGroup)
  return pageOf(db, query, filter)
}

/** Published, and its time has come. */
const isPublished = (now: Date) => sql<SqlBool>`status = 'PUBLISHED' and published_at <= ${now.toISOString()}`

/** What a filter asks besides keyword and areas. */
function conditions({ kind, category, zone, now }: ArticleFilter) {
  const parts = [isPublished(now)]
  if (kind) parts.push(sql`kind = ${kind}`)
  if (category) parts.push(sql`category = ${category}`)
  if (zone) parts.push(sql`zone = ${zone}`)
  return allOf(parts)
}

/** The same as tokens of the maps; the articles of one kind have an index of their own. */
function mappedConditions({ kind, category, zone, areas, now }: ArticleFilter): MappedConditions {
  const ofKind = kind ? [`kind:${kind}`] : []
  return {
    tokens: [...ofKind, ...(category ? [`category:${category}`] : []), ...(zone ? [`zone:${zone}`] : [])],
    areas,
    now,
    rows: allOf([isPublished(now), kind ? sql<SqlBool>`kind = ${kind}` : undefined]),
    ...(kind ? { token: `kind:${kind}` } : {}),
  }
}

function filtered(db: Db, filter: ArticleFilter) {
  const query = db.selectFrom('article').where(conditions(filter))
  return filter.areas ? query.where(shownIn(filter.areas)) : query
}

function narrowed(db: Db, filter: ArticleFilter) {
  const found = matchesKeyword(filter.keyword)
  return found ? filtered(db, filter).where(found) : filtered(db, filter)
}

/** One page of articles without their texts, newest first. */
export function findArticles(reading: Reading, filter: ArticleFilter) {
  const { db } = reading
  const rows = filtered(db, filter)
  const newest = (query: typeof rows) =>
    query.orderBy('published_at', 'desc').orderBy('id', 'desc').select(summaryColumns)
  return listedPage(
    reading,
    {
      table: 'article',
      keyword: filter.keyword,
      conditions: conditions(filter),
      areas: filter.areas && shownIn(filter.areas),
      orderedBy: 'published_at',
      order: sql`published_at desc, id desc`,
      mapped: mappedConditions(filter),
      read: (ids) => newest(db.selectFrom('article').where('id', 'in', ids)).execute(),
      unmapped: (total) => pageOf(db, newest(rows), filter, total),
    },
    filter,
  )
}

/** One page of articles with their texts, in the order they were written in: help is read from the beginning. */
export function findWholeArticles(db: Db, filter: ArticleFilter) {
  return pageOf(db, narrowed(db, filter).orderBy('id').select(wholeColumns), filter)
}

/** One article with its text; undefined when it is not published or its time has not come. */
export function findArticle(db: Db, filter: { id: string; now: Date; kind?: CodeOf<'article.kind'> }) {
  let query = db
    .selectFrom('article')
    .where(isPublished(filter.now))
    .where('id', '=', filter.id)
    .select(wholeColumns)
  if (filter.kind) query = query.where('kind', '=', filter.kind)
  return query.executeTakeFirst()
}

/** Where an article stands in its list. */
export interface ArticlePlace {
  readonly id: string
  readonly kind: string
  readonly publishedAt: string
}

/** The articles next to one in the list of its kind, newest first, among those the areas show; null at the ends. */
export async function findNeighbours(
  db: Db,
  place: ArticlePlace,
  shown: { readonly areas: readonly string[] | undefined; readonly now: Date },
) {
  const nearest = (side: 'newer' | 'older') => {
    const [sign, way] = side === 'newer' ? (['>', 'asc'] as const) : (['<', 'desc'] as const)
    return filtered(db, { ...shown, kind: place.kind, currentPageNum: 1, pageSize: 1 })
      .where(
        sql<boolean>`(published_at, id) ${sql.raw(sign)} (${place.publishedAt}::timestamptz, ${place.id}::bigint)`,
      )
      .select([sql<typeof side>`${side}::text`.as('side'), 'id', 'title'])
      .orderBy('published_at', way)
      .orderBy('id', way)
      .limit(1)
  }
  const found = await db
    .selectFrom(nearest('newer').as('newer'))
    .select(['side', 'id', 'title'])
    .unionAll(db.selectFrom(nearest('older').as('older')).select(['side', 'id', 'title']))
    .execute()
  const at = (side: 'newer' | 'older') => {
    const row = found.find((one) => one.side === side)
    return row ? { id: row.id, title: row.title } : null
  }
  return { newer: at('newer'), older: at('older') }
}
