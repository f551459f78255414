import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { listConnectorCalls, listConnectors, tryConnector } from '@lqr/contract/connectors/calls.ts'
import type { Connector } from '@lqr/contract/connectors/entities.ts'
import { CONNECTOR_KINDS, CONNECTOR_OUTCOMES } from '@lqr/contract/connectors/kinds.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { toastError, toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { SwitchDialog } from './switch-dialog.tsx'

/** What an operator may do with a connector: ask whether it is there, and switch it off and on. */
export function ConnectorActions({ connector }: { connector: Connector }) {
  const queries = useQueryClient()
  const [isSwitching, setSwitching] = useState(false)
  const name = nameOf(CONNECTOR_KINDS, connector.kind)
  const renew = () => {
    void queries.invalidateQueries({ queryKey: callKey(listConnectors) })
    void queries.invalidateQueries({ queryKey: callKey(listConnectorCalls) })
  }
  const attempt = useAction(tryConnector, {
    onDone: ({ outcome, ms }) => {
      const text = copy.attempted(name, nameOf(CONNECTOR_OUTCOMES, outcome), ms)
      if (outcome === 'ok') toastSuccess(text)
      else toastError(text)
      renew()
    },
  })
  const act = connector.isOff ? copy.switchOn : copy.switchOff
  return (
    <div className="form-actions">
      <Button
        size="small"
        aria-label={copy.attemptOf(name)}
        {...busy(attempt.isBusy)}
        onClick={() => attempt.run({ params: { kind: connector.kind } })}
      >
        {copy.attempt}
      </Button>
      <Button
        size="small"
        danger={!connector.isOff}
        aria-label={copy.switchOf(act, name)}
        onClick={() => setSwitching(true)}
      >
        {act}
      </Button>
      {isSwitching && (
        <SwitchDialog
          connector={connector}
          onDone={() => {
            setSwitching(false)
            renew()
          }}
          onClose={() => setSwitching(false)}
        />
      )}
    </div>
  )
}
