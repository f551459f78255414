import { letterCase } from '@lqr/contract/oversight/letter-case.ts'
import type { LetterRow } from '@lqr/contract/oversight/letter-entities.ts'
import {
  dueColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../../shell/cases/case-columns.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { letterCopy as copy } from './copy.ts'

const { columns: titles } = copy

/** The columns of a list of letters at that address: each side reads who the other is. */
export function letterColumns(
  list: string,
  now: Date,
  other: 'org' | 'area',
): readonly RecordColumn<LetterRow>[] {
  return [
    {
      key: 'subject',
      title: titles.subject,
      isHeading: true,
      render: (row) => <RowLink to={`${list}/${row.id}`}>{row.subject}</RowLink>,
    },
    {
      key: other,
      title: titles[other],
      render: (row) => (other === 'org' ? row.orgName : row.areaName),
    },
    dueColumn(titles.due, now),
    statusColumn(letterCase),
    {
      key: 'cases',
      title: titles.cases,
      render: ({ cases, casesDone, casesGone }) => (
        <span className="tabular nowrap">{copy.done(casesDone, casesGone, cases)}</span>
      ),
    },
    submittedColumn((row) => row.createdAt),
    numberColumn('number', titles.number, (row) => row.number),
  ]
}
