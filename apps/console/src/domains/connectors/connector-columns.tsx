import { Link } from 'react-router'
import { type Connector, connector } from '@lqr/contract/connectors/entities.ts'
import { BREAKER_STATES, CONNECTOR_ADAPTERS, CONNECTOR_KINDS } from '@lqr/contract/connectors/kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { nameOf, namesOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { ConnectorActions } from './connector-actions.tsx'
import { copy } from './copy.ts'
import { StandingTag } from './standing-tag.tsx'

const labels = labelsOf(connector)
const { breaker } = labelsOf(connector.shape.processes.element)

/** What stands in the list of outside systems. */
export const connectorColumns: readonly RecordColumn<Connector>[] = [
  {
    key: 'kind',
    title: labels.kind,
    isHeading: true,
    minWidth: 220,
    render: ({ kind }) => {
      const { name = kind, serves = '' } = CONNECTOR_KINDS.find(({ code }) => code === kind) ?? {}
      return (
        <>
          <Link to={`?kind=${kind}`} aria-label={copy.open(name)}>
            {name}
          </Link>
          <div className="muted">{serves}</div>
        </>
      )
    },
  },
  {
    key: 'standing',
    title: labels.standing,
    render: ({ standing, isOff, reason }) => (
      <>
        <StandingTag standing={standing} />
        {isOff && reason !== null && <div className="muted">{copy.offFor(reason)}</div>}
      </>
    ),
  },
  { key: 'adapter', title: labels.adapter, render: ({ adapter }) => nameOf(CONNECTOR_ADAPTERS, adapter) },
  {
    key: 'lastGoodAt',
    title: labels.lastGoodAt,
    render: ({ lastGoodAt }) => (
      <span className="tabular nowrap">{lastGoodAt ? formatDateTime(lastGoodAt) : copy.never}</span>
    ),
  },
  {
    key: 'lastHour',
    title: copy.lastHour,
    render: ({ calls, failures }) => (
      <span className="tabular nowrap">{calls === 0 ? copy.noCalls : copy.rate(failures, calls)}</span>
    ),
  },
  {
    key: 'breaker',
    title: breaker,
    render: ({ processes }) =>
      namesOf(
        BREAKER_STATES,
        processes.map((process) => process.breaker),
      ),
  },
  {
    key: 'actions',
    title: copy.actions,
    isKept: true,
    render: (row) => <ConnectorActions connector={row} />,
  },
]
