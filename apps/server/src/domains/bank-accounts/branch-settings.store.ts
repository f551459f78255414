import type { AccountTypeCode } from '@lqr/contract/bank-accounts/kinds.ts'
import type { Db } from '../../data/database.ts'
import type { BranchTimes } from './slots.rules.ts'

export interface BranchSettings extends BranchTimes {
  readonly isOpen: boolean
  readonly accountTypes: readonly AccountTypeCode[]
}

/** Changes the settings of a branch that has this version; false when it has another one by now. */
export async function updateBranch(
  db: Db,
  { id, version }: { id: string; version: number },
  settings: BranchSettings,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('opening_branch')
    .set({
      is_open: settings.isOpen,
      opens_at: settings.opensAt,
      rest_from: settings.restFrom,
      rest_to: settings.restTo,
      closes_at: settings.closesAt,
      slot_minutes: settings.slotMinutes,
      slot_capacity: settings.slotCapacity,
      account_types: [...new Set(settings.accountTypes)],
      version: version + 1,
      updated_at: now.toISOString(),
    })
    .where('org_id', '=', id)
    .where('version', '=', version)
    .returning('org_id')
    .executeTakeFirst()
  return row !== undefined
}
