import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { setRosterStatus } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { moveRecord } from '../../../publishing/move-record.ts'
import { requireRoster, rosterFor } from '../require-roster.ts'

export const setRosterStatusCall = bindCall(
  setRosterStatus,
  async ({ actor, db: tx, params, body, now, audit }) => {
    const { id } = params
    const { entries } = await requireRoster(tx, actor, id, now)
    if (body.action === 'publish' && entries === 0) throw new CallError(zonesErrors.emptyRoster)
    return moveRecord(body, {
      tx,
      table: 'roster',
      id,
      now,
      notFound: zonesErrors.rosterNotFound,
      find: () => rosterFor(tx, actor, id, now),
      audit,
    })
  },
)
