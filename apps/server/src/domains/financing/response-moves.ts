import { contactNeed, declineNeed } from '@lqr/contract/financing/response-calls.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import { refusalColumns } from '../../cases/refusal-columns.ts'
import { remedyOf } from '../../cases/refusal.rules.ts'
import { findApplicant } from '../certification/index.ts'
import { responseKind } from './response-kind.ts'
import { showResponse } from './show-response.ts'

/** Binds a move of an institution's response to its call. */
export const bindResponseMove = moveBinder(responseKind, (viewing, row) => showResponse(viewing, row.id))

/** Whoever reaches the enterprise becomes the person it can call; the clock of the indication starts. */
export const contactNeedCall = bindResponseMove(contactNeed, 'contact', {
  change: ({ body, now }) => ({ contacted_at: now.toISOString(), contact_way: body.contactWay }),
})

/** A refusal says why and what would change it. */
export const declineNeedCall = bindResponseMove(declineNeed, 'decline', {
  note: ({ declineReason }) => declineReason,
  change: async ({ body, db, now }, row) => ({
    decline_code: body.declineCode,
    decline_reason: body.declineReason,
    next_steps: body.nextSteps || remedyOf(body.declineCode),
    ...refusalColumns(body.declineCode, body, {
      now,
      foundDate: (await findApplicant(db, row.company_id)).foundDate,
    }),
  }),
})
