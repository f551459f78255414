import {
  rejectNeed,
  relistNeed,
  unlistNeed,
  unmatchNeed,
  withdrawNeed,
} from '@lqr/contract/financing/need-calls.ts'
import { NEED_REFUSALS } from '@lqr/contract/financing/kinds.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import type { Acting } from '../../cases/case-kind.ts'
import { refusalColumns } from '../../cases/refusal-columns.ts'
import type { RefusalSaid } from '../../cases/refusal.rules.ts'
import { findApplicant } from '../certification/index.ts'
import { needKind } from './need-kind.ts'
import type { NeedRecord } from './need.store.ts'
import { showNeed } from './show-need.ts'

/** Binds a move to its call, which answers the need as the mover sees it. */
const bindNeedMove = moveBinder(needKind, (viewing, row) => showNeed(viewing, row.id))

export const withdrawNeedCall = bindNeedMove(withdrawNeed, 'withdraw')
export const unlistNeedCall = bindNeedMove(unlistNeed, 'unlist')
export const relistNeedCall = bindNeedMove(relistNeed, 'relist')

interface Refusal extends RefusalSaid {
  readonly rejectCode: (typeof NEED_REFUSALS)[number]['code']
  readonly rejectReason: string
  readonly nextSteps?: string | undefined
}

/** Where the authority found no words of its own stands what would change such a refusal. */
async function refused({ body, db, now }: Pick<Acting, 'db' | 'now'> & { body: Refusal }, row: NeedRecord) {
  const { rejectCode, rejectReason, nextSteps } = body
  const { foundDate } = await findApplicant(db, row.company_id)
  return {
    reject_code: rejectCode,
    reject_reason: rejectReason,
    next_steps: nextSteps || (NEED_REFUSALS.find(({ code }) => code === rejectCode)?.remedy ?? null),
    ...refusalColumns(rejectCode, body, { now, foundDate }),
  }
}

export const unmatchNeedCall = bindNeedMove(unmatchNeed, 'unmatch', {
  note: ({ rejectReason }) => rejectReason,
  change: (context, row) => refused(context, row),
})

export const rejectNeedCall = bindNeedMove(rejectNeed, 'reject', {
  note: ({ rejectReason }) => rejectReason,
  change: (context, row) => refused(context, row),
})
