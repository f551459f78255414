import { submitOpeningPdb } from '@lqr/contract/bank-accounts/calls.ts'
import { askingInTransaction, bindCall } from '../../../http/bind-call.ts'
import { showOpening } from '../show-opening.ts'
import { submitOpening } from '../submit-opening.ts'

export const submitOpeningPdbCall = askingInTransaction(
  bindCall(submitOpeningPdb, async (context) => {
    const { licenceValidTo, legalPersonPhone, ...form } = context.body
    return showOpening(
      context,
      await submitOpening(context, 'PDB', form, { licenceValidTo, legalPersonPhone }),
    )
  }),
)
