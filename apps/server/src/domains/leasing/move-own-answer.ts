import type { LeaseNeedDetail } from '@lqr/contract/leasing/entities.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import type { LeaseMove } from '@lqr/contract/leasing/lease-case.ts'
import type { Acting, CaseChange } from '../../cases/case-kind.ts'
import { requestMove } from '../../cases/request-move.ts'
import { CallError } from '../../http/call-error.ts'
import type { LeaseAnswer } from './lease-answer.ts'
import { leaseKind } from './lease-kind.ts'
import { requireNeed } from './lease-moves.ts'
import { listAnswers } from './lease.store.ts'

/** A call of an enterprise on one of the answers to its need. */
interface OwnAnswer extends Acting {
  readonly params: { readonly id: string }
  readonly body: { readonly responseId: string; readonly version?: number | undefined }
}

interface Step {
  readonly note?: string
  readonly change: CaseChange<LeaseAnswer>
}

/** Moves one answer to a need of the actor's enterprise; answers the whole need. 404 where the answer is not one to it. */
export async function moveOwnAnswer(
  acting: OwnAnswer,
  move: LeaseMove,
  { note, change }: Step,
): Promise<LeaseNeedDetail> {
  const { params, body, db } = acting
  const answers = await listAnswers(db, params.id)
  if (!answers.some(({ id }) => id === body.responseId)) throw new CallError(errors.needNotFound)
  await requestMove(acting, leaseKind, {
    id: body.responseId,
    move,
    version: body.version,
    note,
    show: () => requireNeed(acting, params.id),
    change: () => change,
  })
  return requireNeed(acting, params.id)
}
