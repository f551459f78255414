import { submitOpeningLzb } from '@lqr/contract/bank-accounts/calls.ts'
import { askingInTransaction, bindCall } from '../../../http/bind-call.ts'
import { showOpening } from '../show-opening.ts'
import { submitOpening } from '../submit-opening.ts'

export const submitOpeningLzbCall = askingInTransaction(
  bindCall(submitOpeningLzb, async (context) => {
    const { isSimpleOpening, ...form } = context.body
    return showOpening(context, await submitOpening(context, 'LZB', form, { isSimpleOpening }))
  }),
)
