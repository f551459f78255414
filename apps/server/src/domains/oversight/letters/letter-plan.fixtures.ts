import { letterCase, type LetterMove, type LetterStatus } from '@lqr/contract/oversight/letter-case.ts'
import { dueAfter } from '../../../cases/case-clock.rules.ts'
import { insertCaseEvents } from '../../../cases/case-event.store.ts'
import { syncTasks } from '../../../cases/case-task.store.ts'
import { insertCase } from '../../../cases/case.store.ts'
import { nextNumber } from '../../../cases/open-case.ts'
import { shippedCalendar } from '../../../clocks/shipped-calendar.ts'
import type { Db } from '../../../data/database.ts'
import { letterKind } from './letter-kind.ts'
import { insertSubjects, type LetterRecord, LETTERS, type OpenCase } from './letter.store.ts'

export type { OpenCase } from './letter.store.ts'

export interface LetterPlan {
  readonly author: { readonly accountId: string; readonly name: string; readonly areaCode: string }
  readonly officer: { readonly accountId: string; readonly name: string }
  readonly orgId: string
  readonly subject: string
  readonly content: string
  readonly cases: readonly OpenCase[]
  readonly sentAt: Date
  /** What the institution wrote and when; without it the letter waits. */
  readonly answer?: { readonly text: string; readonly at: Date }
  readonly closedAt?: Date
}

/** A letter with the history that leads to its state. */
export async function makeLetter(db: Db, plan: LetterPlan): Promise<string> {
  const { author, officer, answer, closedAt, sentAt } = plan
  const status: LetterStatus = closedAt ? 'CLOSED' : answer ? 'ANSWERED' : 'SENT'
  const row = await insertCase<LetterRecord>(db, LETTERS, {
    number: await nextNumber(db, letterCase, 'oversight_letter_no', sentAt),
    org_id: plan.orgId,
    area_code: author.areaCode,
    author_account_id: author.accountId,
    author_name: author.name,
    subject: plan.subject,
    content: plan.content,
    is_example: true,
    status,
    answer_due_at: dueAfter(shippedCalendar, letterCase.clocks.answer, sentAt).toISOString(),
    ...(answer && {
      answer: answer.text,
      answered_at: answer.at.toISOString(),
      officer_account_id: officer.accountId,
      officer_name: officer.name,
    }),
    created_at: sentAt.toISOString(),
    updated_at: (closedAt ?? answer?.at ?? sentAt).toISOString(),
    version: closedAt ? 3 : answer ? 2 : 1,
  })
  if (!row) throw new Error('no letter was made')
  await insertSubjects(db, row.id, plan.cases)
  await syncTasks(db, letterKind, [row.id])
  const event = (action: LetterMove, from: LetterStatus | null, to: LetterStatus, at: Date) => {
    const by = action === 'answer' ? officer : author
    return {
      kind: letterCase.kind,
      case_id: row.id,
      action,
      from_status: from,
      to_status: to,
      actor_account_id: by.accountId,
      actor_side: letterCase.moves[action].side,
      actor_name: by.name,
      note: action === 'answer' ? (answer?.text ?? null) : null,
      at: at.toISOString(),
    }
  }
  await insertCaseEvents(db, [
    event('submit', null, 'SENT', sentAt),
    ...(answer ? [event('answer', 'SENT', 'ANSWERED', answer.at)] : []),
    ...(closedAt ? [event('close', 'ANSWERED', 'CLOSED', closedAt)] : []),
  ])
  return row.id
}
