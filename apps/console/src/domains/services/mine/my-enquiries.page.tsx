import { ENQUIRY_SORTS } from '@lqr/contract/services/enquiry-calls.ts'
import { enquiryStates } from '@lqr/contract/services/enquiry-case.ts'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { enquiryColumns } from '../enquiry/enquiry-columns.tsx'
import { useEnquiryList } from '../enquiry/use-enquiry.ts'
import { copy } from './copy.ts'

const FILTERS = { states: enquiryStates, sorts: ENQUIRY_SORTS, toggles: ['open'] } as const

/** The enquiries of the enterprise, the newest first. */
export function Component() {
  const list = useEnquiryList(FILTERS)
  return (
    <CaseListPage
      table="myEnquiries"
      texts={copy}
      {...list}
      columnsAt={(now) => enquiryColumns('/personal/enquiries', now, false)}
      rowKey={(row) => row.id}
    />
  )
}
