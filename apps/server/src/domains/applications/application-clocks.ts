import { DUE_MOVED_EVENT } from '@lqr/contract/applications/states.ts'
import { CASE_CLOCKS } from '@lqr/contract/kernel/case-clocks.ts'
import type { ClockHolder } from '../../clocks/clock-holder.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { sendMessage } from '../messages/index.ts'
import { notifyStaff } from '../organisations/index.ts'
import { listAwaiting, moveAcceptDue } from './application-clocks.store.ts'
import { insertEvent } from './application.store.ts'
import { dueMovedNote, dueMovedNotice, dueMovedStaffNotice, PLATFORM_NAME } from './copy.ts'

/** The acceptance of applications follows the calendar: the enterprise is told of each, the institution once of all. */
export const applicationClocks: ClockHolder = {
  kind: 'applications',
  workingDays: CASE_CLOCKS.acceptanceWorkingDays,
  listOpen: listAwaiting,

  async move(tx, moves, { now, audit }) {
    const counts = new Map<string, number>()
    for (const { clock, dueAt } of moves) {
      const row = await moveAcceptDue(tx, clock, dueAt)
      if (!row) continue
      const days = { from: shanghaiDay(new Date(clock.dueAt)), to: shanghaiDay(dueAt) }
      await insertEvent(tx, {
        application_id: row.id,
        action: DUE_MOVED_EVENT.code,
        from_status: row.status,
        to_status: row.status,
        actor_account_id: null,
        actor_side: 'platform',
        actor_name: PLATFORM_NAME,
        note: dueMovedNote(days),
        at: now.toISOString(),
      })
      await sendMessage(tx, { ...dueMovedNotice(row, days), companyId: row.company_id })
      counts.set(row.org_id, (counts.get(row.org_id) ?? 0) + 1)
      audit({
        action: 'reschedule-application',
        entity: 'product_application',
        entityId: row.id,
        detail: { from: clock.dueAt, to: dueAt.toISOString() },
      })
    }
    for (const [orgId, count] of counts) {
      await notifyStaff(tx, orgId, ['financeOfficer', 'financeManager'], dueMovedStaffNotice(count))
    }
  },
}
