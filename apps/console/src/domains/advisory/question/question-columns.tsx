import type { AdvisoryQuestionRow } from '@lqr/contract/advisory/entities.ts'
import { ADVISORY_TOPICS } from '@lqr/contract/advisory/kinds.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import {
  dueColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../../shell/cases/case-columns.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { copy } from './copy.ts'

const { columns: titles } = copy
type Column = RecordColumn<AdvisoryQuestionRow>

/** The columns of a list of questions at that address; whoever answers also reads who asks. */
export function questionColumns(list: string, now: Date, showsCompany: boolean): readonly Column[] {
  const company: Column = { key: 'company', title: titles.company, render: (row) => row.companyName }
  return [
    {
      key: 'title',
      title: titles.title,
      isHeading: true,
      render: (row) => <RowLink to={`${list}/${row.id}`}>{row.title ?? row.questionNo}</RowLink>,
    },
    { key: 'topic', title: titles.topic, render: (row) => nameOf(ADVISORY_TOPICS, row.topic) },
    ...(showsCompany ? [company] : []),
    { key: 'area', title: titles.area, render: (row) => row.areaName },
    dueColumn(titles.due, now),
    statusColumn(advisoryQuestionCase),
    submittedColumn((row) => row.createdAt),
    numberColumn('questionNo', titles.questionNo, (row) => row.questionNo),
  ]
}
