import { caseSuccession } from '../cases/case-succession.ts'
import { caseKinds } from '../case-kinds.ts'
import { creditSuccession } from '../domains/credit/index.ts'
import { queueSuccession } from '../domains/financing/index.ts'
import { identitySuccession } from '../domains/identity/index.ts'
import { productsSuccession } from '../domains/products/index.ts'
import { taxSuccession } from '../domains/tax/index.ts'
import type { OrganisationHolder } from './holder.ts'

/** Every domain besides organisations whose rows belong to organisations, in the order in which they hand over. */
export const organisationHolders: readonly OrganisationHolder[] = [
  productsSuccession,
  ...caseKinds.map(caseSuccession),
  queueSuccession,
  creditSuccession,
  taxSuccession,
  identitySuccession,
]

/** References that follow the rows they are worked out from, whoever looks after those. */
export const FOLLOWING_REFERENCES: readonly string[] = ['case_task.org_id', 'promise_figure.org_id']

/** References that are facts of the past: they keep the organisation they were written with. */
export const LASTING_REFERENCES: readonly string[] = [
  // A report goes on saying for whom it was made; downloads ask the authorisation, which goes on with the successor.
  'credit_report.org_id',
  // A look and its receipt go on saying for which institution a person looked.
  'credit_access.org_id',
  'file.owner_org_id',
  'product_application.received_org_id',
  'lease_response.received_org_id',
  'financing_need.received_org_id',
  'time_limit.org_id',
  'need_response.received_org_id',
  'account_opening.received_org_id',
  'bank_account.org_id',
  'opening_bank.org_id',
  'opening_branch.org_id',
  'demand_report.received_org_id',
  'stock_application.received_org_id',
  'open_key.org_id',
  'open_event.org_id',
  'webhook.org_id',
  // The files of a day say what the institution of that day held; the successor opens days of its own.
  'reconciliation_day.org_id',
  'equity_project.received_org_id',
  'equity_interest.received_org_id',
  'roadshow_attendance.org_id',
  'service_entry.org_id',
  // A logo shows who the institution was; the successor has its own.
  'organisation_logo.org_id',
  'service_enquiry.received_org_id',
  'advisory_question.received_org_id',
  'credit_objection.received_org_id',
  'oversight_letter.received_org_id',
  'equity_project.wanted_org_id',
]
