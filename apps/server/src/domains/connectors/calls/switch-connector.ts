import { switchConnector } from '@lqr/contract/connectors/calls.ts'
import { connectorErrors as errors } from '@lqr/contract/connectors/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { setSwitch } from '../connectors.store.ts'
import { readConnectors } from '../read-connectors.ts'

/** Felt by every process within two seconds: each follows the switches. */
export const switchConnectorCall = bindCall(
  switchConnector,
  async ({ db, services, actor, now, params, body, audit }) => {
    const { kind } = params
    if (!(await setSwitch(db, { ...body, kind, accountId: actor.accountId, now }))) {
      throw new CallError(errors.alreadySwitched)
    }
    audit({ action: 'switch-connector', entity: 'connector', entityId: kind, detail: body })
    const all = await readConnectors(db, services, now)
    return requireRecord(Promise.resolve(all.find((one) => one.kind === kind)), kernelErrors.notFound)
  },
)
