import { tryConnector } from '@lqr/contract/connectors/calls.ts'
import { connectorErrors as errors } from '@lqr/contract/connectors/errors.ts'
import { portOf } from '../../../connectors/port-of.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import { bindGuardedCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'

/** Asked before the transaction, which would hold a connection while the other side takes its time. */
export const tryConnectorCall = bindGuardedCall(
  tryConnector,
  async ({ services, params }) => {
    const port = portOf(services, params.kind)
    if (!port) throw new CallError(errors.notConnected)
    const start = performance.now()
    const trial = (outcome: ConnectorFailure['outcome']) => ({
      outcome,
      ms: Math.round(performance.now() - start),
      adapter: port.name,
    })
    try {
      await port.probe()
      return trial('ok')
    } catch (error) {
      if (error instanceof ConnectorFailure) return trial(error.outcome)
      throw error
    }
  },
  async ({ params, proof, audit }) => {
    audit({
      action: 'try-connector',
      entity: 'connector',
      entityId: params.kind,
      detail: { outcome: proof.outcome },
    })
    return proof
  },
)
