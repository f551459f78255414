import { caseAction, caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import type { CaseSide } from '@lqr/contract/kernel/cases/define-case.ts'
import { calendarClocksOf } from '@lqr/contract/kernel/cases/read-case.ts'
import type { ClockHolder } from '../clocks/clock-holder.ts'
import { shanghaiDay } from '../clocks/working-days.ts'
import { sendMessage } from '../domains/messages/index.ts'
import { listRunning, moveDue } from './case-clock.store.ts'
import { type CaseKind, type CaseRow, noticeOf } from './case-kind.ts'
import { syncTasks } from './case-task.store.ts'
import { dueMovedNote, dueMovedStaffText, dueMovedText } from './copy.ts'
import { notifySide, PLATFORM, recordEvent } from './move-case.ts'

/**
 * The clocks of a kind that count working days follow the calendar: the enterprise is told once for each
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
    listOpen: (db) => listRunning(db, kind, { code, days: workingDays }),

    async move(tx, moves, { now, audit }) {
      const threads = new Map<string, { row: CaseRow; days: { from: string; to: string } }>()
      const counts = new Map<string, { row: CaseRow; side: CaseSide; count: number }>()
      for (const { clock, dueAt } of moves) {
        const row = await moveDue(tx, kind, code, { clock, dueAt })
        if (!row) continue
        const days = { from: shanghaiDay(new Date(clock.dueAt)), to: shanghaiDay(dueAt) }
        const note = dueMovedNote(clockName, days)
        const event = { action: 'reschedule', to: row.status, note }
        await recordEvent({ db: tx, now, mover: PLATFORM }, declaration.kind, row, event)
        await syncTasks(tx, kind, [row.id])
        threads.set(kind.threadOf?.(row) ?? row.id, { row, days })
        const side = declaration.states[row.status]?.waitsFor ?? 'institution'
        const workers = side === 'authority' ? `area ${row.area_code}` : `org ${row.org_id}`
        counts.set(workers, { row, side, count: (counts.get(workers)?.count ?? 0) + 1 })
        audit({
          action: caseAction(declaration, 'reschedule'),
          entity: caseEntity(declaration),
          entityId: row.id,
          detail: { from: clock.dueAt, to: dueAt.toISOString() },
        })
      }
      for (const { row, days } of threads.values()) {
        if (row.company_id === null) continue
        const text = dueMovedText(await kind.named(tx, row), clockName, days)
        const notice = noticeOf(kind, row, 'enterprise', 'reschedule', text)
        await sendMessage(tx, { ...notice, companyId: row.company_id })
      }
      for (const { row, side, count } of counts.values()) {
        if (side === 'enterprise') continue
        const text = dueMovedStaffText(declaration.label, clockName, count)
        await notifySide(tx, { ...kind, link: () => TASKS[side] }, row, side, 'reschedule', text)
      }
    },
  }
}

/** Where an institution and an authority find all their open work. */
const TASKS = { institution: '/workbench/tasks', authority: '/office/tasks' } as const
