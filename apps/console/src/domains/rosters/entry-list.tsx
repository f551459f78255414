import { Tag } from 'antd'
import { entryChanges, type RosterEntryRecord, type RosterRecord } from '@lqr/contract/rosters/entities.ts'
import { listRosterEntryRecords } from '@lqr/contract/rosters/record-calls.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { KeywordSearch } from '../../shell/records/keyword-search.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy as shared } from '../../shell/publishing/copy.ts'
import { copy } from './copy.ts'
import { RemoveAction } from './remove-action.tsx'

const texts = copy.entry
const PAGE_SIZE = 20

const columns: readonly RecordColumn<RosterEntryRecord>[] = [
  { key: 'name', title: texts.name, isHeading: true, render: ({ enterpriseName }) => enterpriseName },
  {
    key: 'creditCode',
    title: texts.creditCode,
    render: ({ creditCode }) => <span className="tabular">{creditCode}</span>,
  },
  { key: 'area', title: texts.area, render: ({ areaName }) => areaName },
  { key: 'note', title: texts.note, render: ({ note }) => note },
]

const changeColumn: RecordColumn<RosterEntryRecord> = {
  key: 'change',
  title: texts.change,
  render: ({ change }) => change && <Tag>{nameOf(entryChanges, change)}</Tag>,
}

function Nothing({ isSearched, maintains }: { isSearched: boolean; maintains: boolean }) {
  if (isSearched) return <Notice title={texts.emptySearch} hint={texts.emptySearchHint} />
  return maintains ? (
    <Notice title={texts.empty} hint={texts.emptyHint} />
  ) : (
    <Notice title={texts.emptyRead} />
  )
}

/** The enterprises of a roster, for operators with the way to take one off. */
export function EntryList({ roster, onChanged }: { roster: RosterRecord; onChanged: () => void }) {
  const { page, text, change, toPage } = useListSearch()
  const keyword = text('keyword')
  const answer = useCall(
    listRosterEntryRecords,
    { body: { rosterId: roster.id, keyword, currentPageNum: page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const remove: RecordColumn<RosterEntryRecord> = {
    key: 'actions',
    title: shared.actions,
    render: (entry) =>
      entry.change !== 'REMOVE' && <RemoveAction rosterId={roster.id} entry={entry} onChanged={onChanged} />,
  }
  return (
    <>
      <div className="filters" role="search">
        <KeywordSearch
          value={keyword}
          label={texts.keyword}
          className="record-search"
          onSearch={(typed) => change({ keyword: typed })}
        />
      </div>
      <RecordList
        table="rosterEntries"
        label={texts.list}
        of={answer}
        columns={roster.can.maintain ? [...columns, changeColumn, remove] : columns}
        rowKey={(entry) => entry.id}
        empty={<Nothing isSearched={keyword !== undefined} maintains={roster.can.maintain} />}
        onPage={toPage}
      />
    </>
  )
}
