import { type RawBuilder, sql } from 'kysely'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { Db } from '../../../data/database.ts'
import type { RegistryAnswer, ScannedTopic } from '../../../connectors/registry/registry-port.ts'

/** Whose topics are read, and what is known of one of them. */
export interface TopicHead {
  readonly corporateName: string | null
  /** Null while none is certified. */
  readonly creditCode: string | null
  readonly source: string | null
  readonly isDemonstration: boolean
  readonly fetchedAt: string | null
}

/** Whose items a source is asked for: a code that nobody has reviewed may be another company's. */
const CERTIFIED_CODE = sql`case when e.certi_flg = 3 then e.credit_code end`

export const TOPIC_HEAD = sql`e.corporate_name "corporateName", ${CERTIFIED_CODE} "creditCode", s.source,
  coalesce(s.is_demonstration, false) "isDemonstration", s.fetched_at "fetchedAt"`

/** What is known of a topic, beside its enterprise `e`. */
export const WITH_TOPIC_STATE = (topic: RawBuilder<unknown>) =>
  sql`left join credit_topic_state s on s.company_id = e.id and s.topic = ${topic}`

export async function findTopicHead(
  db: Db,
  companyId: string,
  topic: CreditTopicCode,
): Promise<TopicHead | undefined> {
  const { rows } =
    await sql<TopicHead>`select ${TOPIC_HEAD} from enterprise e ${WITH_TOPIC_STATE(sql`${topic}`)}
    where e.id = ${companyId}`.execute(db)
  return rows[0]
}

/** What certification knows of the company, for the scan and for contradictions. */
export interface CertifiedFacts {
  readonly corporateName: string | null
  /** Null while none is certified. */
  readonly creditCode: string | null
  readonly legalPersonName: string | null
  readonly address: string | null
  readonly regCapitalYuan: number | null
  readonly foundDate: string | null
  readonly certiFlg: number
}

export async function findCertified(db: Db, companyId: string): Promise<CertifiedFacts | undefined> {
  const { rows } =
    await sql<CertifiedFacts>`select corporate_name "corporateName", ${CERTIFIED_CODE} "creditCode",
      legal_person_name "legalPersonName", address, reg_capital_yuan "regCapitalYuan", found_date "foundDate",
      certi_flg "certiFlg"
    from enterprise e where id = ${companyId}`.execute(db)
  return rows[0]
}

export interface TopicState {
  readonly topic: CreditTopicCode
  readonly count: number
  readonly newestOn: string | null
  readonly scannedAt: string
  readonly changedAt: string
  readonly fetchedAt: string | null
  readonly source: string
  readonly isDemonstration: boolean
}

/**
 * Every topic that has been scanned or read. Of one whose details are here the items count that are shown on the day; of one that is
 * not, what the scan said.
 */
export async function listTopicStates(db: Db, companyId: string, on: string): Promise<TopicState[]> {
  const { rows } = await sql<TopicState>`select s.topic,
      case when s.fetched_at >= s.scanned_at then coalesce(i.count, 0) else s.count end "count",
      case when s.fetched_at >= s.scanned_at then i.newest_on else s.newest_on end "newestOn",
      s.scanned_at "scannedAt", s.changed_at "changedAt", s.fetched_at "fetchedAt", s.source,
      s.is_demonstration "isDemonstration"
    from credit_topic_state s
    left join (select topic, count(*)::int count, max(data_date) newest_on from credit_item
      where company_id = ${companyId} and superseded_at is null
        and (published_until is null or published_until > ${on}) group by topic) i on i.topic = s.topic
    where s.company_id = ${companyId}`.execute(db)
  return rows
}

/** Takes over what the wide scan answered; `changed_at` moves where count or newest day did. */
export async function saveScan(
  db: Db,
  companyId: string,
  { data, source, isDemonstration, orderNo, priceCents }: RegistryAnswer<ScannedTopic[]>,
  at: string,
): Promise<void> {
  if (data.length === 0) return
  await sql`insert into credit_topic_state as s
      (company_id, topic, count, newest_on, scanned_at, changed_at, source, is_demonstration, order_no, price_cents)
    select ${companyId}, r.topic, r.count, r."newestOn", ${at}, ${at}, ${source}, ${isDemonstration}, ${orderNo}, ${priceCents}
    from jsonb_to_recordset(${JSON.stringify(data)}::jsonb) as r (topic text, count int, "newestOn" date)
    on conflict (company_id, topic) do update set
      count = excluded.count, newest_on = excluded.newest_on, scanned_at = excluded.scanned_at,
      source = excluded.source, is_demonstration = excluded.is_demonstration, order_no = excluded.order_no,
      price_cents = excluded.price_cents,
      changed_at = case when s.count = excluded.count and s.newest_on is not distinct from excluded.newest_on
        then s.changed_at else excluded.changed_at end`.execute(db)
}
