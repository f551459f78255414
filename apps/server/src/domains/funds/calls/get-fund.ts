import { getFund } from '@lqr/contract/funds/calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { findFund } from '../funds.store.ts'

export const getFundCall = bindCall(getFund, ({ db, params }) =>
  requireRecord(findFund(db, params.id), zonesErrors.fundNotFound),
)
