import { caseAction, caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { calendarClocksOf } from '@lqr/contract/kernel/cases/read-case.ts'
import type { ClockHolder } from '../clocks/clock-holder.ts'
import { shanghaiDay } from '../clocks/working-days.ts'
import { sendMessage } from '../domains/messages/index.ts'
import { notifyStaff } from '../domains/organisations/index.ts'
import { listRunning, moveDue } from './case-clock.store.ts'
import { type CaseKind, type CaseRow, noticeOf } from './case-kind.ts'
import { syncTasks } from './case-task.store.ts'
import { dueMovedNote, dueMovedStaffText, dueMovedText } from './copy.ts'
import { CASE_WORKERS, PLATFORM, recordEvent } from './move-case.ts'

/**
 * The clocks of a kind that count working days from its submission follow the calendar: the enterprise is told once for each
 * thread of cases, the institution once of all.
 */
export function caseClocks(kind: CaseKind): ClockHolder[] {
  return calendarClocksOf(kind.declaration).map((clock) => holderOf(kind, clock))
}

function holderOf(
  kind: CaseKind,
  { code: holder, clock: code, workingDays }: ReturnType<typeof calendarClocksOf>[number],
): ClockHolder {
  const { declaration } = kind
  const clockName = declaration.clocks[code]?.name ?? ''
  return {
    kind: holder,
    workingDays,
    listOpen: (db) => listRunning(db, kind, code),

    async move(tx, moves, { now, audit }) {
      const threads = new Map<string, { row: CaseRow; days: { from: string; to: string } }>()
      const counts = new Map<string, { row: CaseRow; count: number }>()
      for (const { clock, dueAt } of moves) {
        const row = await moveDue(tx, kind, code, { clock, dueAt })
        if (!row) continue
        const days = { from: shanghaiDay(new Date(clock.dueAt)), to: shanghaiDay(dueAt) }
        const note = dueMovedNote(clockName, days)
        const event = { action: 'reschedule', to: row.status, note }
        await recordEvent({ db: tx, now, mover: PLATFORM }, declaration.kind, row, event)
        await syncTasks(tx, kind, [row.id])
        threads.set(kind.threadOf?.(row) ?? row.id, { row, days })
        counts.set(row.org_id, { row, count: (counts.get(row.org_id)?.count ?? 0) + 1 })
        audit({
          action: caseAction(declaration, 'reschedule'),
          entity: caseEntity(declaration),
          entityId: row.id,
          detail: { from: clock.dueAt, to: dueAt.toISOString() },
        })
      }
      for (const { row, days } of threads.values()) {
        const text = dueMovedText(await kind.named(tx, row), clockName, days)
        const notice = noticeOf(kind, row, 'enterprise', 'reschedule', text)
        await sendMessage(tx, { ...notice, companyId: row.company_id })
      }
      for (const { row, count } of counts.values()) {
        const text = dueMovedStaffText(declaration.label, clockName, count)
        const notice = noticeOf(kind, row, 'institution', 'reschedule', text)
        await notifyStaff(tx, row.org_id, CASE_WORKERS, { ...notice, link: TASKS })
      }
    },
  }
}

/** Where an institution finds all its open work. */
const TASKS = '/workbench/tasks'
