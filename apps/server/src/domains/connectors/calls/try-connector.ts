import { tryConnector } from '@lqr/contract/connectors/calls.ts'
import { portOf } from '../../../connectors/port-of.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import { bindGuardedCall } from '../../../http/bind-call.ts'

/** Asked before the transaction, which would hold a connection while the other side takes its time. */
export const tryConnectorCall = bindGuardedCall(
  tryConnector,
  async ({ services, params, log }) => {
    const port = portOf(services, params.kind)
    const start = performance.now()
    const trial = (outcome: ConnectorFailure['outcome']) => ({
      outcome,
      ms: Math.round(performance.now() - start),
      adapter: port.name,
    })
    const ended = await port.probe().then(
      () => trial('ok'),
      (error: unknown) => {
        if (error instanceof ConnectorFailure) return trial(error.outcome)
        throw error
      },
    )
    // Who tried looks at the log next; without it the trial counts all the same.
    await services.outbound.log.flush().catch((err: unknown) => log.warn({ err }, 'log of calls not written'))
    return ended
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
