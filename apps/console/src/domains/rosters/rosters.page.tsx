import { Button, Select } from 'antd'
import { Link } from 'react-router'
import type { RosterRecord } from '@lqr/contract/rosters/entities.ts'
import { listRosterRecords, setRosterStatus } from '@lqr/contract/rosters/record-calls.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useSession } from '../../shell/session/session.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy as shared } from '../../shell/publishing/copy.ts'
import { optionsOf } from '../../shell/publishing/form-values.ts'
import { MoveAction } from '../../shell/publishing/move-action.tsx'
import { RecordFilters } from '../../shell/publishing/record-filters.tsx'
import { PublicationTag } from '../../shell/publishing/status-tag.tsx'
import { useChanged } from '../../shell/publishing/use-changed.ts'
import { copy } from './copy.ts'
import { RosterDrawer } from './roster-drawer.tsx'
import { useRosterSearch } from './use-roster-search.ts'
import { Validity } from './validity.tsx'
import '../../shell/publishing/publication.css'

const PAGE_SIZE = 20
const ALL = ''
const kindOptions = [{ value: ALL, label: copy.allKinds }, ...optionsOf(ROSTER_KINDS)]

interface Acts {
  edit: (roster: RosterRecord) => void
  renew: () => void
}

const columns: readonly RecordColumn<RosterRecord>[] = [
  {
    key: 'title',
    title: copy.name,
    isHeading: true,
    render: ({ id, title }) => <Link to={`/zones/rosters/${id}`}>{title}</Link>,
  },
  { key: 'kind', title: copy.kind, render: ({ kind }) => nameOf(ROSTER_KINDS, kind) },
  { key: 'batch', title: copy.batch, render: ({ batch }) => batch },
  {
    key: 'issuedOn',
    title: copy.issuedOn,
    render: ({ issuedOn }) => <span className="tabular nowrap">{formatDateShort(issuedOn)}</span>,
  },
  { key: 'validTo', title: copy.validTo, render: (roster) => <Validity {...roster} /> },
  { key: 'entries', title: copy.entries, align: 'right', render: ({ entries }) => entries },
  { key: 'status', title: shared.status, render: (roster) => <PublicationTag {...roster} /> },
]

const actionsOf = ({ edit, renew }: Acts): RecordColumn<RosterRecord> => ({
  key: 'actions',
  title: shared.actions,
  render: (roster) =>
    roster.can.maintain && (
      <div className="record-actions">
        <Button size="small" aria-label={shared.editOf(roster.title)} onClick={() => edit(roster)}>
          {shared.edit}
        </Button>
        <MoveAction def={setRosterStatus} record={roster} name={roster.title} onChanged={renew} />
      </div>
    ),
})

/** The rosters: every one for operators, the published ones of their area for governments, who read only. */
export function Component() {
  const search = useRosterSearch()
  const { info } = useSession()
  const maintains = info.roles.some((role) => role === 'operator' || role === 'admin')
  const { edited, setEdited, renew, saved, close } = useChanged<RosterRecord>(listRosterRecords)
  const answer = useCall(
    listRosterRecords,
    { body: { ...search.filters, currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const create = maintains && (
    <Button type="primary" onClick={() => setEdited('new')}>
      {copy.create}
    </Button>
  )
  return (
    <Page
      title={maintains ? copy.title : copy.readTitle}
      intro={maintains ? copy.intro : copy.readIntro}
      extra={create}
    >
      <RecordFilters search={search} keyword={copy.keyword}>
        <Select
          aria-label={copy.kind}
          className="filter-status"
          value={search.kind ?? ALL}
          options={kindOptions}
          onChange={(value) => search.change({ kind: value })}
        />
      </RecordFilters>
      <RecordList
        table="rosters"
        label={copy.list}
        of={answer}
        columns={maintains ? [...columns, actionsOf({ edit: setEdited, renew })] : columns}
        rowKey={(roster) => roster.id}
        empty={<Notice title={copy.empty} hint={maintains ? copy.emptyHint : copy.emptyRead} />}
        onPage={search.toPage}
      />
      {edited && (
        <RosterDrawer roster={edited === 'new' ? undefined : edited} onSaved={saved} onClose={close} />
      )}
    </Page>
  )
}
