import { projectCase } from '@lqr/contract/equity/project-case.ts'
import type { ProjectRow } from '@lqr/contract/equity/project-entities.ts'
import { projectForm } from '@lqr/contract/equity/project-form.ts'
import { PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { numberColumn, RowLink, statusColumn, submittedColumn } from '../../shell/cases/case-columns.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { copy } from './project-copy.ts'

/** The columns of a list of projects; `own` are those that the side has between name and state. */
export function projectColumns(
  title: string,
  nameless: string,
  toProject: (id: string) => string,
  own: readonly RecordColumn<ProjectRow>[] = [],
): readonly RecordColumn<ProjectRow>[] {
  return [
    {
      key: 'name',
      title,
      isHeading: true,
      render: (row) => (
        <>
          <RowLink to={toProject(row.id)}>{row.name ?? nameless}</RowLink>
          <div className="muted">{nameOf(PROJECT_STAGES, row.stage)}</div>
        </>
      ),
    },
    ...own,
    statusColumn(projectCase),
    {
      key: 'amount',
      title: labelOf(projectForm.shape.amountYuan),
      render: (row) => formatAmount(row.amountYuan),
    },
    { key: 'area', title: copy.area, render: (row) => row.areaName },
    submittedColumn((row) => row.createdAt),
    numberColumn('projectNo', copy.projectNo, (row) => row.projectNo),
  ]
}
