import { sql } from 'kysely'
import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import type { ItemPurpose, ItemStanding } from '@lqr/contract/policies/item-kinds.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { isInForce } from '../items/index.ts'

/** The rules of an item that is to be matched, with how far that has come. */
export interface DueItem {
  readonly id: string
  readonly name: string
  readonly areaCodes: readonly string[]
  readonly conditions: readonly PolicyCondition[]
  readonly purpose: ItemPurpose
  readonly gives: string | null
  readonly rulesVersion: number
  readonly lastCompanyId: string
}

/** When the day of the province began. */
const dayBegan = (now: Date) => sql`${shanghaiDay(now)}::date::timestamp at time zone 'Asia/Shanghai'`

/**
 * Whether a matching `r` of an item `i` holds: what is given without asking is given by this list, so that it is made anew each day
 * (decision 0233).
 */
export const holds = (now: Date) => sql<boolean>`(r.finished_at is not null
  and (i.delivery <> 'direct' or r.finished_at >= ${dayBegan(now)}))`

/** The items in force whose rules as they are public have not been matched to the end, or have to be again today. */
export async function listDueItems(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select i.id from policy_item i
    join policy p on p.id = i.policy_id
    left join policy_match_run r on r.item_id = i.id and r.published_at = i.published_at
    where ${isInForce(now)} and not ${holds(now)} order by i.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Takes up the matching of an item, held so that nobody else goes on with it meanwhile; rules made public since begin anew, and so does
 * each day what is given without asking. Undefined when it is done, held by somebody else, or not in force any more.
 */
export async function holdRun(tx: Db, id: string, now: Date): Promise<DueItem | undefined> {
  const at = now.toISOString()
  await sql`insert into policy_match_run (item_id, published_at, started_at)
    select i.id, i.published_at, ${at}::timestamptz from policy_item i join policy p on p.id = i.policy_id
    where i.id = ${id} and ${isInForce(now)}
    on conflict (item_id) do update set published_at = excluded.published_at, last_company_id = 0,
      started_at = excluded.started_at, finished_at = null
    where policy_match_run.published_at <> excluded.published_at or (policy_match_run.finished_at < ${dayBegan(now)}
      and exists (select from policy_item i where i.id = policy_match_run.item_id and i.delivery = 'direct'))`.execute(
    tx,
  )
  const { rows } = await sql<DueItem>`select i.id, i.name, i.area_codes "areaCodes", i.conditions,
      i.purpose, i.gives, i.rules_version "rulesVersion", r.last_company_id "lastCompanyId"
    from policy_match_run r join policy_item i on i.id = r.item_id
      join policy p on p.id = i.policy_id
    where r.item_id = ${id} and r.finished_at is null and ${isInForce(now)}
    for update of r skip locked`.execute(tx)
  return rows[0]
}

/** Notes how far the matching of an item has come; `isLast` ends it. */
export async function advanceRun(
  tx: Db,
  id: string,
  { lastCompanyId, isLast, now }: { lastCompanyId: string; isLast: boolean; now: Date },
): Promise<void> {
  await sql`update policy_match_run set last_company_id = ${lastCompanyId}::bigint,
    finished_at = case when ${isLast}::boolean then ${now.toISOString()}::timestamptz end
    where item_id = ${id}`.execute(tx)
}

export interface Found {
  readonly companyId: string
  readonly standing: ItemStanding
}

interface Portion {
  readonly itemId: string
  readonly rulesVersion: number
  /** Ids above the first and up to the last belong to the portion. */
  readonly after: string
  readonly upTo: string
  readonly fitting: readonly Found[]
  readonly now: Date
}

/**
 * Keeps whom of a portion an item fits, and answers who is to be told: whoever it did not fit before. Those of the portion whom it no
 * longer fits stay in the ledger as such.
 */
export async function keepMatches(tx: Db, portion: Portion): Promise<string[]> {
  const { itemId, rulesVersion, after, upTo, fitting, now } = portion
  const at = now.toISOString()
  const ids = fitting.map(({ companyId }) => companyId)
  await sql`update policy_match set standing = 'unmet', matched_at = ${at}::timestamptz, rules_version = ${rulesVersion}
    where item_id = ${itemId} and company_id > ${after}::bigint and company_id <= ${upTo}::bigint
      and not company_id = any(${ids}::bigint[])`.execute(tx)
  if (ids.length === 0) return []
  const { rows } = await sql<{ companyId: string; isNew: boolean }>`with before as (
      select company_id from policy_match where item_id = ${itemId} and company_id = any(${ids}::bigint[])
        and standing in ('fits', 'judged') and told_at is not null)
    insert into policy_match (item_id, company_id, rules_version, standing, matched_at, told_at)
    select ${itemId}::bigint, f.company_id, ${rulesVersion}::int, f.standing, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${ids}::bigint[], ${fitting.map(({ standing }) => standing)}::text[]) f(company_id, standing)
    on conflict (item_id, company_id) do update set rules_version = excluded.rules_version,
      standing = excluded.standing, matched_at = excluded.matched_at,
      told_at = case when policy_match.standing in ('fits', 'judged')
        then coalesce(policy_match.told_at, excluded.told_at) else excluded.told_at end
    returning company_id "companyId", not exists (select from before b where b.company_id = policy_match.company_id) "isNew"`.execute(
    tx,
  )
  return rows.flatMap(({ companyId, isNew }) => (isNew ? [companyId] : []))
}
