import { sql } from 'kysely'
import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import type { ItemPurpose } from '@lqr/contract/policies/item-kinds.ts'
import type { PolicyItem } from '@lqr/contract/policies/item-entities.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { matchesKeyword } from '../../../data/search-text.ts'
import { currentItems, itemColumns } from '../items/index.ts'
import { conditionsByHash } from './known-conditions.ts'
import type { Helper } from './path-steps.rules.ts'

/** What the matcher reads of an item in force. */
export interface ItemRules {
  readonly id: string
  readonly areaCodes: readonly string[]
  readonly conditions: readonly PolicyCondition[]
  /** Whether it can be declared today. */
  readonly isOpen: boolean
  readonly benefitYuan: number | null
  readonly gives: string | null
  readonly purpose: ItemPurpose
}

export interface RulesFilter {
  /** When it is asked. */
  readonly now: Date
  /** The areas an enterprise stands in; undefined where it has not said. */
  readonly areas?: readonly string[] | undefined
  readonly keyword?: string | undefined
  readonly kind?: string | undefined
  readonly delivery?: string | undefined
  readonly openOnly?: boolean | undefined
  readonly gives?: string | undefined
  /** A title that a condition asks for. */
  readonly asksTitle?: string | undefined
  readonly purpose?: ItemPurpose | undefined
}

/** Items of the whole province, and those of one of these areas; written as the index `policy_item_shown` has it. */
const offeredIn = (areas: readonly string[]) =>
  sql<boolean>`(case when policy_item.area_codes = '{}'::text[] then '{*}'::text[] else policy_item.area_codes end)
    && ${['*', ...areas]}::text[]`

/** The rules of the items in force that are offered where the enterprise is. */
export async function listRules(db: Db, filter: RulesFilter): Promise<ItemRules[]> {
  const { now, areas, keyword, kind, delivery, openOnly, gives, asksTitle, purpose } = filter
  const today = shanghaiDay(now)
  const isOpen = sql<boolean>`coalesce(policy_item.declare_from <= ${today}::date, true)
    and coalesce(policy_item.declare_to >= ${today}::date, true)`
  let query = currentItems(db, now)
  if (areas) query = query.where(offeredIn(areas))
  if (kind) query = query.where(sql<boolean>`policy_item.kind = ${kind}`)
  if (delivery) query = query.where(sql<boolean>`policy_item.delivery = ${delivery}`)
  if (gives) query = query.where(sql<boolean>`policy_item.gives = ${gives}`)
  if (asksTitle) {
    const asked = JSON.stringify([{ fact: 'titles', op: 'oneOf', codes: [asksTitle] }])
    query = query.where(sql<boolean>`policy_item.conditions @> ${asked}::jsonb`)
  }
  if (purpose) query = query.where('policy_item.purpose', '=', purpose)
  if (openOnly) query = query.where(isOpen)
  const found = matchesKeyword(keyword, 'policy_item')
  if (found) query = query.where(found)
  const items = await query
    .select([
      'policy_item.id',
      'policy_item.area_codes as areaCodes',
      'policy_item.conditions_hash as hash',
      isOpen.as('isOpen'),
      'policy_item.benefit_yuan as benefitYuan',
      'policy_item.gives',
      'policy_item.purpose',
    ])
    .execute()
  const conditionsOf = await conditionsByHash(
    items.map(({ hash }) => hash),
    (hashes) => readConditions(db, hashes),
  )
  return items.flatMap(({ hash, ...item }) => {
    const conditions = conditionsOf(hash)
    return conditions ? [{ ...item, conditions }] : []
  })
}

function readConditions(db: Db, hashes: readonly string[]) {
  return db
    .selectFrom('policy_item')
    .where(
      sql<boolean>`policy_item.status = 'PUBLISHED' and policy_item.conditions_hash = any(${hashes}::text[])`,
    )
    .distinctOn('policy_item.conditions_hash')
    .select([
      'policy_item.conditions_hash as hash',
      sql<PolicyCondition[]>`policy_item.conditions`.as('conditions'),
    ])
    .execute()
}

/** Some items in full, by their ids. */
export async function findItems(db: Db, ids: readonly string[], now: Date): Promise<Map<string, PolicyItem>> {
  if (ids.length === 0) return new Map()
  const rows = await currentItems(db, now)
    .where('policy_item.id', 'in', ids)
    .select(itemColumns(shanghaiDay(now)))
    .execute()
  return new Map(rows.map((item) => [item.id, item]))
}

/** The items in force where an enterprise is that give a title (and not its renewal) or pay for an improvement. */
export function listHelpers(db: Db, now: Date, areas: readonly string[] | undefined): Promise<Helper[]> {
  let query = currentItems(db, now).where(
    sql<boolean>`((policy_item.gives is not null and policy_item.purpose = 'first') or cardinality(policy_item.pays_for) > 0)`,
  )
  if (areas) query = query.where(offeredIn(areas))
  return query
    .orderBy('policy_item.id')
    .select([
      'policy_item.id',
      'policy_item.name',
      sql<string | null>`case when policy_item.purpose = 'first' then policy_item.gives end`.as('gives'),
      sql<string[]>`policy_item.pays_for`.as('paysFor'),
    ])
    .execute()
}
