import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import type { EnquiryRow } from '@lqr/contract/services/enquiry-entities.ts'
import {
  dueColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../../shell/cases/case-columns.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { copy } from './copy.ts'

const { columns: titles } = copy
type Column = RecordColumn<EnquiryRow>

/** The columns of a list of enquiries at that address; each side reads who the other is. */
export function enquiryColumns(list: string, now: Date, isWork: boolean): readonly Column[] {
  const other: Column = isWork
    ? { key: 'company', title: titles.company, render: (row) => row.companyName }
    : { key: 'org', title: titles.org, render: (row) => row.orgName }
  return [
    {
      key: 'service',
      title: titles.service,
      isHeading: true,
      render: (row) => <RowLink to={`${list}/${row.id}`}>{row.serviceName}</RowLink>,
    },
    other,
    { key: 'area', title: titles.area, render: (row) => row.areaName },
    dueColumn(titles.due, now),
    statusColumn(serviceEnquiryCase),
    submittedColumn((row) => row.createdAt),
    numberColumn('enquiryNo', titles.enquiryNo, (row) => row.enquiryNo),
  ]
}
