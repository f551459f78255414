import { useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { listConnectorCalls, listConnectors } from '@lqr/contract/connectors/calls.ts'
import type { Connector } from '@lqr/contract/connectors/entities.ts'
import { CONNECTOR_KINDS } from '@lqr/contract/connectors/kinds.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { Page } from '../../shell/page/page.tsx'
import { namesOf } from '../../shell/records/name-of.ts'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { connectorColumns } from './connector-columns.tsx'
import { ConnectorDrawer } from './connector-drawer.tsx'
import { copy } from './copy.ts'
import { SwitchDialog } from './switch-dialog.tsx'

const REFETCH_SECONDS = 10

function MadeUp({ list }: { list: readonly Connector[] }) {
  const kinds = list.flatMap(({ kind, isMadeUp }) => (isMadeUp ? [kind] : []))
  if (kinds.length === 0) return null
  return (
    <Alert
      className="panel-note"
      type="warning"
      showIcon
      title={copy.madeUp}
      description={copy.madeUpHint(namesOf(CONNECTOR_KINDS, kinds))}
    />
  )
}

/** Every outside system: how it stands, a trial, a switch; one of them in a drawer with its calls. */
export function Component() {
  const queries = useQueryClient()
  const search = useListSearch()
  const [switching, setSwitching] = useState<Connector>()
  const opened = search.oneOf('kind', CONNECTOR_KINDS)
  const answer = useCall(listConnectors, {}, { refetchSeconds: REFETCH_SECONDS })
  const shown = answer.data?.list.find(({ kind }) => kind === opened)
  return (
    <Page title={copy.title} intro={copy.intro}>
      <Answer of={answer}>
        {({ list }) => (
          <>
            <MadeUp list={list} />
            <PlainRecords
              table="connectors"
              of={answer}
              label={copy.title}
              rows={list}
              columns={connectorColumns(setSwitching)}
              rowKey={({ kind }) => kind}
            />
          </>
        )}
      </Answer>
      {shown && (
        <ConnectorDrawer
          connector={shown}
          onSwitch={setSwitching}
          onClose={() => search.change({ kind: '' })}
        />
      )}
      {switching && (
        <SwitchDialog
          connector={switching}
          onDone={() => {
            setSwitching(undefined)
            void queries.invalidateQueries({ queryKey: callKey(listConnectors) })
            void queries.invalidateQueries({ queryKey: callKey(listConnectorCalls) })
          }}
          onClose={() => setSwitching(undefined)}
        />
      )}
    </Page>
  )
}
