import { changeOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import { askingInTransaction, bindCall } from '../../../http/bind-call.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { bookSlot, requireBranch } from '../book-slot.ts'
import { consentToBranch } from '../consent-to-branch.ts'
import { accountOpeningKind } from '../opening-kind.ts'
import { showOpening } from '../show-opening.ts'
import { dedupeKeyOf, notifyBank } from '../notify-bank.ts'

/**
 * Another time, or another branch whose bank has the same form and that the enterprise agrees to anew; the new place is taken before the
 * old one is left. Nobody of the other branch is responsible yet, and how closely the old one looked, and why, is not for it to read.
 */
export const changeOpeningCall = askingInTransaction(
  bindCall(changeOpening, async (context) => {
    const { body, db, now, params, services } = context
    const row = await requestMove(context, accountOpeningKind, {
      id: params.id,
      move: 'change',
      version: body.version,
      note: body.note,
      show: (before) => showOpening(context, before),
      async change(before) {
        const { account_type: accountType, profile } = before
        const branch = await requireBranch(db, { branchCode: body.branchCode, accountType, profile })
        const isOther = branch.id !== before.branch_org_id
        const consented = isOther
          ? consentToBranch(context, before, { branch, consent: body.consent })
          : undefined
        const slot = await bookSlot(db, branch, body.appointTime, now)
        const reference = await notifyBank(services.bankOpening, profile, {
          action: 'change',
          applyNo: before.number,
          dedupeKey: dedupeKeyOf(before.number, branch.branchCode, slot.beginsAt, String(before.version)),
          branchCode: branch.branchCode,
          appointTime: slot.beginsAt,
          reference: before.bank_reference,
          form: null,
        })
        return {
          org_id: branch.id,
          branch_org_id: branch.id,
          appoint_time: slot.beginsAt,
          appoint_end: slot.endsAt,
          bank_reference: reference,
          ...consented,
          ...(branch.id !== before.org_id && {
            officer_account_id: null,
            officer_name: null,
            officer_phone_cipher: null,
            diligence: null,
            diligence_reason: null,
          }),
        }
      },
    })
    return showOpening(context, row)
  }),
)
