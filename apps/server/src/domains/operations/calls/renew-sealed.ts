import { renewSealed } from '@lqr/contract/operations/calls.ts'
import { operationsErrors as errors } from '@lqr/contract/operations/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { addRenewal } from '../../../sealed/renew-job.ts'
import { sealStanding } from '../../../sealed/seal-standing.ts'

export const renewSealedCall = bindCall(renewSealed, async ({ db, body, services, audit }) => {
  const { mark } = services.cipher
  if (mark !== `${body.suite}.${body.keyId}`) throw new CallError(errors.otherKey)
  await addRenewal(db, mark)
  const standing = await sealStanding(db, services.cipher, await services.sandbox?.services())
  audit({
    action: 'renew-sealed',
    entity: 'sealed_data',
    entityId: mark,
    detail: { left: standing.left, total: standing.total },
  })
  return { ...standing, isRunning: true }
})
