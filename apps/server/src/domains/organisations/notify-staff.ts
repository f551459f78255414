import type { Role } from '@lqr/contract/kernel/access.ts'
import type { Db } from '../../data/database.ts'
import { sendMessage } from '../messages/index.ts'
import { nearestStaffed, worksAbove } from './organisation.store.ts'

export interface Notice {
  /** `<slug>.<what happened>`. */
  readonly kind: string
  readonly title: string
  readonly body: string
  /** An address inside the console; null when there is nothing to open. */
  readonly link: string | null
}

/** Tells the organisation's people with one of the roles; where it has none, those of the nearest house above it. */
export async function notifyStaff(
  db: Db,
  orgId: string,
  roles: readonly Role[],
  notice: Notice,
): Promise<void> {
  await notifyStaffOfEach(db, [orgId], roles, notice)
}

/** The same of several organisations: a house that stands in for more than one of them is told once. */
export async function notifyStaffOfEach(
  db: Db,
  orgIds: readonly string[],
  roles: readonly Role[],
  notice: Notice,
): Promise<void> {
  const staffed = new Set<string>()
  for (const orgId of orgIds) {
    const nearest = await nearestStaffed(db, orgId, roles)
    if (nearest) staffed.add(nearest)
  }
  for (const orgId of staffed) await sendMessage(db, { ...notice, orgId, roles })
}

/** The same of one organisation, and whoever asked, where that person works at a house above those who are told. */
export async function notifyStaffAndAsker(
  db: Db,
  { orgId, askerId }: { orgId: string; askerId: string },
  roles: readonly Role[],
  notice: Notice,
): Promise<void> {
  const nearest = await nearestStaffed(db, orgId, roles)
  if (nearest === undefined) return
  await sendMessage(db, { ...notice, orgId: nearest, roles })
  if (await worksAbove(db, askerId, nearest, roles)) await sendMessage(db, { ...notice, accountId: askerId })
}
