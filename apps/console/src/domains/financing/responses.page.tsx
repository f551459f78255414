import { Tag } from 'antd'
import { Link } from 'react-router'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { listResponses, RESPONSE_SORTS } from '@lqr/contract/financing/response-calls.ts'
import { responseCase, responseStates } from '@lqr/contract/financing/response-case.ts'
import type { ResponseRow } from '@lqr/contract/financing/response-entities.ts'
import { RESPONSE_ORIGINS } from '@lqr/contract/financing/response-kinds.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import {
  amountColumn,
  dueColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../shell/cases/case-columns.tsx'
import { CaseListPage, WORK_LIST } from '../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../shell/cases/use-case-search.ts'
import { WORK_LISTS, workAddress } from '../../shell/cases/work-address.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy, taskCopy as texts } from './response-copy.ts'

const FILTERS = { states: responseStates, sorts: RESPONSE_SORTS, beginsWithOpen: true } as const

function columnsAt(now: Date): readonly RecordColumn<ResponseRow>[] {
  return [
    {
      key: 'need',
      title: copy.need,
      isHeading: true,
      render: (row) => (
        <>
          <RowLink to={workAddress('response', row.id)}>{row.title}</RowLink>
          <div className="muted">{nameOf(DEMAND_TYPES, row.demandType)}</div>
        </>
      ),
    },
    { key: 'company', title: copy.company, render: (row) => row.corporateName },
    dueColumn(texts.due, now),
    statusColumn(responseCase, (row) =>
      row.isChosen && row.status === 'OFFERED' ? <Tag color="success">{copy.chosen}</Tag> : null,
    ),
    amountColumn(),
    {
      key: 'offer',
      title: texts.offered,
      render: (row) =>
        row.offerAmountYuan && (
          <span className="tabular nowrap">
            {[formatAmount(row.offerAmountYuan), formatPercent(row.offerAnnualCost)]
              .filter(Boolean)
              .join(' / ')}
          </span>
        ),
    },
    { key: 'origin', title: texts.cameBy, render: (row) => nameOf(RESPONSE_ORIGINS, row.cameBy) },
    { key: 'officer', title: texts.officer, render: (row) => row.officerName ?? texts.unassigned },
    submittedColumn((row) => row.createdAt),
    numberColumn('responseNo', copy.responseNo, (row) => row.responseNo),
  ]
}

/** The needs that this institution has taken or was sent: what must be done first stands first. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listResponses, { body: search.body }, WORK_LIST)
  return (
    <CaseListPage
      table="needResponses"
      isWork
      texts={texts}
      search={search}
      of={answer}
      columnsAt={columnsAt}
      rowKey={(row) => row.id}
      emptyAction={<Link to={WORK_LISTS.need}>{texts.toPool}</Link>}
    />
  )
}
