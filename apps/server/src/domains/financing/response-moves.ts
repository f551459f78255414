import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { proposeForNeed, stepOutOfNeed } from '@lqr/contract/financing/equity-calls.ts'
import { contactNeed, declineNeed, turnDownResponse } from '@lqr/contract/financing/response-calls.ts'
import type { RejectCode } from '@lqr/contract/reference/reject-codes.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import { refusalColumns } from '../../cases/refusal-columns.ts'
import type { Acting } from '../../cases/case-kind.ts'
import { type RefusalSaid, remedyOf } from '../../cases/refusal.rules.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { CallError } from '../../http/call-error.ts'
import { findApplicant } from '../certification/index.ts'
import { responseKind } from './response-kind.ts'
import type { ResponseRecord } from './response.store.ts'
import { showNeedResponses, showResponse } from './show-response.ts'

/** Binds a move of an institution's response to its call. */
export const bindResponseMove = moveBinder(responseKind, (viewing, row) => showResponse(viewing, row.id))

/** The same for its enterprise, which sees them all side by side. */
export const bindOwnersMove = moveBinder(responseKind, (viewing, row: ResponseRecord) =>
  showNeedResponses(viewing, row.need_id),
)

/** What it says of the reason stands on the response, too: its institution reads it there. */
export const turnDownResponseCall = bindOwnersMove(turnDownResponse, 'turnDown', {
  change: ({ body }) => ({ decline_reason: body.note ?? null }),
})

/** Whoever reaches the enterprise becomes the person it can call; the clock of the indication starts. */
export const contactNeedCall = bindResponseMove(contactNeed, 'contact', {
  change: ({ body, now }) => ({ contacted_at: now.toISOString(), contact_way: body.contactWay }),
})

interface Refusal extends RefusalSaid {
  readonly declineCode: RejectCode
  readonly declineReason: string
  readonly nextSteps?: string | undefined
}

async function refused(
  { body, db, now }: Pick<Acting, 'db' | 'now'> & { body: Refusal },
  row: ResponseRecord,
) {
  const { foundDate } = await findApplicant(db, row.company_id)
  return {
    decline_code: body.declineCode,
    decline_reason: body.declineReason,
    next_steps: body.nextSteps || remedyOf(body.declineCode),
    ...refusalColumns(body.declineCode, body, { now, foundDate }),
  }
}

/** A refusal says why and what would change it. */
export const declineNeedCall = bindResponseMove(declineNeed, 'decline', {
  note: ({ declineReason }) => declineReason,
  change: (context, row) => refused(context, row),
})

/** The same after the choice of the enterprise; its need then looks for others. */
export const stepOutOfNeedCall = bindResponseMove(stepOutOfNeed, 'stepOut', {
  note: ({ declineReason }) => declineReason,
  change: (context, row) => refused(context, row),
})

export const proposeForNeedCall = bindResponseMove(proposeForNeed, 'propose', {
  note: ({ conditions }) => conditions,
  change({ body, now }) {
    if (body.validTo < shanghaiDay(now)) {
      throw new CallError(errors.offerPast, { fields: { validTo: errors.offerPast.msg } })
    }
    return {
      offer_amount_yuan: body.amountYuan,
      offer_share_percent: body.sharePercent,
      offer_stage: body.stage,
      offer_conditions: body.conditions ?? null,
      offer_valid_to: body.validTo,
      offered_at: now.toISOString(),
    }
  },
})
