import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import type { CaseSide } from '@lqr/contract/kernel/cases/define-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { type Moving, noticeOf } from '../../cases/case-kind.ts'
import { sendMessage } from '../messages/index.ts'
import { notifyStaff } from '../organisations/index.ts'
import { interviewEnded } from './operation-copy.ts'
import { cancelOpenInterviews } from './operation.store.ts'
import { findResponseWords } from './response-detail.store.ts'
import { responseKind } from './response-kind.ts'
import type { ResponseRecord } from './response.store.ts'

const OVER: readonly string[] = statesIn(responseCase, 'over')

/** With a response end the interviews that are still to be held; both sides are told of each. */
export async function endInterviews(moving: Moving, row: ResponseRecord): Promise<void> {
  const { db, now, audit } = moving
  if (!OVER.includes(row.status)) return
  for (const { id, starts_at: startsAt } of await cancelOpenInterviews(db, row.id, now)) {
    audit({
      action: 'cancel-interview',
      entity: caseEntity(responseCase),
      entityId: row.id,
      detail: { interviewId: id },
    })
    if (new Date(startsAt) > now) await notifyBoth(moving, row, startsAt)
  }
}

async function notifyBoth({ db }: Moving, row: ResponseRecord, startsAt: string): Promise<void> {
  const text = interviewEnded(await findResponseWords(db, row), startsAt)
  const notice = (side: CaseSide) => noticeOf(responseKind, row, side, 'interview-ended', text)
  await sendMessage(db, { ...notice('enterprise'), companyId: row.company_id })
  await notifyStaff(db, row.org_id, ['financeEquity'], notice('institution'))
}
