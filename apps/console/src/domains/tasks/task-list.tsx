import { Checkbox, Select, Tag } from 'antd'
import { caseKindNames, caseOfKind } from '@lqr/contract/all-cases.ts'
import type { CaseSide } from '@lqr/contract/kernel/cases/define-case.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import type { TaskRow } from '@lqr/contract/tasks/entities.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import {
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
import { copy as texts } from './copy.ts'

const FILTERS = { toggles: ['mine', 'unassigned', 'overdue'] } as const
/** This list's own filters, by their names in the address. */
const FURTHER = ['kind', 'everything']
const ALL_KINDS = ''
const kindOptions = [
  { value: ALL_KINDS, label: texts.allKinds },
  ...caseKindNames.map(({ code, name }) => ({ value: code, label: name })),
]

function columnsFor(side: CaseSide, now: Date): readonly RecordColumn<TaskRow>[] {
  return [
    {
      key: 'company',
      title: texts.company,
      isHeading: true,
      render: (row) => (
        <RowLink to={workAddress(row.kind, row.caseId, side)}>{row.corporateName ?? row.number}</RowLink>
      ),
    },
    { key: 'kind', title: texts.kind, render: (row) => <Tag>{nameOf(caseKindNames, row.kind)}</Tag> },
    dueColumn(texts.due, now),
    statusColumn(
      (row) => caseOfKind(row.kind),
      (row) => row.waitsFor === 'enterprise' && <Tag>{texts.waitsForEnterprise}</Tag>,
    ),
    { key: 'title', title: texts.subject, render: (row) => row.title },
    {
      key: 'amount',
      title: texts.amount,
      align: 'right',
      render: (row) => <span className="tabular nowrap">{formatAmount(row.amountYuan)}</span>,
    },
    { key: 'officer', title: texts.officer, render: (row) => row.officerName ?? texts.unassigned },
    submittedColumn((row) => row.openedAt),
    numberColumn('number', texts.number, (row) => row.number),
  ]
}

/** Everything that waits for that side, over all kinds of cases: what falls due first stands first. */
export function TaskList({ side }: { side: 'institution' | 'authority' }) {
  const search = useCaseSearch(FILTERS)
  const kind = search.oneOf('kind', caseKindNames)
  const showsEverything = search.isOn('everything')
  const body = { ...search.body, ...(kind ? { kind } : {}), waitsForUs: !showsEverything }
  const answer = useCall(listTasks, { body }, WORK_LIST)
  return (
    <CaseListPage
      table="tasks"
      isWork
      texts={texts}
      search={search}
      of={answer}
      columnsAt={(now) => columnsFor(side, now)}
      rowKey={(row) => `${row.kind} ${row.caseId}`}
      choices={
        <Select
          aria-label={texts.kind}
          className="filter-status"
          value={kind ?? ALL_KINDS}
          options={kindOptions}
          onChange={(next) => search.change({ kind: next })}
        />
      }
      switches={
        side === 'institution' && (
          <Checkbox
            checked={showsEverything}
            onChange={({ target }) => search.change({ everything: target.checked })}
          >
            {texts.everything}
          </Checkbox>
        )
      }
      further={FURTHER}
    />
  )
}
