import type { AreaNeedRow } from '@lqr/contract/financing/entities.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { AREA_NEED_SORTS, listAreaNeeds } from '@lqr/contract/financing/need-calls.ts'
import { needCase, needStates } from '@lqr/contract/financing/need-case.ts'
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
import { workAddress } from '../../shell/cases/work-address.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy, officeCopy as texts } from './copy.ts'
import { slotsText } from './slots-text.ts'

const FILTERS = {
  states: needStates.filter(({ code }) => code !== 'DRAFT'),
  sorts: AREA_NEED_SORTS,
  toggles: ['overdue'],
  beginsWithOpen: true,
} as const

function columnsAt(now: Date): readonly RecordColumn<AreaNeedRow>[] {
  return [
    {
      key: 'title',
      title: texts.title,
      isHeading: true,
      render: (row) => (
        <>
          <RowLink to={workAddress('need', row.id, 'authority')}>{row.title ?? texts.sealed}</RowLink>
          <div className="muted">{nameOf(DEMAND_TYPES, row.demandType)}</div>
        </>
      ),
    },
    { key: 'company', title: texts.company, render: (row) => row.corporateName },
    dueColumn(texts.due, now),
    statusColumn(needCase),
    amountColumn(),
    { key: 'area', title: copy.area, render: (row) => row.areaName },
    { key: 'slots', title: copy.slots, render: slotsText },
    submittedColumn((row) => row.createdAt),
    numberColumn('demandNo', copy.demandNo, (row) => row.demandNo),
  ]
}

/** The needs of the authority's area: what nobody has reached in time stands first. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listAreaNeeds, { body: search.body }, WORK_LIST)
  return (
    <CaseListPage
      table="areaNeeds"
      isWork
      texts={texts}
      search={search}
      of={answer}
      columnsAt={columnsAt}
      rowKey={(row) => row.id}
    />
  )
}
