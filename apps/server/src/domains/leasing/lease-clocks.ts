import { DUE_MOVED_EVENT } from '@lqr/contract/applications/states.ts'
import { CASE_CLOCKS } from '@lqr/contract/kernel/case-clocks.ts'
import type { ClockHolder } from '../../clocks/clock-holder.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { sendMessage } from '../messages/index.ts'
import { notifyStaff } from '../organisations/index.ts'
import { leaseDueMovedNote, leaseDueMovedNotice, leaseDueMovedStaffNotice, PLATFORM_NAME } from './copy.ts'
import { listAwaitedAnswers, moveAnswerDue } from './lease-clocks.store.ts'
import { findNeed, insertLeaseEvents } from './lease.store.ts'

/** The answers to lease needs follow the calendar: an enterprise is told once for each need, an institution once of all. */
export const leaseClocks: ClockHolder = {
  kind: 'leases',
  workingDays: CASE_CLOCKS.acceptanceWorkingDays,
  listOpen: listAwaitedAnswers,

  async move(tx, moves, { now, audit }) {
    const needs = new Map<string, string>()
    const counts = new Map<string, number>()
    for (const { clock, dueAt } of moves) {
      const row = await moveAnswerDue(tx, clock, dueAt)
      if (!row) continue
      const days = { from: shanghaiDay(new Date(clock.dueAt)), to: shanghaiDay(dueAt) }
      await insertLeaseEvents(tx, [
        {
          need_id: row.need_id,
          response_id: row.id,
          action: DUE_MOVED_EVENT.code,
          from_status: row.status,
          to_status: row.status,
          actor_account_id: null,
          actor_side: 'platform',
          actor_name: PLATFORM_NAME,
          note: leaseDueMovedNote(days),
          at: now.toISOString(),
        },
      ])
      needs.set(row.need_id, days.to)
      counts.set(row.org_id, (counts.get(row.org_id) ?? 0) + 1)
      audit({
        action: 'reschedule-lease',
        entity: 'lease_response',
        entityId: row.id,
        detail: { from: clock.dueAt, to: dueAt.toISOString() },
      })
    }
    for (const [id, day] of needs) {
      const need = await findNeed(tx, id)
      if (need) await sendMessage(tx, { ...leaseDueMovedNotice(need, day), companyId: need.company_id })
    }
    for (const [orgId, count] of counts) {
      await notifyStaff(tx, orgId, ['financeOfficer', 'financeManager'], leaseDueMovedStaffNotice(count))
    }
  },
}
