import { codesAbove } from '@lqr/contract/reference/site-scope.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import type { Db } from '../../data/database.ts'
import { sendMessage } from '../messages/index.ts'
import type { Notice } from './notify-staff.ts'

const GOVERNMENT = 'govViewer'

/**
 * Tells the government of the area; where it has nobody, that of the nearest region above, and where none has, those of the roles
 * whose area is the whole province.
 */
export async function notifyAuthority(
  db: Db,
  areaCode: string | null | undefined,
  roles: readonly Role[],
  notice: Notice,
): Promise<void> {
  const regions = roles.includes(GOVERNMENT) && areaCode ? codesAbove(areaCode) : []
  for (const regionCode of regions) {
    if ((await sendMessage(db, { ...notice, regionCode, roles: [GOVERNMENT] })) > 0) return
  }
  const others = roles.filter((role) => role !== GOVERNMENT)
  if (others.length > 0) await sendMessage(db, { ...notice, roles: others })
}
