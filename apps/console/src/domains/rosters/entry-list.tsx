import { Checkbox, Tag } from 'antd'
import { useState } from 'react'
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
import { CorrectDialog } from './correct-dialog.tsx'
import { EntryActions } from './entry-actions.tsx'
import { RemovedList } from './removed-list.tsx'

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
  render: (entry) =>
    entry.change && (
      <>
        <Tag>{nameOf(entryChanges, entry.change)}</Tag>
        {entry.corrected && <span>{correctedText(entry, entry.corrected)}</span>}
      </>
    ),
}

/** What a correction makes of an entry: the fields alone that become others. */
function correctedText(
  { enterpriseName, creditCode, areaName, note }: RosterEntryRecord,
  after: NonNullable<RosterEntryRecord['corrected']>,
): string {
  const fields = [
    [enterpriseName, after.enterpriseName],
    [creditCode, after.creditCode],
    [areaName, after.areaName],
    [note, after.note],
  ] as const
  const changed = fields.flatMap(([from, to]) => ((from ?? '') === (to ?? '') ? [] : [to || texts.none]))
  return `${texts.correctedTo}${changed.join('，')}`
}

function Nothing({ isSearched, maintains }: { isSearched: boolean; maintains: boolean }) {
  if (isSearched) return <Notice title={texts.emptySearch} hint={texts.emptySearchHint} />
  return maintains ? (
    <Notice title={texts.empty} hint={texts.emptyHint} />
  ) : (
    <Notice title={texts.emptyRead} />
  )
}

interface EntryListProps {
  roster: RosterRecord
  /** Over when the page shows the change. */
  onChanged: () => Promise<void>
}

/** The enterprises of a roster, for operators with the way to correct one, to take it off and to put it back. */
export function EntryList({ roster, onChanged }: EntryListProps) {
  const { page, text, isOn, change, toPage } = useListSearch()
  const { maintain } = roster.can
  const isRemoved = maintain && isOn('removed')
  const keyword = text('keyword')
  // Kept beside the list: its rows are made anew where a window becomes narrow or wide.
  const [correcting, setCorrecting] = useState<RosterEntryRecord>()
  const answer = useCall(
    listRosterEntryRecords,
    { body: { rosterId: roster.id, keyword, currentPageNum: page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const actions: RecordColumn<RosterEntryRecord> = {
    key: 'actions',
    title: shared.actions,
    render: (entry) => (
      <EntryActions rosterId={roster.id} entry={entry} onCorrect={setCorrecting} onChanged={onChanged} />
    ),
  }
  return (
    <>
      <div className="filters" role="search">
        {!isRemoved && (
          <KeywordSearch
            value={keyword}
            label={texts.keyword}
            className="record-search"
            onSearch={(typed) => change({ keyword: typed })}
          />
        )}
        {maintain && (
          <Checkbox checked={isRemoved} onChange={({ target }) => change({ removed: target.checked })}>
            {copy.removed.only}
          </Checkbox>
        )}
      </div>
      {isRemoved ? (
        <RemovedList rosterId={roster.id} onChanged={onChanged} />
      ) : (
        <RecordList
          table="rosterEntries"
          label={texts.list}
          of={answer}
          columns={maintain ? [...columns, changeColumn, actions] : columns}
          rowKey={(entry) => entry.id}
          empty={<Nothing isSearched={keyword !== undefined} maintains={maintain} />}
          onPage={toPage}
        />
      )}
      {correcting && (
        <CorrectDialog
          key={correcting.id}
          rosterId={roster.id}
          entry={correcting}
          onChanged={onChanged}
          onClose={() => setCorrecting((open) => (open === correcting ? undefined : open))}
        />
      )}
    </>
  )
}
