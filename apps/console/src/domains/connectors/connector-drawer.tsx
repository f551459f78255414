import { type Connector, connector as entity } from '@lqr/contract/connectors/entities.ts'
import { BREAKER_STATES, CONNECTOR_ADAPTERS, CONNECTOR_KINDS } from '@lqr/contract/connectors/kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { ConnectorActions } from './connector-actions.tsx'
import { ConnectorCalls } from './connector-calls.tsx'
import { copy } from './copy.ts'
import { StandingTag } from './standing-tag.tsx'
import { SideDialog } from '../../shell/forms/dialog.tsx'

type Process = Connector['processes'][number]

const labels = labelsOf(entity)
const processLabels = labelsOf(entity.shape.processes.element)

const columns: readonly RecordColumn<Process>[] = [
  { key: 'place', title: processLabels.place, isHeading: true, render: ({ place }) => copy.place(place) },
  {
    key: 'adapter',
    title: processLabels.adapter,
    render: ({ adapter }) => nameOf(CONNECTOR_ADAPTERS, adapter),
  },
  { key: 'breaker', title: processLabels.breaker, render: ({ breaker }) => nameOf(BREAKER_STATES, breaker) },
  { key: 'running', title: processLabels.running, render: ({ running }) => running },
  { key: 'waiting', title: processLabels.waiting, render: ({ waiting }) => waiting },
  {
    key: 'reportedAt',
    title: processLabels.reportedAt,
    render: ({ reportedAt }) => <span className="tabular nowrap">{formatDateTime(reportedAt)}</span>,
  },
]

interface ConnectorDrawerProps {
  connector: Connector
  onSwitch: (connector: Connector) => void
  onClose: () => void
}

/** One outside system: what it is for, how it stands on each process, and its newest calls. */
export function ConnectorDrawer({ connector, onSwitch, onClose }: ConnectorDrawerProps) {
  const { kind, standing, adapter, lastGoodAt, calls, failures, reason, changedBy, changedAt } = connector
  const {
    name = kind,
    serves = '',
    lost = '',
    instead = '',
  } = CONNECTOR_KINDS.find(({ code }) => code === kind) ?? {}
  return (
    <SideDialog title={name} size={720} onClose={onClose}>
      <div className="stack">
        <Facts
          items={[
            { label: labels.standing, value: <StandingTag standing={standing} /> },
            { label: labels.adapter, value: nameOf(CONNECTOR_ADAPTERS, adapter) },
            { label: labels.lastGoodAt, value: lastGoodAt ? formatDateTime(lastGoodAt) : copy.never },
            { label: copy.lastHour, value: calls === 0 ? copy.noCalls : copy.rate(failures, calls) },
            { label: copy.serves, value: serves, isWide: true },
            { label: copy.lost, value: lost, isWide: true },
            { label: copy.instead, value: instead, isWide: true },
            ...(changedAt === null
              ? []
              : [
                  { label: labels.reason, value: reason, isWide: true },
                  { label: labels.changedBy, value: changedBy },
                  { label: labels.changedAt, value: formatDateTime(changedAt) },
                ]),
          ]}
        />
        <ConnectorActions connector={connector} onSwitch={onSwitch} />
        <section className="stack" aria-label={copy.processes}>
          <h3 className="section-head">{copy.processes}</h3>
          {connector.processes.length === 0 ? (
            <Notice title={copy.noProcesses} hint={copy.noProcessesHint} />
          ) : (
            <PlainRecords
              table="connectorProcesses"
              label={copy.processes}
              rows={connector.processes}
              columns={columns}
              rowKey={({ place }) => String(place)}
            />
          )}
        </section>
        <ConnectorCalls kind={kind} />
      </div>
    </SideDialog>
  )
}
