import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import { containsKeyword } from '../../data/search-text.ts'

/** So many different words are kept of a day: whoever sends made-up ones does not fill the table. */
const WORDS_A_DAY = 5_000

export interface Miss {
  readonly day: string
  readonly siteCode: string
  readonly words: string
  readonly hasPartial: boolean
}

/** Counts a search that found nothing with all its words; words that are kept of the day are counted on, however many there are. */
export async function countMiss(db: Db, { day, siteCode, words, hasPartial }: Miss): Promise<void> {
  await sql`insert into search_miss (day, site_code, words, has_partial)
    select ${day}::date, ${siteCode}::text, ${words}::text, ${hasPartial}::boolean
    where (select count(*) from search_miss where day = ${day}::date) < ${WORDS_A_DAY}
      or exists (select from search_miss where day = ${day}::date and site_code = ${siteCode} and words = ${words})
    on conflict (day, site_code, words)
      do update set times = search_miss.times + 1, has_partial = excluded.has_partial`.execute(db)
}

/** Words looked for in vain since a day, the most frequent first. */
export function findMisses(
  db: Db,
  {
    since,
    keyword,
    ...page
  }: PageRequest & { readonly since: string; readonly keyword?: string | undefined },
) {
  const misses = db
    .selectFrom('search_miss')
    .leftJoin('region', 'region.code', 'search_miss.site_code')
    .where('day', '>=', since)
    .groupBy('words')
    .select([
      'words',
      sql<number>`sum(times)::int`.as('times'),
      sql<string[]>`array_agg(distinct coalesce(region.name, site_code::text))`.as('siteNames'),
      sql<string>`max(day)`.as('lastDay'),
      sql<boolean>`bool_or(has_partial)`.as('hasPartial'),
    ])
    .orderBy(sql`sum(times)`, 'desc')
    .orderBy('words')
  return pageOf(db, keyword ? misses.where(containsKeyword(keyword, 'words')) : misses, page)
}

/** Forgets what was looked for before a day. */
export async function forgetMisses(db: Db, before: string): Promise<void> {
  await db.deleteFrom('search_miss').where('day', '<', before).execute()
}
