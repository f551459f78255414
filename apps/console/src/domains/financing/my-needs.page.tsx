import { Link } from 'react-router'
import type { OwnNeedRow } from '@lqr/contract/financing/entities.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { listOwnNeeds } from '@lqr/contract/financing/need-calls.ts'
import { needCase, needStates } from '@lqr/contract/financing/need-case.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import {
  amountColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../shell/cases/case-columns.tsx'
import { CaseListPage } from '../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../shell/cases/use-case-search.ts'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy, mineCopy as texts } from './copy.ts'
import { slotsText } from './slots-text.ts'

const PUBLISH = '/demand/demandInsert'
const FILTERS = { states: needStates, toggles: ['open'] } as const

const columns: readonly RecordColumn<OwnNeedRow>[] = [
  {
    key: 'title',
    title: texts.title,
    isHeading: true,
    render: (row) => (
      <>
        <RowLink to={`/personal/needs/${row.id}`}>{row.title ?? copy.untitled}</RowLink>
        <div className="muted">{nameOf(DEMAND_TYPES, row.demandType)}</div>
      </>
    ),
  },
  statusColumn(needCase),
  amountColumn(),
  {
    key: 'slots',
    title: copy.slots,
    render: slotsText,
  },
  { key: 'validTo', title: texts.validTo, render: (row) => formatDate(row.validTo) },
  submittedColumn((row) => row.createdAt),
  numberColumn('demandNo', copy.demandNo, (row) => row.demandNo),
]

/** The enterprise's own needs, its drafts among them. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listOwnNeeds, { body: search.body }, { keepPrevious: true })
  return (
    <CaseListPage
      table="myNeeds"
      texts={texts}
      search={search}
      of={answer}
      columnsAt={() => columns}
      rowKey={(row) => row.id}
      extra={<Link to={PUBLISH}>{texts.publish}</Link>}
      emptyAction={<LinkButton to={PUBLISH} label={texts.publish} />}
    />
  )
}
