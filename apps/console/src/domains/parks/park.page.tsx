import { Button } from 'antd'
import { Link, useParams } from 'react-router'
import type { ParkEnterpriseRecord } from '@lqr/contract/parks/entities.ts'
import {
  getParkRecord,
  listParkEnterpriseRecords,
  setParkEnterpriseStatus,
} from '@lqr/contract/parks/record-calls.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
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
import { EnterpriseDrawer } from './enterprise-drawer.tsx'
import '../../shell/publishing/publication.css'

const PAGE_SIZE = 20
const texts = copy.enterprise

interface Acts {
  edit: (enterprise: ParkEnterpriseRecord) => void
  renew: () => void
}

function columnsOf({ edit, renew }: Acts): readonly RecordColumn<ParkEnterpriseRecord>[] {
  return [
    { key: 'name', title: texts.name, isHeading: true, render: ({ name }) => name },
    {
      key: 'industry',
      title: texts.industry,
      render: ({ industry }) => nameOf(LEADING_INDUSTRIES, industry),
    },
    { key: 'scale', title: texts.scale, render: ({ scale }) => nameOf(ENTERPRISE_SCALES, scale) },
    {
      key: 'consentedOn',
      title: texts.consentedOn,
      render: ({ consentedOn }) => <span className="tabular nowrap">{formatDateShort(consentedOn)}</span>,
    },
    { key: 'status', title: shared.status, render: (enterprise) => <PublicationTag {...enterprise} /> },
    {
      key: 'actions',
      title: shared.actions,
      render: (enterprise) => (
        <div className="record-actions">
          <Button size="small" aria-label={shared.editOf(enterprise.name)} onClick={() => edit(enterprise)}>
            {shared.edit}
          </Button>
          <MoveAction
            def={setParkEnterpriseStatus}
            record={enterprise}
            name={enterprise.name}
            onChanged={renew}
          />
        </div>
      ),
    },
  ]
}

function Enterprises({ parkId }: { parkId: string }) {
  const search = useRecordSearch()
  const { edited, setEdited, renew, saved, close } = useChanged<ParkEnterpriseRecord>(
    listParkEnterpriseRecords,
    getParkRecord,
  )
  const answer = useCall(
    listParkEnterpriseRecords,
    { body: { parkId, ...search.filters, currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  return (
    <>
      <div className="record-actions">
        <Button type="primary" onClick={() => setEdited('new')}>
          {texts.create}
        </Button>
      </div>
      <RecordFilters search={search} keyword={texts.keyword} />
      <RecordList
        table="parkEnterprises"
        label={texts.list}
        of={answer}
        columns={columnsOf({ edit: setEdited, renew })}
        rowKey={(enterprise) => enterprise.id}
        empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
        onPage={search.toPage}
      />
      {edited && (
        <EnterpriseDrawer
          parkId={parkId}
          enterprise={edited === 'new' ? undefined : edited}
          onSaved={saved}
          onClose={close}
        />
      )}
    </>
  )
}

/** The enterprises that one park presents, in every state. */
export function Component() {
  const { id = '' } = useParams()
  const answer = useCall(getParkRecord, { params: { id } })
  const { data } = answer
  return (
    <Page
      title={data ? copy.enterprisesOf(data.name) : copy.title}
      mark={data && <PublicationTag {...data} />}
      intro={texts.intro}
      extra={<Link to="/zones/parks">{texts.back}</Link>}
    >
      <Answer of={answer}>{(park) => <Enterprises parkId={park.id} />}</Answer>
    </Page>
  )
}
