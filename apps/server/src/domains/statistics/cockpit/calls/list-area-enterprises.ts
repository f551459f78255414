import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { listAreaEnterprises } from '@lqr/contract/statistics/cockpit-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { figuresWithin } from '../../site-figures.ts'
import { cockpitAreaOf } from '../cockpit-area.ts'
import { listCertified } from '../enterprises.store.ts'

export const listAreaEnterprisesCall = bindCall(listAreaEnterprises, async ({ db, actor }) => {
  const area = cockpitAreaOf(actor)
  const { sum } = await figuresWithin(db, area, ['certified'])
  return { total: sum('certified').count, list: await listCertified(db, codesWithin(area)) }
})
