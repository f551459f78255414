import { setFundStatus } from '@lqr/contract/products/funds/fund-calls.ts'
import { zonesErrors } from '@lqr/contract/products/publication-fields.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { moveRecord } from '../../move-record.ts'
import { findFundRecord } from '../funds.store.ts'

export const setFundStatusCall = bindCall(setFundStatus, ({ db: tx, params, body, now, audit }) =>
  moveRecord(body, {
    tx,
    table: 'fund',
    id: params.id,
    now,
    notFound: zonesErrors.fundNotFound,
    find: () => findFundRecord(tx, params.id),
    audit,
  }),
)
