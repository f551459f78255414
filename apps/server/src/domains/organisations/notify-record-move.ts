import type { Role } from '@lqr/contract/kernel/access.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import { sendMessage } from '../messages/index.ts'
import { recordMoveText } from './copy.ts'
import { notifyStaff } from './notify-staff.ts'

/** A record that an institution keeps and the platform releases, as both are told of it. */
interface KeptOfInstitution {
  readonly slug: string
  readonly label: string
  readonly name: string
  readonly orgId: string
  readonly orgName: string
  readonly returnReason: string | null
  /** Who keeps it, and where in the console; where the platform finds it. */
  readonly keepers: readonly Role[]
  readonly keptAt: string
  readonly reviewedAt: string
}

/** Tells the other side of a move: operators of a submission, those who keep the record of what the platform did (decision 0229). */
export async function notifyRecordMove(
  db: Db,
  record: KeptOfInstitution,
  action: PublicationAction,
): Promise<void> {
  const text = recordMoveText(action, record)
  if (!text) return
  const [title, body] = text
  const notice = { kind: `${record.slug}.${action}Record`, title, body }
  if (action === 'submit')
    await sendMessage(db, { ...notice, link: record.reviewedAt, roles: ['operator', 'admin'] })
  else await notifyStaff(db, record.orgId, record.keepers, { ...notice, link: record.keptAt })
}
