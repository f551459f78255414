import { Button } from 'antd'
import { Link } from 'react-router'
import type { ParkRecord } from '@lqr/contract/parks/entities.ts'
import { listParkRecords, setParkStatus } from '@lqr/contract/parks/record-calls.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { PARK_LEVELS } from '@lqr/contract/reference/park-levels.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useCall } from '../../shell/use-call.ts'
import { copy as shared } from '../../shell/publishing/copy.ts'
import { MoveAction } from '../../shell/publishing/move-action.tsx'
import { RecordFilters } from '../../shell/publishing/record-filters.tsx'
import { PublicationTag } from '../../shell/publishing/status-tag.tsx'
import { useChanged } from '../../shell/publishing/use-changed.ts'
import { useRecordSearch } from '../../shell/publishing/use-record-search.ts'
import { copy } from './copy.ts'
import { ParkDrawer } from './park-drawer.tsx'
import '../../shell/publishing/publication.css'

const PAGE_SIZE = 20

interface Acts {
  edit: (park: ParkRecord) => void
  renew: () => void
}

function columnsOf({ edit, renew }: Acts): readonly RecordColumn<ParkRecord>[] {
  return [
    {
      key: 'name',
      title: copy.name,
      isHeading: true,
      render: (park) => <Link to={`/zones/parks/${park.id}`}>{park.name}</Link>,
    },
    { key: 'level', title: copy.level, render: (park) => nameOf(PARK_LEVELS, park.level) },
    { key: 'area', title: copy.area, render: (park) => park.areaName },
    {
      key: 'industries',
      title: copy.industries,
      render: (park) => park.industries.map((code) => nameOf(LEADING_INDUSTRIES, code)).join('、'),
    },
    { key: 'enterprises', title: copy.enterprises, align: 'right', render: (park) => park.enterprises },
    { key: 'status', title: shared.status, render: (park) => <PublicationTag {...park} /> },
    {
      key: 'updatedAt',
      title: shared.updatedAt,
      render: (park) => <span className="tabular nowrap">{formatDateTime(park.updatedAt)}</span>,
    },
    {
      key: 'actions',
      title: shared.actions,
      render: (park) => (
        <div className="record-actions">
          <Button size="small" aria-label={shared.editOf(park.name)} onClick={() => edit(park)}>
            {shared.edit}
          </Button>
          <MoveAction def={setParkStatus} record={park} name={park.name} onChanged={renew} />
        </div>
      ),
    },
  ]
}

/** The parks of the zone in every state. */
export function Component() {
  const search = useRecordSearch()
  const { edited, setEdited, renew, saved, close } = useChanged<ParkRecord>(listParkRecords)
  const answer = useCall(
    listParkRecords,
    { body: { ...search.filters, currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const create = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {copy.create}
    </Button>
  )
  return (
    <Page title={copy.title} intro={copy.intro} extra={create}>
      <RecordFilters search={search} keyword={copy.keyword} />
      <RecordList
        table="parks"
        label={copy.list}
        of={answer}
        columns={columnsOf({ edit: setEdited, renew })}
        rowKey={(park) => park.id}
        empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
        onPage={search.toPage}
      />
      {edited && <ParkDrawer park={edited === 'new' ? undefined : edited} onSaved={saved} onClose={close} />}
    </Page>
  )
}
