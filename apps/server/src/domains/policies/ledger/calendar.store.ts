import { sql } from 'kysely'
import type { DeclareWindow } from '@lqr/contract/policies/ledger-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { currentItems } from '../items/index.ts'

const MOST = 1_000

/** The days for declaring that are not over at a moment, the first to end first; `areas` undefined takes every area. */
export function listWindows(
  db: Db,
  now: Date,
  areas: readonly string[] | undefined,
): Promise<DeclareWindow[]> {
  let query = currentItems(db, now).where(sql<boolean>`policy_item.declare_to >= ${shanghaiDay(now)}::date`)
  if (areas) {
    query = query.where(
      sql<boolean>`(policy_item.area_codes = '{}' or policy_item.area_codes && ${areas}::text[])`,
    )
  }
  return query
    .orderBy('policy_item.declare_to')
    .orderBy('policy_item.id')
    .limit(MOST)
    .select([
      'policy_item.id',
      'policy_item.name',
      'policy.title as docTitle',
      'policy_item.office',
      'policy_item.declare_from as declareFrom',
      sql<string>`policy_item.declare_to`.as('declareTo'),
    ])
    .execute()
}
