import { type Insertable, sql } from 'kysely'
import type { PolicyItemForm } from '@lqr/contract/policies/item-entities.ts'
import type { PolicyItem } from '../../../../../../database/types.ts'
import { allTaken } from '../../../data/all-taken.ts'
import type { Db } from '../../../data/database.ts'
import { searchColumns } from '../../../data/search-text.ts'
import { recordColumns } from '../../../publishing/publication.store.ts'
import { allItems, itemColumns } from './items.store.ts'

/** The columns of an item with the words it is found by: its name, its office and what it gives. */
export function itemRecordColumns(form: PolicyItemForm) {
  const { policyId, name, kind, delivery, benefit, benefitYuan, areaCodes, office, ...more } = form
  const { officePhone, validFrom, validTo, declareFrom, declareTo, ...told } = more
  const { applyUrl, materials, gives, purpose, paysFor, conditions, ...added } = told
  const { place, cashWorkingDays, ...rest } = added
  allTaken(rest)
  return {
    policy_id: policyId,
    name,
    kind,
    delivery,
    benefit,
    benefit_yuan: benefitYuan,
    area_codes: areaCodes,
    office,
    office_phone: officePhone,
    valid_from: validFrom,
    valid_to: validTo,
    declare_from: declareFrom,
    declare_to: declareTo,
    apply_url: applyUrl,
    ...(cashWorkingDays === undefined ? {} : { cash_working_days: cashWorkingDays }),
    ...(place === undefined ? {} : { place }),
    materials,
    gives,
    purpose,
    pays_for: paysFor,
    conditions: JSON.stringify(conditions),
    ...searchColumns(name, office, benefit),
  } satisfies Insertable<PolicyItem>
}

/** Items in every state; `today` is YYYY-MM-DD. */
export function itemRecords(db: Db, today: string) {
  return allItems(db).select([...itemColumns(today), ...recordColumns('policy_item')])
}

/** The document, if it is one that everybody can read, with its last day (YYYY-MM-DD). */
export function findPublishedPolicy(db: Db, id: string, now: Date) {
  return db
    .selectFrom('policy')
    .select('effective_to as effectiveTo')
    .where('id', '=', id)
    .where('status', '=', 'PUBLISHED')
    .where('published_at', '<=', now.toISOString())
    .executeTakeFirst()
}

/** Keeps the rules that have just been approved under the next version. */
export async function keepRules(tx: Db, id: string): Promise<void> {
  await sql`with approved as (
      update policy_item set rules_version = rules_version + 1 where id = ${id}
      returning id, rules_version, conditions)
    insert into policy_item_version (item_id, rules_version, conditions)
    select id, rules_version, conditions from approved`.execute(tx)
}
