import { sql } from 'kysely'
import type { ItemStanding } from '@lqr/contract/policies/item-kinds.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { type PageRequest, pageOf } from '../../../data/paging.ts'
import { isInForce } from '../items/index.ts'
import { holds } from './match-run.store.ts'

/**
 * Whether an enterprise has declared in the round that the item stands in. A round begins with the first day for declaring and lasts
 * until the next one begins; an item without a first day has a single round. Reads the tables by their own names.
 */
const hasDeclared = (today: string) => sql<boolean>`(policy_match.declared_at is not null and coalesce(
  policy_match.declared_at >= policy_item.declare_from::timestamp at time zone 'Asia/Shanghai'
    or policy_item.declare_from > ${today}::date, true))`

/** When an enterprise declared in the round that the item stands in. */
const declaredAt = (today: string) =>
  sql<string | null>`case when ${hasDeclared(today)} then policy_match.declared_at end`

/** How a match stands: whoever is not certified any more gets nothing, also before it is matched anew. Reads the tables by their own names. */
const standing = sql<ItemStanding>`case when enterprise.certi_flg = 3 then policy_match.standing else 'unmet' end`

/** Whether an item fits an enterprise, or only somebody's judgement is missing. */
const fits = sql<boolean>`${standing} in ('fits', 'judged')`

/** Items in force that ask for a declaration and whose days for it have begun and end within so many days. */
export async function listClosing(db: Db, now: Date, days: number) {
  const today = shanghaiDay(now)
  const { rows } = await sql<{
    id: string
    name: string
    declareTo: string
  }>`select i.id, i.name, i.declare_to "declareTo"
    from policy_item i join policy p on p.id = i.policy_id
    where ${isInForce(now)} and i.delivery <> 'direct' and coalesce(i.declare_from <= ${today}::date, true)
      and i.declare_to between ${today}::date and ${today}::date + ${days}::int
    order by i.id`.execute(db)
  return rows
}

/** Whether a match that does not say of which last day was reminded of this one: until 0594, or by an instance of the release before. */
const isRemindedWithoutDay = (declareTo: string, days: number) => sql`(policy_match.reminded_for is null
  and coalesce((policy_match.reminded_at at time zone 'Asia/Shanghai')::date
    between ${declareTo}::date - ${days}::int and ${declareTo}::date, false))`

/** Notes who is reminded of an item now: whom it fits, who has not declared in this round and was not reminded of its last day. */
export async function noteReminded(
  tx: Db,
  { itemId, declareTo, days, now }: { itemId: string; declareTo: string; days: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{
    companyId: string
  }>`update policy_match set reminded_at = ${now.toISOString()}::timestamptz, reminded_for = ${declareTo}::date
    from policy_item, enterprise
    where policy_item.id = policy_match.item_id and policy_match.item_id = ${itemId}
      and enterprise.id = policy_match.company_id and ${fits} and not ${hasDeclared(shanghaiDay(now))}
      and policy_match.reminded_for is distinct from ${declareTo}::date
      and not ${isRemindedWithoutDay(declareTo, days)}
    returning policy_match.company_id "companyId"`.execute(tx)
  return rows.map(({ companyId }) => companyId)
}

const footsteps = [
  'policy_match.rules_version as rulesVersion',
  'policy_match.matched_at as matchedAt',
  'policy_match.told_at as toldAt',
  'policy_match.opened_at as openedAt',
] as const

/**
 * Whether an enterprise may note that it has declared: once in a round, and from its first day on. What is noted before that day would not
 * count in it.
 */
const canDeclare = (today: string) => sql<boolean>`(not ${hasDeclared(today)}
  and coalesce(policy_item.declare_from <= ${today}::date, true))`

/** What an enterprise was told of and can still get; what it declared counts for its round. */
function ownMatches(db: Db, companyId: string, now: Date) {
  const today = shanghaiDay(now)
  return db
    .selectFrom('policy_match')
    .innerJoin('policy_item', 'policy_item.id', 'policy_match.item_id')
    .innerJoin('policy', 'policy.id', 'policy_item.policy_id')
    .where('policy_match.company_id', '=', companyId)
    .where('policy_match.told_at', 'is not', null)
    .where(isInForce(now, 'policy_item', 'policy'))
    .select([
      'policy_item.id as itemId',
      'policy_item.name',
      'policy_item.delivery',
      'policy_item.office',
      'policy_item.declare_from as declareFrom',
      'policy_item.declare_to as declareTo',
      'policy_match.standing',
      ...footsteps,
      canDeclare(today).as('canDeclare'),
      declaredAt(today).as('declaredAt'),
    ])
}

/** One page of what an enterprise was told of, the latest first. */
export function findOwnMatches(db: Db, companyId: string, now: Date, page: PageRequest) {
  const rows = ownMatches(db, companyId, now)
    .orderBy('policy_match.told_at', 'desc')
    .orderBy('policy_match.item_id', 'desc')
  return pageOf(db, rows, page)
}

/** One item an enterprise was told of. */
export function findOwnMatch(db: Db, companyId: string, now: Date, itemId: string) {
  return ownMatches(db, companyId, now).where('policy_item.id', '=', itemId).executeTakeFirst()
}

/**
 * Notes a step of an enterprise with an item: the first look counts and the first declaration of each round, and who declared has
 * looked. Whether it was the first.
 */
export async function noteStep(
  tx: Db,
  {
    companyId,
    itemId,
    step,
    now,
  }: { companyId: string; itemId: string; step: 'opened' | 'declared'; now: Date },
): Promise<boolean> {
  const at = now.toISOString()
  const isDeclared = step === 'declared'
  const { rows } =
    await sql`update policy_match set opened_at = coalesce(policy_match.opened_at, ${at}::timestamptz),
      declared_at = case when ${isDeclared}::boolean then ${at}::timestamptz else policy_match.declared_at end
    from policy_item
    where policy_item.id = policy_match.item_id and policy_match.item_id = ${itemId}
      and policy_match.company_id = ${companyId}
      and case when ${isDeclared}::boolean then not ${hasDeclared(shanghaiDay(now))} else policy_match.opened_at is null end
    returning policy_match.item_id`.execute(tx)
  return rows.length > 0
}

/** One page of an item's ledger, those told last first; what was declared counts for its round. */
export function findLedger(
  db: Db,
  { itemId, fittingOnly = false, now }: { itemId: string; fittingOnly?: boolean | undefined; now: Date },
  page: PageRequest,
) {
  const rows = db
    .selectFrom('policy_match')
    .innerJoin('policy_item', 'policy_item.id', 'policy_match.item_id')
    .innerJoin('enterprise', 'enterprise.id', 'policy_match.company_id')
    .where('policy_match.item_id', '=', itemId)
    .$if(fittingOnly, (query) => query.where(fits))
    .orderBy('policy_match.told_at', (order) => order.desc().nullsLast())
    .orderBy('policy_match.company_id')
    .select([
      'enterprise.id as companyId',
      sql<string>`coalesce(enterprise.corporate_name, '')`.as('corporateName'),
      sql<string>`coalesce(enterprise.credit_code, '')`.as('creditCode'),
      'enterprise.area_code as areaCode',
      standing.as('standing'),
      ...footsteps,
      declaredAt(shanghaiDay(now)).as('declaredAt'),
    ])
  return pageOf(db, rows, page)
}

/** The figures of an item's ledger: counted from its rows, so that they are always their sum. */
export async function countLedger(db: Db, itemId: string, now: Date) {
  const { rows } = await sql<{
    matched: number
    told: number
    opened: number
    declared: number
  }>`select count(*) filter (where ${fits})::int matched, count(policy_match.told_at)::int told,
      count(policy_match.opened_at)::int opened, count(*) filter (where ${hasDeclared(shanghaiDay(now))})::int declared
    from policy_match join policy_item on policy_item.id = policy_match.item_id
      join enterprise on enterprise.id = policy_match.company_id
    where policy_match.item_id = ${itemId}`.execute(db)
  return rows[0] ?? { matched: 0, told: 0, opened: 0, declared: 0 }
}

/** Whether an item is there for operators, and whether no matching of it is under way or to come: one that is not in force is not matched. */
export async function findMatchState(
  db: Db,
  itemId: string,
  now: Date,
): Promise<{ isFinished: boolean } | undefined> {
  const { rows } = await sql<{
    isFinished: boolean
  }>`select ${holds(now)} or not ${isInForce(now)} "isFinished"
    from policy_item i join policy p on p.id = i.policy_id
      left join policy_match_run r on r.item_id = i.id and r.published_at = i.published_at
    where i.id = ${itemId}`.execute(db)
  return rows[0]
}
