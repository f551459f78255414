import { getSealStanding } from '@lqr/contract/operations/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { sealStanding } from '../../../sealed/seal-standing.ts'
import { isUnderWay } from '../operations.store.ts'

export const getSealStandingCall = bindCall(getSealStanding, async ({ db, services }) => ({
  ...(await sealStanding(db, services.cipher, await services.sandbox?.services())),
  isRunning: await isUnderWay(db, 'renew-sealed'),
}))
