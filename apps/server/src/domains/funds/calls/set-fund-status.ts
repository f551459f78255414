import { setFundStatus } from '@lqr/contract/funds/calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveRecord } from '../../../publishing/move-record.ts'
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
