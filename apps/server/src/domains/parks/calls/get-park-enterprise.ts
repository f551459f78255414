import { getParkEnterprise } from '@lqr/contract/parks/calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { findMentions } from '../../rosters/index.ts'
import { findParkEnterprise } from '../parks.store.ts'

export const getParkEnterpriseCall = bindCall(getParkEnterprise, async ({ db, params, now }) => {
  const found = findParkEnterprise(db, params.id)
  const { creditCode, ...enterprise } = await requireRecord(found, zonesErrors.parkEnterpriseNotFound)
  const rosters = await findMentions(db, { name: enterprise.name, creditCode }, shanghaiDay(now))
  return { ...enterprise, rosters }
})
