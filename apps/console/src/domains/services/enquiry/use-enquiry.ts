import { getEnquiry, listEnquiries } from '@lqr/contract/services/enquiry-calls.ts'
import { type EnquiryStatus, serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import type { ServiceEnquiry } from '@lqr/contract/services/enquiry-entities.ts'
import { WORK_LIST } from '../../../shell/cases/case-list-page.tsx'
import type { CaseMoveProps } from '../../../shell/cases/case-move-dialog.tsx'
import type { CaseFilterOptions, CaseToggle } from '../../../shell/cases/case-search.ts'
import { useCase } from '../../../shell/cases/use-case.ts'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { useCall } from '../../../shell/use-call.ts'

/** An enquiry on the screen of either side. */
export function useEnquiry(id: string) {
  return useCase<ServiceEnquiry>(serviceEnquiryCase, { get: getEnquiry, list: listEnquiries }, id)
}

/** What every dialog of its moves is given. */
export type EnquiryActionProps = CaseMoveProps<ServiceEnquiry>

type Options = CaseFilterOptions<EnquiryStatus, 'due' | 'newest', Extract<CaseToggle, 'open' | 'overdue'>>

/** A list of enquiries with its filters: what the page of a list is given besides its words. */
export function useEnquiryList(options: Options) {
  const search = useCaseSearch(options)
  return { search, of: useCall(listEnquiries, { body: search.body }, WORK_LIST) }
}
