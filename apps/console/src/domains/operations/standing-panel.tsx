import { Tag } from 'antd'
import { getWorkStanding } from '@lqr/contract/operations/calls.ts'
import { type WorkStanding, worker, workStanding } from '@lqr/contract/operations/entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy as shellCopy } from '../../shell/copy.ts'
import { copy } from './copy.ts'
import '../../shell/cases/cases.css'

type WorkerLine = WorkStanding['workers'][number]

const REFETCH_SECONDS = 10
const queueLabels = labelsOf(workStanding)
const labels = labelsOf(worker)

const columns: readonly RecordColumn<WorkerLine>[] = [
  { key: 'instance', title: labels.instance, isHeading: true, render: ({ instance }) => instance },
  {
    key: 'isAlive',
    title: labels.isAlive,
    render: ({ isAlive }) => (
      <Tag color={isAlive ? 'success' : 'error'}>{isAlive ? copy.alive : copy.silent}</Tag>
    ),
  },
  { key: 'seenAt', title: labels.seenAt, render: ({ seenAt }) => formatDateTime(seenAt) },
  { key: 'startedAt', title: labels.startedAt, render: ({ startedAt }) => formatDateTime(startedAt) },
  { key: 'restarts', title: labels.restarts, render: ({ restarts }) => restarts },
  { key: 'lastError', title: labels.lastError, render: ({ lastError }) => lastError ?? shellCopy.none },
]

function Queue({ standing }: { standing: WorkStanding }) {
  const { failed, retrying, running, waiting, oldestSeconds } = standing
  return (
    <Facts
      columns={3}
      items={[
        { label: queueLabels.failed, value: <strong className="figure">{copy.items(failed)}</strong> },
        { label: queueLabels.retrying, value: copy.items(retrying) },
        { label: queueLabels.running, value: copy.items(running) },
        { label: queueLabels.waiting, value: copy.items(waiting) },
        { label: queueLabels.oldestSeconds, value: oldestSeconds > 0 ? copy.seconds(oldestSeconds) : null },
      ]}
    />
  )
}

/** How the queue and the workers of all instances stand; asked for again by itself. */
export function StandingPanel() {
  const answer = useCall(getWorkStanding, {}, { refetchSeconds: REFETCH_SECONDS, quiet: true })
  return (
    <Answer of={answer}>
      {(standing) => (
        <>
          <section className="panel" aria-label={copy.standing}>
            <h2>{copy.standing}</h2>
            <Queue standing={standing} />
          </section>
          <h2>{copy.workers}</h2>
          {standing.workers.length === 0 ? (
            <div className="panel">
              <Notice title={copy.noWorkers} hint={copy.noWorkersHint} />
            </div>
          ) : (
            <PlainRecords
              table="workers"
              label={copy.workers}
              rows={standing.workers}
              columns={columns}
              rowKey={({ instance, startedAt }) => `${instance} ${startedAt}`}
            />
          )}
        </>
      )}
    </Answer>
  )
}
