import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Services } from '../../../http/services.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { keyEndingNotice, keyLeftNotice, keyOrphanedNotice } from './copy.ts'
import { noteEndingKeys, noteOrphanedKeys, type OrphanedKey } from './remind-keys.store.ts'

/** So many days before a key runs out the managers are told; the nearest first, so that nobody is told twice at once. */
const DISTANCES = [1, 7, 30] as const
const MANAGERS = ['financeManager'] as const

/** Whoever cannot take the key over reads what they can do instead. */
function orphanedNotice({ name, orgName, orgStatus, isStaffed }: OrphanedKey) {
  return isStaffed ? keyOrphanedNotice(name) : keyLeftNotice(orgName, name, orgStatus === 'merged')
}

/** Tells institutions of keys that run out soon, once for each distance, and of those that nobody answers for, before their systems stand still for long. */
export function remindKeys({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const at = now()
    for (const days of DISTANCES) {
      for (const { orgId, name, expiresAt } of await noteEndingKeys(tx, at, days))
        await notifyStaff(tx, orgId, MANAGERS, keyEndingNotice(name, shanghaiDay(new Date(expiresAt))))
    }
    for (const key of await noteOrphanedKeys(tx, at))
      if (key.orgStatus !== 'closed') await notifyStaff(tx, key.orgId, MANAGERS, orphanedNotice(key))
  })
}
