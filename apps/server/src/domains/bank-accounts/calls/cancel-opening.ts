import { cancelOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { askingInTransaction, bindCall } from '../../../http/bind-call.ts'
import { branchOf } from '../branches.store.ts'
import { accountOpeningKind } from '../opening-kind.ts'
import { showOpening } from '../show-opening.ts'
import { dedupeKeyOf, notifyBank } from '../notify-bank.ts'

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
