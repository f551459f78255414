import { Link } from 'react-router'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { listReconcilingInstitutions } from '@lqr/contract/open/arrears-calls.ts'
import { institutionInArrears, type InstitutionInArrears } from '@lqr/contract/open/reconciliation.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const PAGE_SIZE = 20
const { shape } = institutionInArrears

function Owed({ many, since }: { many: number; since: string | null }) {
  return (
    <>
      {many}
      {since !== null && <div className="muted">{copy.since(since)}</div>}
    </>
  )
}

const columns: readonly RecordColumn<InstitutionInArrears>[] = [
  {
    key: 'name',
    title: labelOf(shape.orgName),
    isHeading: true,
    render: ({ orgId, orgName }) => <Link to={`/reconciliation/${orgId}`}>{orgName}</Link>,
  },
  {
    key: 'missing',
    title: labelOf(shape.missingDays),
    render: ({ missingDays, oldestMissing }) => <Owed many={missingDays} since={oldestMissing} />,
  },
  {
    key: 'open',
    title: labelOf(shape.open),
    render: ({ open, oldestOpen }) => <Owed many={open} since={oldestOpen} />,
  },
  { key: 'explained', title: labelOf(shape.explained), render: ({ explained }) => explained },
  {
    key: 'lastUploadAt',
    title: labelOf(shape.lastUploadAt),
    render: ({ lastUploadAt }) => (lastUploadAt ? formatDateTime(lastUploadAt) : copy.none),
  },
]

/** Which institutions owe a file or an answer. */
export function Component() {
  const search = useListSearch()
  const answer = useCall(
    listReconcilingInstitutions,
    { body: { currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  return (
    <Page title={copy.desk} intro={copy.deskIntro}>
      <RecordList<InstitutionInArrears>
        table="reconcilingInstitutions"
        label={copy.desk}
        of={answer}
        columns={columns}
        rowKey={({ orgId }) => orgId}
        empty={<Notice title={copy.deskEmpty} hint={copy.deskEmptyHint} />}
        onPage={search.toPage}
      />
    </Page>
  )
}
