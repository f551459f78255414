import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import type { LetterDetail } from '@lqr/contract/oversight/letter-entities.ts'
import { caseCan, caseScope } from '../../../cases/case-access.ts'
import type { CaseKind, Viewing } from '../../../cases/case-kind.ts'
import { progressOf, timelineOf } from '../../../cases/case-progress.ts'
import { letterKind } from './letter-kind.ts'
import { findNames, type LetterRecord, listSubjects } from './letter.store.ts'

/** How a letter is shown to whoever looks at it. */
export type ShowLetter = (viewing: Viewing, row: LetterRecord) => Promise<LetterDetail>

/** Shows letters about cases of these kinds. */
export function makeShowLetter(kinds: readonly CaseKind[]): ShowLetter {
  return (viewing, row) => showLetter(viewing, kinds, row)
}

function nameOfState(kinds: readonly CaseKind[], kind: string, status: string): string {
  const found = kinds.find(({ declaration }) => declaration.kind === kind)
  return found ? stateName(found.declaration, status) : status
}

/**
 * A letter with its cases; only the institution, whose cases they are, reads the names of the enterprises whole, and nobody
 * that of a case which was taken back.
 */
async function showLetter(
  viewing: Viewing,
  kinds: readonly CaseKind[],
  row: LetterRecord,
): Promise<LetterDetail> {
  const { db, actor, now } = viewing
  const scope = await caseScope(db, actor, letterKind)
  const isTheirs = scope.orgIds.includes(row.org_id)
  const subjects = await listSubjects(db, kinds, row.id)
  return {
    id: row.id,
    number: row.number,
    orgId: row.org_id,
    ...(await findNames(db, row)),
    authorName: row.author_name,
    subject: row.subject,
    content: row.content,
    answer: row.answer,
    answeredAt: row.answered_at,
    returnReason: row.return_reason,
    returns: row.returns,
    reminders: row.reminders,
    cases: subjects.length,
    casesDone: subjects.filter(({ isHandled }) => isHandled).length,
    casesGone: subjects.filter(({ isOpen, isHandled }) => !isOpen && !isHandled).length,
    subjects: subjects.map(({ kind, caseId, number, companyName, dueAt, isOpen, isHandled, leftTo }) => ({
      kind,
      caseId,
      number,
      companyName: isTheirs || companyName === null ? companyName : maskCompanyName(companyName),
      dueAt,
      isOpen,
      isHandled,
      leftAs: leftTo === null ? null : nameOfState(kinds, kind, leftTo),
    })),
    ...progressOf(letterKind, row, now),
    timeline: await timelineOf(db, letterKind, row, scope),
    can: caseCan(letterKind, { actor, scope, now }, row, 'institution', 'authority'),
    version: row.version,
  }
}
