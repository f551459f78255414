import { sql } from 'kysely'
import type { LinkFault, LinkSource } from '@lqr/contract/content/broken-link-calls.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../../data/database.ts'
import { type PageRequest, pageOf } from '../../../data/paging.ts'
import { containsKeyword } from '../../../data/search-text.ts'

/** A link of a record as it was found, with its fault when it leads inside. */
export interface SeenLink {
  readonly source: LinkSource
  readonly recordId: string
  readonly href: string
  readonly words: string
  readonly title: string
  readonly areaCodes: readonly string[]
  readonly isOutside: boolean
  readonly fault: LinkFault | null
}

/** An outside page that failed once may only have been slow: it is told of from the second time on. */
const TELLING_FAILURES = 2
/** How long an outside page that answered is left alone, and one that did not. */
const ASKED_AGAIN = { answered: '20 hours', failed: '50 minutes' } as const

/**
 * Keeps links as they were seen at a moment. One inside stands as it was judged now, broken since it was first found so; of
 * one that leads outside nothing is said here.
 */
export async function keepSeen(db: Db, links: readonly SeenLink[], at: Date): Promise<void> {
  if (links.length === 0) return
  await sql`insert into checked_link as kept (source, record_id, href, words, title, area_codes, is_outside, fault,
      broken_since, checked_at, seen_at)
    select l.source, l."recordId", l.href, l.words, l.title, l."areaCodes", l."isOutside", l.fault,
      case when l.fault is not null then ${at.toISOString()}::timestamptz end,
      case when not l."isOutside" then ${at.toISOString()}::timestamptz end, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) l(source text, "recordId" bigint, href text, words text,
      title text, "areaCodes" text[], "isOutside" boolean, fault text)
    on conflict (source, record_id, href) do update set words = excluded.words, title = excluded.title,
      area_codes = excluded.area_codes, seen_at = excluded.seen_at,
      fault = case when kept.is_outside then kept.fault else excluded.fault end,
      broken_since = case when kept.is_outside then kept.broken_since
        when excluded.fault is not null then coalesce(kept.broken_since, excluded.broken_since) end,
      checked_at = case when kept.is_outside then kept.checked_at else excluded.checked_at end`.execute(db)
}

/** Forgets links that were not seen again: of everything of a kind, or of one record. */
export async function forgetUnseen(db: Db, source: LinkSource, at: Date, recordId?: string): Promise<void> {
  const unseen = db
    .deleteFrom('checked_link')
    .where('source', '=', source)
    .where('seen_at', '<', at.toISOString())
  await (recordId ? unseen.where('record_id', '=', recordId) : unseen).execute()
}

/** Outside addresses whose turn it is, those never asked first; each once. */
export async function findDueOutside(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ href: string }>`select href from checked_link where is_outside
    group by href having coalesce(min(checked_at) < ${now.toISOString()}::timestamptz
      - case when bool_or(fault is not null) then ${ASKED_AGAIN.failed}::interval else ${ASKED_AGAIN.answered}::interval end, true)
      or bool_or(checked_at is null)
    order by min(checked_at) nulls first, href limit ${limit}`.execute(db)
  return rows.map(({ href }) => href)
}

/** Keeps what an outside address answered, in every text it stands in. */
export async function keepAnswer(db: Db, href: string, fault: LinkFault | null, at: Date): Promise<void> {
  const moment = at.toISOString()
  await sql`update checked_link set fault = ${fault}, checked_at = ${moment}::timestamptz,
      failures = case when ${fault}::text is null then 0 else failures + 1 end,
      broken_since = case when ${fault}::text is not null then coalesce(broken_since, ${moment}::timestamptz) end
    where is_outside and href = ${href}`.execute(db)
}

/** Nothing is said of outside pages while nobody asks them. */
export async function forgetAnswers(db: Db): Promise<void> {
  await db
    .updateTable('checked_link')
    .set({ fault: null, broken_since: null, checked_at: null, failures: 0 })
    .where('is_outside', '=', true)
    .where('checked_at', 'is not', null)
    .execute()
}

/** Links that lead nowhere; `region` narrows them to what an area editor edits. */
function broken(db: Db, region: string | undefined) {
  const query = db
    .selectFrom('checked_link')
    .where('fault', 'is not', null)
    .where(sql<boolean>`(not is_outside or failures >= ${TELLING_FAILURES})`)
  if (region === undefined) return query
  const within = codesWithin(region)
  return query.where(sql<boolean>`area_codes <> '{}' and area_codes <@ ${within}::text[]`)
}

interface Filter extends PageRequest {
  readonly keyword?: string | undefined
  readonly source?: LinkSource | undefined
}

/** One page of them, the latest first. */
export function findBroken(db: Db, region: string | undefined, { keyword, source, ...page }: Filter) {
  let query = broken(db, region)
    .select([
      'id',
      'source',
      'record_id as recordId',
      'title',
      'words',
      'href',
      'is_outside as isOutside',
      sql<LinkFault>`fault`.as('fault'),
      sql<string>`broken_since`.as('brokenSince'),
      'checked_at as checkedAt',
    ])
    .orderBy('broken_since', 'desc')
    .orderBy('id', 'desc')
  if (source) query = query.where('source', '=', source)
  if (keyword)
    query = query.where((at) => at.or([containsKeyword(keyword, 'title'), containsKeyword(keyword, 'href')]))
  return pageOf(db, query, page)
}

/** One of them; undefined when it is mended, gone, or another area's. */
export function findBrokenLink(db: Db, region: string | undefined, id: string) {
  return broken(db, region)
    .where('id', '=', id)
    .select(['id', 'source', 'record_id as recordId', 'href', 'is_outside as isOutside'])
    .executeTakeFirst()
}
