import { switchConnector } from '@lqr/contract/connectors/calls.ts'
import { connectorErrors as errors } from '@lqr/contract/connectors/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { setSwitch } from '../connectors.store.ts'
import { readConnectors } from '../read-connectors.ts'

/** Felt by every process within two seconds: each follows the switches. */
export const switchConnectorCall = bindCall(
  switchConnector,
  async ({ db, services, actor, now, params, body, audit }) => {
    const { kind } = params
    const find = async () => (await readConnectors(db, services, now)).find((one) => one.kind === kind)
    if (!(await find())) throw new CallError(errors.notConnected)
    if (!(await setSwitch(db, { ...body, kind, accountId: actor.accountId, now }))) {
      throw new CallError(errors.alreadySwitched)
    }
    audit({ action: 'switch-connector', entity: 'connector', entityId: kind, detail: body })
    const switched = await find()
    if (!switched) throw new CallError(errors.notConnected)
    return switched
  },
)
