import { createRoster } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireArea } from '../../reference/index.ts'
import { requireRoster } from '../require-roster.ts'
import { insertRoster } from '../roster-records.store.ts'

export const createRosterCall = bindCall(createRoster, async ({ actor, db, body, now, audit }) => {
  requireArea(body.areaCode)
  const id = await insertRoster(db, body)
  audit({ action: 'create-roster', entity: 'roster', entityId: id })
  return requireRoster(db, actor, id, now)
})
