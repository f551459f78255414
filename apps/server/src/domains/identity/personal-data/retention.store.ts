import type { Services } from '../../../http/services.ts'
import { type RetentionLimits, retentionLimits } from './retention.rules.ts'
import type { Db } from '../../../data/database.ts'

/** Removes personal records whose time is over. Safe to run twice, and beside everything else. */
export async function retainRecords({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  const limits = retentionLimits(at)
  await db.deleteFrom('login_log').where('at', '<', limits.loginLog.toISOString()).execute()
  await db.deleteFrom('session').where('expires_at', '<', limits.session.toISOString()).execute()
  await removeTickets(db, limits)
  await db
    .deleteFrom('second_factor')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', limits.enrolment.toISOString())
    .execute()
  await db.deleteFrom('form_draft').where('saved_at', '<', limits.formDraft.toISOString()).execute()
  await endExports(db, limits, at)
}

async function removeTickets(db: Db, { ticket }: RetentionLimits): Promise<void> {
  await db.deleteFrom('hand_over_ticket').where('expires_at', '<', ticket.toISOString()).execute()
  await db.deleteFrom('third_login_ticket').where('used_at', '<', ticket.toISOString()).execute()
}

/** Files go with their time; an export that was never made makes room for the next one. */
async function endExports(db: Db, limits: RetentionLimits, at: Date): Promise<void> {
  await db
    .updateTable('personal_export')
    .set({ status: 'expired', content_cipher: null })
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'ready'), eb('expires_at', '<=', at.toISOString())]),
        eb.and([eb('status', '=', 'pending'), eb('requested_at', '<', limits.exportPending.toISOString())]),
      ]),
    )
    .execute()
  await db.deleteFrom('personal_export').where('requested_at', '<', limits.exportList.toISOString()).execute()
}
