import { AUTHORISATION_PURPOSES, CREDIT_ACCESS_KINDS } from '@lqr/contract/credit/authorisation-letter.ts'
import { PERSONAL_VIEWS } from '@lqr/contract/credit/personal-views.ts'
import { REPORT_STATES } from '@lqr/contract/credit/report-calls.ts'
import { AUTHORISED_SCOPES } from '@lqr/contract/credit/scopes.ts'
import { authorisationStates } from '@lqr/contract/credit/states.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'

/** The columns of authorisations, and of what was read under them, that hold codes of a list. */
export const CONSENT_COLUMNS = {
  'credit_access.topics': CREDIT_TOPICS,
  'credit_access.what': CREDIT_ACCESS_KINDS,
  'credit_report.topics': CREDIT_TOPICS,
  'credit_report.status': REPORT_STATES,
  'credit_report.personal_view': PERSONAL_VIEWS,
  'credit_authorisation.data_scope': AUTHORISED_SCOPES,
  'credit_authorisation.purpose_code': AUTHORISATION_PURPOSES,
  'credit_authorisation.status': authorisationStates,
} as const
