import { sql } from 'kysely'
import type pg from 'pg'
import type { ItemClassCode } from '@lqr/contract/credit/item-classes.ts'
import type { ObjectionMark } from '@lqr/contract/credit/objections/objection-mark.ts'
import type { TopicContent } from '@lqr/contract/credit/topic-schema.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { askedTogether } from '../../../data/asked-together.ts'
import type { Db } from '../../../data/database.ts'
import { MARKS_OF_ITEM, type MarkRow, shownMarks } from '../objections/index.ts'
import { TOPIC_HEAD, WITH_TOPIC_STATE, type TopicHead } from './topic-state.store.ts'

export interface ItemRow {
  readonly id: string
  readonly source: string
  readonly dataDate: string | null
  readonly fetchedAt: string
  readonly isDemonstration: boolean
  readonly itemClass: ItemClassCode | null
  readonly publishedOn: string | null
  readonly publishedUntil: string | null
  readonly content: TopicContent
}

/** An item with the objections that stand beside it, for whoever reads it. */
export interface MarkedItem extends ItemRow {
  readonly objections: readonly ObjectionMark[]
}

export interface WantedPage {
  readonly companyId: string
  readonly topic: CreditTopicCode
  /** The day as of which the topic is shown. */
  readonly on: string
  readonly limit: number
  readonly offset: number
}

/** A page of what is kept of a topic, with what is known of the topic as of the same moment. */
export interface KeptPage extends TopicHead {
  readonly rows: readonly MarkedItem[]
  readonly total: number
}

interface PageRow extends TopicHead {
  readonly items: readonly (ItemRow & { readonly marks: readonly MarkRow[] | null })[] | null
  readonly total: number | null
}

const pageTogether = askedTogether<WantedPage, PageRow>(
  'credit-topic-page',
  (asked) => sql`select k.place, ${TOPIC_HEAD}, p.items, p.total
    from ${asked} k(place int, "companyId" bigint, topic text, "on" date, "limit" int, "offset" int)
    join enterprise e on e.id = k."companyId" ${WITH_TOPIC_STATE(sql`k.topic`)}
    cross join lateral (
      select json_agg(json_build_object('id', i.id::text, 'source', i.source, 'dataDate', i.data_date,
          'fetchedAt', i.fetched_at, 'isDemonstration', i.is_demonstration, 'itemClass', i.item_class,
          'publishedOn', i.published_on, 'publishedUntil', i.published_until, 'content', i.content,
          'marks', ${MARKS_OF_ITEM}) order by i.data_date desc nulls last, i.id desc) items,
        max(i.total)::int total
      from (select id, company_id, topic, source, source_key, data_date, fetched_at, is_demonstration, item_class, published_on,
          published_until, content, count(*) over () total from credit_item
        where company_id = k."companyId" and topic = k.topic and superseded_at is null
          and (published_until is null or published_until > k."on")
        order by data_date desc nulls last, id desc limit k."limit" offset k."offset") i) p`,
)

/**
 * What stands of a topic and is shown on the day, each item with its objections, in one statement: a topic call is asked most of all calls
 * under an authorisation. Items come as JSON, which spells moments as the pool does. Undefined where there is no such company.
 */
export async function findTopicPage(
  db: Db,
  wanted: WantedPage,
  pool?: pg.Pool,
): Promise<KeptPage | undefined> {
  const [row] = await pageTogether(wanted, pool ?? db)
  if (row === undefined) return undefined
  const { items, total, ...head } = row
  const rows = (items ?? []).map(({ marks, ...item }) => ({ ...item, objections: shownMarks(marks) }))
  return { ...head, rows, total: total ?? (wanted.offset > 0 ? await countItems(db, wanted) : 0) }
}

/** A page beyond the last has no item that could tell how many there are. */
async function countItems(db: Db, { companyId, topic, on }: WantedPage): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from credit_item
    where company_id = ${companyId} and topic = ${topic} and superseded_at is null
      and (published_until is null or published_until > ${on})`.execute(db)
  return rows[0]?.total ?? 0
}
