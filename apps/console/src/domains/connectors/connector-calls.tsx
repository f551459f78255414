import { Select } from 'antd'
import { useState } from 'react'
import { listConnectorCalls } from '@lqr/contract/connectors/calls.ts'
import { type ConnectorCall, connectorCall } from '@lqr/contract/connectors/entities.ts'
import {
  CONNECTOR_OUTCOMES,
  type ConnectorKindCode,
  type ConnectorOutcomeCode,
} from '@lqr/contract/connectors/kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

const PAGE_SIZE = 10
const labels = labelsOf(connectorCall)
const options = [
  { value: '' as const, label: copy.allOutcomes },
  ...CONNECTOR_OUTCOMES.map(({ code, name }) => ({ value: code, label: name })),
]

const columns: readonly RecordColumn<ConnectorCall>[] = [
  {
    key: 'startedAt',
    title: labels.startedAt,
    isHeading: true,
    render: ({ startedAt }) => <span className="tabular nowrap">{formatDateTime(startedAt)}</span>,
  },
  { key: 'operation', title: labels.operation, render: ({ operation }) => operation },
  { key: 'outcome', title: labels.outcome, render: ({ outcome }) => nameOf(CONNECTOR_OUTCOMES, outcome) },
  { key: 'ms', title: labels.ms, render: ({ ms }) => <span className="tabular nowrap">{copy.ms(ms)}</span> },
  { key: 'attempts', title: labels.attempts, render: ({ attempts }) => copy.times(attempts) },
  {
    key: 'requestId',
    title: labels.requestId,
    render: ({ requestId }) => <code className="hash">{requestId}</code>,
  },
]

/** The newest calls of a connector, all or those of one outcome. */
export function ConnectorCalls({ kind }: { kind: ConnectorKindCode }) {
  const [outcome, setOutcome] = useState<ConnectorOutcomeCode | ''>('')
  const [page, setPage] = useState(1)
  const answer = useCall(
    listConnectorCalls,
    { body: { kind, ...(outcome ? { outcome } : {}), currentPageNum: page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  return (
    <section className="stack" aria-label={copy.calls}>
      <div>
        <h3 className="section-head">{copy.calls}</h3>
        <p className="muted">{copy.callsHint}</p>
      </div>
      <Select
        aria-label={copy.outcome}
        className="filter-sort"
        value={outcome}
        options={options}
        onChange={(next) => {
          setOutcome(next)
          setPage(1)
        }}
      />
      <RecordList<ConnectorCall>
        table="connectorCalls"
        label={copy.calls}
        of={answer}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<Notice title={copy.noRecords} hint={copy.noRecordsHint} />}
        onPage={setPage}
      />
    </section>
  )
}
