import { sql } from 'kysely'
import type { ItemClassCode } from '@lqr/contract/credit/item-classes.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { TopicContent } from '@lqr/contract/credit/topic-schema.ts'
import type { Db } from '../../../data/database.ts'
import type { ChangedItem } from '../changes/index.ts'
import type { Publication } from './publication.rules.ts'

/** What is kept of an item, to be compared with what its source says now. */
export interface StandingItem {
  readonly id: string
  readonly source: string
  readonly sourceKey: string
  readonly dataDate: string | null
  readonly content: TopicContent
  readonly itemClass: ItemClassCode | null
  readonly publishedOn: string | null
  readonly publishedUntil: string | null
}

/** Has savers of one topic go one after the other; true when the details had been read before. */
export async function holdTopic(
  tx: Db,
  state: { companyId: string; topic: CreditTopicCode; source: string; isDemonstration: boolean; at: string },
): Promise<void> {
  const { companyId, topic, source, isDemonstration, at } = state
  await sql`insert into credit_topic_state (company_id, topic, count, scanned_at, changed_at, source, is_demonstration)
    values (${companyId}, ${topic}, 0, ${at}, ${at}, ${source}, ${isDemonstration})
    on conflict (company_id, topic) do update set source = excluded.source`.execute(tx)
}

export async function listStanding(
  tx: Db,
  companyId: string,
  topic: CreditTopicCode,
): Promise<StandingItem[]> {
  const { rows } =
    await sql<StandingItem>`select id, source, source_key "sourceKey", data_date "dataDate", content,
      item_class "itemClass", published_on "publishedOn", published_until "publishedUntil"
    from credit_item where company_id = ${companyId} and topic = ${topic} and superseded_at is null`.execute(
      tx,
    )
  return rows
}

export interface NewItem extends Publication {
  readonly sourceKey: string
  readonly dataDate: string | null
  readonly content: TopicContent
}

/**
 * Items that their source changed or took back; those that were changed have a successor and end with it. Answers
 * those that were taken back of what is published to a day: whatever was made before that day may show them.
 */
export async function supersedeItems(
  tx: Db,
  { gone, changed }: { gone: readonly string[]; changed: readonly string[] },
  at: string,
): Promise<ChangedItem[]> {
  const { rows } = await sql<ChangedItem>`with superseded as (update credit_item set superseded_at = ${at},
        ended_at = case when id = any(${changed}::bigint[]) then ${at}::timestamptz else ended_at end
      where id = any(${[...gone, ...changed]}::bigint[])
      returning id, company_id, topic, fetched_at, published_until)
    select id, company_id "companyId", topic, fetched_at "fetchedAt",
      published_until::timestamp at time zone 'Asia/Shanghai' "shownUntil"
    from superseded where id = any(${gone}::bigint[]) and published_until is not null`.execute(tx)
  return rows
}

export async function insertItems(
  tx: Db,
  of: { companyId: string; topic: CreditTopicCode; source: string; isDemonstration: boolean; at: string },
  items: readonly NewItem[],
): Promise<void> {
  if (items.length === 0) return
  await tx
    .insertInto('credit_item')
    .values(
      items.map((item) => ({
        company_id: of.companyId,
        topic: of.topic,
        source: of.source,
        source_key: item.sourceKey,
        data_date: item.dataDate,
        content: JSON.stringify(item.content),
        item_class: item.itemClass,
        published_on: item.publishedOn,
        published_until: item.publishedUntil,
        is_demonstration: of.isDemonstration,
        fetched_at: of.at,
      })),
    )
    .execute()
}

/** Notes that a topic has been read; what changed is news, and the first reading of what a scan told of before is none. */
export async function markFetched(
  tx: Db,
  state: {
    companyId: string
    topic: CreditTopicCode
    count: number
    newestOn: string | null
    source: string
    isDemonstration: boolean
    orderNo: string | null
    priceCents: number
    hasChanged: boolean
    at: string
  },
): Promise<void> {
  await sql`update credit_topic_state set count = ${state.count}, newest_on = ${state.newestOn},
      fetched_at = ${state.at}, source = ${state.source}, is_demonstration = ${state.isDemonstration},
      order_no = ${state.orderNo}, price_cents = ${state.priceCents},
      changed_at = case when ${state.hasChanged} and (fetched_at is not null or count <> ${state.count}
        or newest_on is distinct from ${state.newestOn}::date) then ${state.at}::timestamptz else changed_at end
    where company_id = ${state.companyId} and topic = ${state.topic}`.execute(tx)
}
