import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Select, Tag } from 'antd'
import { useState } from 'react'
import { caseKindNames, caseOfKind } from '@lqr/contract/all-cases.ts'
import type { CaseSide } from '@lqr/contract/kernel/cases/define-case.ts'
import { getSubstitution } from '@lqr/contract/tasks/assignment-calls.ts'
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
import { callKey, useCall } from '../../shell/use-call.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { assignCopy, copy as texts, substitutionCopy } from './copy.ts'
import { SubstitutionDialog } from './substitution-dialog.tsx'
import { taskKey } from './task-key.ts'

const FILTERS = { toggles: ['mine', 'unassigned', 'overdue'] } as const
/** This list's own filters, by their names in the address. */
const FURTHER = ['kind', 'everything']
const ALL_KINDS = ''
const kindOptions = [
  { value: ALL_KINDS, label: texts.allKinds },
  ...caseKindNames.map(({ code, name }) => ({ value: code, label: name })),
]

interface Choosing {
  /** Keys of the tasks that are ticked. */
  readonly ticked: readonly string[]
  readonly toggle: (row: TaskRow) => void
}

function columnsFor(
  side: CaseSide,
  now: Date,
  { ticked, toggle }: Choosing,
): readonly RecordColumn<TaskRow>[] {
  return [
    {
      key: 'select',
      title: assignCopy.select,
      // Beside its row wherever the table has been scrolled to.
      fixed: 'left',
      render: (row) => (
        <Checkbox
          aria-label={assignCopy.selectOf(row.number)}
          checked={ticked.includes(taskKey(row))}
          onChange={() => toggle(row)}
        />
      ),
    },
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
  const queries = useQueryClient()
  const [choice, setChoice] = useState<readonly string[]>([])
  const [open, setOpen] = useState<'assign' | 'substitution'>()
  const { data: arranged } = useCall(getSubstitution, {}, { quiet: true })
  // Of what was ticked only what stands on the screen is chosen: nothing is given away unseen.
  const chosen = (answer.data?.list ?? []).filter((row) => choice.includes(taskKey(row)))
  const ticked = chosen.map(taskKey)
  const toggle = (row: TaskRow) => {
    const key = taskKey(row)
    setChoice(ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key])
  }
  const given = (refused: readonly Pick<TaskRow, 'kind' | 'caseId'>[]) => {
    setChoice(refused.map(taskKey))
    void queries.invalidateQueries({ queryKey: callKey(listTasks) })
  }
  return (
    <>
      <CaseListPage
        table="tasks"
        isWork
        texts={texts}
        search={search}
        of={answer}
        columnsAt={(now) => columnsFor(side, now, { ticked, toggle })}
        rowKey={taskKey}
        extra={
          <>
            <Button onClick={() => setOpen('substitution')}>{substitutionCopy.button}</Button>
            <Button type="primary" disabled={chosen.length === 0} onClick={() => setOpen('assign')}>
              {assignCopy.chosen(chosen.length)}
            </Button>
          </>
        }
        above={
          arranged &&
          arranged.standsInFor.length > 0 && (
            <Alert
              type="info"
              showIcon
              title={substitutionCopy.standsIn(arranged.standsInFor.map(({ name }) => name))}
            />
          )
        }
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
      {open === 'assign' && <AssignDialog tasks={chosen} onDone={given} onClose={() => setOpen(undefined)} />}
      {open === 'substitution' && <SubstitutionDialog onClose={() => setOpen(undefined)} />}
    </>
  )
}
