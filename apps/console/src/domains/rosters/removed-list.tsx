import type { RemovedRosterEntry } from '@lqr/contract/rosters/entities.ts'
import { listRemovedRosterEntries } from '@lqr/contract/rosters/record-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { copy as shared } from '../../shell/publishing/copy.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { RestoreButton } from './restore-button.tsx'

const { entry: texts, removed: own } = copy
const PAGE_SIZE = 20

const columns: readonly RecordColumn<RemovedRosterEntry>[] = [
  { key: 'name', title: texts.name, isHeading: true, render: ({ enterpriseName }) => enterpriseName },
  {
    key: 'creditCode',
    title: texts.creditCode,
    render: ({ creditCode }) => <span className="tabular">{creditCode}</span>,
  },
  { key: 'area', title: texts.area, render: ({ areaName }) => areaName },
  { key: 'note', title: texts.note, render: ({ note }) => note },
  { key: 'removedAt', title: own.removedAt, render: ({ removedAt }) => formatDateTime(removedAt) },
]

/** What was taken off a roster, with the way back. */
export function RemovedList({ rosterId, onChanged }: { rosterId: string; onChanged: () => void }) {
  const { page, toPage } = useListSearch()
  const answer = useCall(
    listRemovedRosterEntries,
    { body: { rosterId, currentPageNum: page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const actions: RecordColumn<RemovedRosterEntry> = {
    key: 'actions',
    title: shared.actions,
    render: ({ id, enterpriseName }) => (
      <RestoreButton
        rosterId={rosterId}
        entryId={id}
        texts={own.putBack(enterpriseName)}
        onChanged={onChanged}
      />
    ),
  }
  return (
    <RecordList
      table="removedRosterEntries"
      label={own.list}
      of={answer}
      columns={[...columns, actions]}
      rowKey={(entry) => entry.id}
      empty={<Notice title={own.empty} />}
      onPage={toPage}
    />
  )
}
