import { sql } from 'kysely'
import type { PolicyItem } from '@lqr/contract/policies/item-entities.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'

/** The columns of an item as it is answered; `today` (YYYY-MM-DD) decides where it stands to its days for declaring. */
export function itemColumns(today: string) {
  return [
    'policy_item.id',
    'policy_item.policy_id as policyId',
    'policy.title as docTitle',
    'policy.doc_no as docNo',
    'policy.issuer',
    'policy.source_url as sourceUrl',
    'policy_item.name',
    'policy_item.kind',
    'policy_item.delivery',
    'policy_item.benefit',
    'policy_item.benefit_yuan as benefitYuan',
    'policy_item.area_codes as areaCodes',
    'policy_item.office',
    'policy_item.office_phone as officePhone',
    'policy_item.place',
    'policy_item.valid_from as validFrom',
    'policy_item.valid_to as validTo',
    'policy_item.declare_from as declareFrom',
    'policy_item.declare_to as declareTo',
    sql<PolicyItem['window']>`case
      when policy_item.declare_to < ${today}::date then 'closed'
      when policy_item.declare_from > ${today}::date then 'upcoming'
      when policy_item.declare_from is null and policy_item.declare_to is null then 'always'
      else 'open' end`.as('window'),
    'policy_item.cash_working_days as cashWorkingDays',
    'policy_item.apply_url as applyUrl',
    'policy_item.materials',
    'policy_item.gives',
    'policy_item.purpose',
    sql<PolicyItem['paysFor']>`policy_item.pays_for`.as('paysFor'),
    sql<PolicyItem['conditions']>`policy_item.conditions`.as('conditions'),
    'policy_item.rules_version as rulesVersion',
    'policy_item.is_example as isExample',
  ] as const
}

/** Items with the documents they come from. */
export function allItems(db: Db) {
  return db.selectFrom('policy_item').innerJoin('policy', 'policy.id', 'policy_item.policy_id')
}

/**
 * Whether an item `i` is published and in force at a moment under its document `p`: it goes when that is withdrawn or has ended, and
 * waits for one that is to come out at a time ahead.
 */
export const isInForce = (now: Date, item = 'i', document = 'p') => {
  const [i, p] = [sql.table(item), sql.table(document)]
  const today = shanghaiDay(now)
  return sql<boolean>`(${i}.status = 'PUBLISHED' and coalesce(${i}.valid_from <= ${today}::date, true)
    and coalesce(${i}.valid_to >= ${today}::date, true)
    and ${p}.status = 'PUBLISHED' and ${p}.published_at <= ${now.toISOString()}::timestamptz
    and coalesce(${p}.effective_to >= ${today}::date, true))`
}

/** Published items in force at a moment. */
export function currentItems(db: Db, now: Date) {
  return allItems(db).where(isInForce(now, 'policy_item', 'policy'))
}

/** One published item in force. */
export function findItem(db: Db, id: string, now: Date): Promise<PolicyItem | undefined> {
  return currentItems(db, now)
    .where('policy_item.id', '=', id)
    .select(itemColumns(shanghaiDay(now)))
    .executeTakeFirst()
}
