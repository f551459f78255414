import { Select, Tag } from 'antd'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { listJobs } from '@lqr/contract/operations/calls.ts'
import { type Job, job } from '@lqr/contract/operations/entities.ts'
import { JOB_NAMES, JOB_STATES, type JobState } from '@lqr/contract/operations/job-names.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy as shellCopy } from '../../shell/copy.ts'
import { copy } from './copy.ts'
import { JobActions } from './job-actions.tsx'
import { StandingPanel } from './standing-panel.tsx'

const PAGE_SIZE = 20
const REFETCH_SECONDS = 10
const ALL = ''
const labels = labelsOf(job)
const options = [
  { value: ALL, label: copy.allStates },
  ...JOB_STATES.map(({ code, name }) => ({ value: code, label: name })),
]
const colors: Readonly<Record<JobState, string>> = {
  failed: 'error',
  retrying: 'warning',
  running: 'processing',
  waiting: 'default',
}

const columns: readonly RecordColumn<Job>[] = [
  { key: 'name', title: labels.name, isHeading: true, render: ({ name }) => nameOf(JOB_NAMES, name) },
  {
    key: 'state',
    title: labels.state,
    render: ({ state }) => <Tag color={colors[state]}>{nameOf(JOB_STATES, state)}</Tag>,
  },
  {
    key: 'attempts',
    title: labels.attempts,
    render: ({ attempts, maxAttempts }) => (
      <span className="tabular nowrap">{copy.attempts(attempts, maxAttempts)}</span>
    ),
  },
  { key: 'reason', title: labels.reason, render: ({ reason }) => reason ?? shellCopy.none },
  {
    key: 'runAt',
    title: labels.runAt,
    render: ({ runAt }) => <span className="tabular nowrap">{formatDateTime(runAt)}</span>,
  },
  { key: 'actions', title: copy.actions, render: (row) => <JobActions job={row} /> },
]

/** What the platform does by itself: who works on it, what waits, and what an operator must decide. */
export function Component() {
  const search = useListSearch()
  const state = search.oneOf('state', JOB_STATES)
  const answer = useCall(
    listJobs,
    { body: { ...(state ? { state } : {}), currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true, refetchSeconds: REFETCH_SECONDS },
  )
  return (
    <Page title={copy.title} intro={copy.intro}>
      <div className="stack">
        <StandingPanel />
        <h2>{copy.jobs}</h2>
        <div className="filters" role="search">
          <Select
            aria-label={copy.state}
            className="filter-sort"
            value={state ?? ALL}
            options={options}
            onChange={(next) => search.change({ state: next })}
          />
        </div>
        <RecordList
          table="jobs"
          label={copy.jobs}
          of={answer}
          columns={columns}
          rowKey={({ id }) => id}
          empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
          onPage={search.toPage}
        />
      </div>
    </Page>
  )
}
