import { BOOKED_STATES } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { cancelOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { askingInTransaction, bindCall } from '../../../http/bind-call.ts'
import { branchOf } from '../branches.store.ts'
import { accountOpeningKind } from '../opening-kind.ts'
import type { OpeningRecord } from '../opening.store.ts'
import { showOpening } from '../show-opening.ts'
import { dedupeKeyOf, notifyBank } from '../notify-bank.ts'

/** The bank's system keeps appointments: of one that is over it is told nothing, and holds nobody when it cannot be reached. */
const isAhead = ({ status }: OpeningRecord) => BOOKED_STATES.some((state) => state === status)

export const cancelOpeningCall = askingInTransaction(
  bindCall(cancelOpening, async (context) => {
    const { body, db, params, services } = context
    const row = await requestMove(context, accountOpeningKind, {
      id: params.id,
      move: 'withdraw',
      version: body.version,
      note: body.note,
      show: (before) => showOpening(context, before),
      async change(before) {
        if (!isAhead(before)) return {}
        const { branchCode } = await branchOf(db, before.branch_org_id)
        await notifyBank(services.bankOpening, before.profile, {
          action: 'cancel',
          applyNo: before.number,
          dedupeKey: dedupeKeyOf(before.number, 'cancel'),
          branchCode,
          appointTime: before.appoint_time,
          reference: before.bank_reference,
          form: null,
        })
        return {}
      },
    })
    return showOpening(context, row)
  }),
)
