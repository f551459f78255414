import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { ConsoleTable } from '@lqr/contract/identity/console-tables.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { Notice } from '../page/notice.tsx'
import { RecordList } from '../records/record-list.tsx'
import { useCall } from '../use-call.ts'
import { copy } from './copy.ts'
import { MoveAction } from './move-action.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { type KeptRecord, nameOfRecord, type Publication } from './publication.ts'
import { columnsOf, type ListOwn } from './record-columns.tsx'
import { RecordDrawer } from './record-drawer.tsx'
import { RecordFilters } from './record-filters.tsx'
import { Waiting } from './waiting.tsx'
import type { Changed } from './use-changed.ts'
import { useOpened } from './use-opened.ts'
import { codeFiltersOf, useRecordSearch } from './use-record-search.ts'
import { type VersionCalls, VersionsDialog } from './versions-dialog.tsx'
import './publication.css'

const PAGE_SIZE = 20

export interface PublicationListProps<R extends KeptRecord> extends ListOwn<R> {
  publication: Publication<R>
  /** Under which the person's columns are kept. */
  table: ConsoleTable
  /** What the keyword is looked for in. */
  keyword: string
  /** Each record with what was published of it, and the way back to an earlier version. */
  versions?: VersionCalls<R>
  /** Without it records are only read. */
  maintains?: boolean
  /** Narrows the list to the record it stands under, and says which that is. */
  under?: { readonly filter: Readonly<Record<string, string>>; readonly id: string }
  /** What fills a new record from elsewhere: it is handed what takes the fields that were found. */
  renderFill?: (fill: (found: object) => void) => ReactNode
  /** What the form of a new record holds from the start, whatever draft of one there is. */
  begins?: object | undefined
  changed: Changed<R>
}

/** The records of one kind in every state: found, changed in a drawer, published and taken off line. */
export function PublicationList<R extends KeptRecord>(props: PublicationListProps<R>) {
  const { publication, table, keyword, versions, maintains = true, under, changed } = props
  const { label, calls, filters } = publication
  const { edited, setEdited, asked, setAsked, renew, saved, moved, close } = changed
  const codeFilters = codeFiltersOf(filters)
  const search = useRecordSearch(codeFilters)
  const body = { ...under?.filter, ...search.filters, currentPageNum: search.page, pageSize: PAGE_SIZE }
  const answer = useCall(calls.list, { body } as CallInput<typeof calls.list>, { keepPrevious: true })
  // Kept here: a row that becomes a card at another width takes nothing open with it.
  const [released, setReleased] = useState<R>()
  useOpened(maintains ? answer.data?.list : undefined, setEdited)
  const actions = (record: R) => {
    const name = nameOfRecord(publication, record)
    return (
      <div className="record-actions">
        {record.can.maintain && (
          <Button size="small" aria-label={copy.editOf(name)} onClick={() => setEdited(record)}>
            {copy.edit}
          </Button>
        )}
        <MoveAction publication={publication} record={record} onAsk={setAsked} />
        {props.renderMore?.(record)}
        {versions && (
          <Button size="small" aria-label={copy.versionsButtonOf(name)} onClick={() => setReleased(record)}>
            {copy.versions}
          </Button>
        )}
      </div>
    )
  }
  return (
    <>
      <RecordFilters search={search} keyword={keyword} codeFilters={codeFilters}>
        {maintains && <Waiting publication={publication} under={under?.filter} search={search} />}
      </RecordFilters>
      <RecordList
        table={table}
        label={copy.list(label)}
        of={answer}
        columns={columnsOf(publication, props, maintains ? actions : undefined)}
        rowKey={({ id }) => id}
        empty={
          <Notice title={copy.empty(label)} hint={maintains ? copy.emptyHint(label) : copy.emptyReadHint} />
        }
        onPage={search.toPage}
      />
      {asked && (
        <MoveDialog
          publication={publication}
          asked={asked}
          beside={props.beside}
          owned={props.owned}
          onSettled={moved}
          onStale={renew}
          onClose={close}
        />
      )}
      {versions && released && (
        <VersionsDialog
          publication={publication}
          calls={versions}
          record={released}
          owned={props.owned}
          onRestored={moved}
          onClose={() => setReleased(undefined)}
        />
      )}
      {edited && (
        <RecordDrawer
          publication={publication}
          record={edited === 'new' ? undefined : edited}
          under={under?.id}
          owned={props.owned}
          renderFill={props.renderFill}
          begins={props.begins}
          onSaved={saved}
          onConflict={renew}
          onClose={close}
        />
      )}
    </>
  )
}

interface CreateButtonProps<R extends KeptRecord> {
  publication: Pick<Publication<R>, 'label'>
  changed: Pick<Changed<R>, 'setEdited'>
}

/** Opens the form of a new record. */
export function CreateButton<R extends KeptRecord>({ publication, changed }: CreateButtonProps<R>) {
  return (
    <Button type="primary" onClick={() => changed.setEdited('new')}>
      {copy.createTitle(publication.label)}
    </Button>
  )
}
