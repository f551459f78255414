import { publicationStates } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { enquiryStates } from '@lqr/contract/services/enquiry-case.ts'
import { ENQUIRY_DECLINE_CODES, SERVICE_SCORES } from '@lqr/contract/services/enquiry-kinds.ts'
import { CONFLICTS, SERVICE_CATEGORIES } from '@lqr/contract/services/service-kinds.ts'

/** The columns of services and their enquiries that hold codes of a list. */
export const SERVICE_COLUMNS = {
  'service_enquiry.attitude': SERVICE_SCORES,
  'service_enquiry.decline_code': ENQUIRY_DECLINE_CODES,
  'service_enquiry.price': SERVICE_SCORES,
  'service_enquiry.quality': SERVICE_SCORES,
  'service_enquiry.status': enquiryStates,
  'service_enquiry.time_score': SERVICE_SCORES,
  'service_entry.category': SERVICE_CATEGORIES,
  'service_entry.change_status': publicationStates,
  'service_entry.conflicts': CONFLICTS,
  'service_entry.status': publicationStates,
} as const
