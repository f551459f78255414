import { enquiryStates } from '@lqr/contract/services/enquiry-case.ts'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { enquiryColumns } from '../enquiry/enquiry-columns.tsx'
import { useEnquiryList } from '../enquiry/use-enquiry.ts'
import { copy } from './copy.ts'

const FILTERS = {
  states: enquiryStates,
  sorts: ['due', 'newest'],
  toggles: ['overdue'],
  beginsWithOpen: true,
} as const

/** The enquiries that enterprises sent to this provider. */
export function Component() {
  const list = useEnquiryList(FILTERS)
  return (
    <CaseListPage
      table="enquiryTasks"
      isWork
      texts={copy}
      {...list}
      columnsAt={(now) => enquiryColumns(WORK_LISTS.serviceEnquiry, now, true)}
      rowKey={(row) => row.id}
    />
  )
}
