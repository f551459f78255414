import { Tag } from 'antd'
import { LEASE_TASK_SORTS, listLeaseTasks } from '@lqr/contract/leasing/calls.ts'
import type { LeaseTaskRow } from '@lqr/contract/leasing/entities.ts'
import { LEASE_KINDS } from '@lqr/contract/leasing/kinds.ts'
import { leaseCase, leaseStates } from '@lqr/contract/leasing/lease-case.ts'
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
import { copy, taskCopy as texts } from './copy.ts'

const FILTERS = { states: leaseStates, sorts: LEASE_TASK_SORTS, beginsWithOpen: true } as const

function AgreedMark({ row }: { row: LeaseTaskRow }) {
  return row.isAgreed && row.status === 'OFFERED' ? <Tag color="success">{texts.agreed}</Tag> : null
}

function columnsAt(now: Date): readonly RecordColumn<LeaseTaskRow>[] {
  return [
    {
      key: 'company',
      title: texts.company,
      isHeading: true,
      render: (row) => <RowLink to={workAddress('lease', row.id)}>{row.corporateName ?? row.needNo}</RowLink>,
    },
    {
      key: 'equipment',
      title: copy.equipment,
      render: (row) => (
        <>
          {row.equipmentName}
          <div className="muted">{nameOf(LEASE_KINDS, row.kind)}</div>
        </>
      ),
    },
    dueColumn(texts.due, now),
    statusColumn(leaseCase, (row) => <AgreedMark row={row} />),
    amountColumn(),
    { key: 'officer', title: texts.officer, render: (row) => row.officerName ?? texts.unassigned },
    submittedColumn((row) => row.createdAt),
    numberColumn('needNo', copy.needNo, (row) => row.needNo),
  ]
}

/** The lease needs that were shown to this institution. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listLeaseTasks, { body: search.body }, WORK_LIST)
  return (
    <CaseListPage
      table="leaseTasks"
      isWork
      texts={texts}
      search={search}
      of={answer}
      columnsAt={columnsAt}
      rowKey={(row) => row.id}
    />
  )
}
