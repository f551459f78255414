import { codesWithin, DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { oversightErrors as errors } from '@lqr/contract/oversight/errors.ts'
import { letterCase } from '@lqr/contract/oversight/letter-case.ts'
import type { LetterForm } from '@lqr/contract/oversight/letter-entities.ts'
import type { Acting } from '../../../cases/case-kind.ts'
import { nextNumber, openCase, recordSubmission } from '../../../cases/open-case.ts'
import { nameOf } from '../../../cases/request-move.ts'
import { holdLockOf } from '../../../data/advisory-locks.ts'
import { CallError } from '../../../http/call-error.ts'
import { letterKind } from './letter-kind.ts'
import { findOpenCases, hasOpenLetter, insertSubjects, type LetterRecord } from './letter.store.ts'

/** Writes to an institution about cases of the writer's area that wait for it; two letters of an area never speak of one case. */
export async function sendLetter(acting: Acting, form: LetterForm): Promise<LetterRecord> {
  const { actor, db, now } = acting
  const areaCode = actor.regionCode ?? DEFAULT_SUBSTATION_ID
  const wanted = [...new Map(form.cases.map((one) => [`${one.kind} ${one.caseId}`, one])).values()]
  await holdLockOf(db, 'letters', areaCode)
  const cases = await findOpenCases(db, wanted, { orgId: form.orgId, areas: codesWithin(areaCode) })
  if (cases.length < wanted.length) {
    throw new CallError(errors.caseNotThere, { fields: { cases: errors.caseNotThere.msg } })
  }
  if (await hasOpenLetter(db, wanted, areaCode)) throw new CallError(errors.alreadyWritten)
  const row = await openCase(acting, letterKind, {
    number: await nextNumber(db, letterCase, 'oversight_letter_no', now),
    org_id: form.orgId,
    area_code: areaCode,
    author_account_id: actor.accountId,
    author_name: nameOf(actor),
    subject: form.subject,
    content: form.content,
  })
  if (!row) throw new CallError(errors.alreadyWritten)
  await insertSubjects(db, row.id, cases)
  await recordSubmission(acting, letterKind, row, {
    detail: { orgId: form.orgId, cases: cases.map(({ number }) => number) },
  })
  return row
}
