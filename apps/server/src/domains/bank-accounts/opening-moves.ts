import { confirmOpening, noShowOpening, verifyOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import type { DiligenceCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import { CallError } from '../../http/call-error.ts'
import { branchOf } from './branches.store.ts'
import { accountOpeningKind } from './opening-kind.ts'
import { showOpening } from './show-opening.ts'

/** Binds a move of the bank to its call. */
const bindOpeningMove = moveBinder(accountOpeningKind, showOpening)

/** How closely the bank looks; anything but the standard needs its reason. */
function diligenceColumns(body: { diligence: DiligenceCode; diligenceReason?: string | undefined }) {
  const reason = body.diligenceReason || null
  if (body.diligence !== 'standard' && reason === null) {
    throw new CallError(errors.reasonNeeded, { fields: { diligenceReason: errors.reasonNeeded.msg } })
  }
  return { diligence: body.diligence, diligence_reason: reason }
}

/** Whoever confirms is the person the enterprise can call; the clock then runs to the end of the appointment. */
export const confirmOpeningCall = bindOpeningMove(confirmOpening, 'confirm', {
  async change({ body, db }, row) {
    if ((await branchOf(db, row.branch_org_id)).closedAt !== null) throw new CallError(errors.branchClosed)
    return { ...diligenceColumns(body), visit_due_at: row.appoint_end }
  },
})

export const verifyOpeningCall = bindOpeningMove(verifyOpening, 'verify', {
  change: ({ body }) => diligenceColumns(body),
})

export const noShowOpeningCall = bindOpeningMove(noShowOpening, 'noShow')
