import { creditObjectionCase } from '@lqr/contract/credit/objections/objection-case.ts'
import type { CreditObjectionRow } from '@lqr/contract/credit/objections/objection-entities.ts'
import { OBJECTION_REASONS } from '@lqr/contract/credit/objections/objection-kinds.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import {
  dueColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../../shell/cases/case-columns.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { objectionCopy } from './copy.ts'

const { columns: titles } = objectionCopy
type Column = RecordColumn<CreditObjectionRow>

/** The columns of a list of objections at that address; operators also read whose they are. */
export function objectionColumns(list: string, now: Date, showsCompany: boolean): readonly Column[] {
  const company: Column = { key: 'company', title: titles.company, render: (row) => row.companyName }
  return [
    {
      key: 'topic',
      title: titles.topic,
      isHeading: true,
      render: (row) => <RowLink to={`${list}/${row.id}`}>{nameOf(CREDIT_TOPICS, row.topic)}</RowLink>,
    },
    ...(showsCompany ? [company] : []),
    {
      key: 'reason',
      title: titles.reason,
      render: (row) => row.reasonCode && nameOf(OBJECTION_REASONS, row.reasonCode),
    },
    dueColumn(titles.due, now),
    statusColumn(creditObjectionCase),
    submittedColumn((row) => row.createdAt),
    numberColumn('number', titles.number, (row) => row.number),
  ]
}
