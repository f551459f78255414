import { getFund } from '@lqr/contract/products/funds/fund-calls.ts'
import { zonesErrors } from '@lqr/contract/products/publication-fields.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { requireRecord } from '../../move-record.ts'
import { findFund } from '../funds.store.ts'

export const getFundCall = bindCall(getFund, ({ db, params }) =>
  requireRecord(findFund(db, params.id), zonesErrors.fundNotFound),
)
