import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { CREDIT_TOPICS, NEGATIVE_TOPICS } from '../../packages/contract/src/credit/topics.ts'
import type { CreditTopic } from '../../packages/contract/src/credit/topics/topic.ts'
import { tokenHash } from '../../apps/server/src/http/session-actor.ts'

const negative: readonly string[] = NEGATIVE_TOPICS

/** An item with every field of its topic. */
function contentOf({ fields }: CreditTopic, index: number): Record<string, unknown> {
  const values = {
    text: `示例内容第 ${index + 1} 条，约三十个字，与真实条目的长短相近`,
    day: `2025-0${index + 1}-15`,
    amount: 1_234_500 + index,
    percent: 33.3,
    number: 12 + index,
    lines: ['示例第一行', '示例第二行'],
    person: '示例人员',
  }
  return Object.fromEntries(Object.entries(fields).map(([key, { kind }]) => [key, values[kind]]))
}

const rowsOf = (items: number) =>
  CREDIT_TOPICS.flatMap((topic) =>
    Array.from({ length: items }, (_, index) => ({
      topic: topic.code,
      key: `bench-${index}`,
      content: contentOf(topic, index),
      isNegative: negative.includes(topic.code),
    })),
  )

const COMPANIES = `select id from enterprise where certi_flg = 3 and credit_code is not null order by id offset $1 limit $2`
const CLEAR = `update credit_item set superseded_at = now(), ended_at = coalesce(ended_at, now())
  where company_id = any($1::bigint[]) and superseded_at is null`
const STATES = `insert into credit_topic_state
    (company_id, topic, count, newest_on, scanned_at, changed_at, fetched_at, source, is_demonstration)
  select c, t, $3, current_date, now(), now(), now(), '示例来源', true from unnest($1::bigint[]) c, unnest($2::text[]) t
  on conflict (company_id, topic) do update set fetched_at = now(), scanned_at = now(), count = excluded.count, source = excluded.source`
const FILLED = `insert into credit_item (company_id, topic, source, source_key, data_date, content, item_class, published_on, published_until,
    is_demonstration, fetched_at)
  select c, i.topic, '示例来源', i.key, current_date - 30, i.content, case when i."isNegative" then 'general' end,
    case when i."isNegative" then current_date - 30 end, case when i."isNegative" then current_date + 300 end, true, now()
  from unnest($1::bigint[]) c, jsonb_to_recordset($2::jsonb) as i (topic text, key text, content jsonb, "isNegative" boolean)`
const ACCOUNTS = `with made as (
    insert into account (username, user_type, display_name, user_source_type, status, password_hash, company_id)
    select 'report-' || $3::int || '-' || n, 'enterprise', '报告', '7', 'active', '', ($1::bigint[])[1 + n % cardinality($1::bigint[])]
    from generate_series(1, $2::int) n returning id)
  , given as (insert into account_role (account_id, role) select id, 'enterprise' from made)
  select id from made`
const SESSION = `insert into session (token_hash, family_id, account_id, expires_at, second_factor_passed)
  values ($1, $2, $3, now() + interval '2 hours', true)`

export interface Askers {
  readonly people: number
  readonly companies: number
  /** Of every topic. */
  readonly items: number
  /** Companies before these are others'. */
  readonly after: number
}

/** People of companies, signed in, whose every topic is filled and was read today. */
export async function reportAskers(
  pool: pg.Pool,
  { people, companies, items, after }: Askers,
): Promise<string[]> {
  const { rows: found } = await pool.query<{ id: string }>(COMPANIES, [after, companies])
  const ids = found.map(({ id }) => id)
  await pool.query(CLEAR, [ids])
  await pool.query(STATES, [ids, CREDIT_TOPICS.map(({ code }) => code), items])
  await pool.query(FILLED, [ids, JSON.stringify(rowsOf(items))])
  await pool.query('vacuum analyze credit_item, credit_topic_state')
  const { rows: accounts } = await pool.query<{ id: string }>(ACCOUNTS, [ids, people, after])
  return Promise.all(
    accounts.map(async ({ id }) => {
      const token = randomBytes(24).toString('base64url')
      await pool.query(SESSION, [tokenHash(token), randomUUID(), id])
      return token
    }),
  )
}
