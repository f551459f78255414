import { advisoryQuestionCase } from './advisory/question-case.ts'
import { applicationCase } from './applications/application-case.ts'
import { projectCase } from './equity/project-case.ts'
import { interestCase } from './equity/interest-case.ts'
import { needCase } from './financing/need-case.ts'
import { responseCase } from './financing/response-case.ts'
import { accountOpeningCase } from './bank-accounts/account-opening-case.ts'
import { demandReportCase } from './demand-reports/report-case.ts'
import { stockApplicationCase } from './equity/listing-case.ts'
import { creditObjectionCase } from './credit/objections/objection-case.ts'
import { letterCase } from './oversight/letter-case.ts'
import type { AnyCase } from './kernel/cases/define-case.ts'
import { statesOf } from './kernel/cases/read-case.ts'
import { serviceEnquiryCase } from './services/enquiry-case.ts'
import { leaseCase } from './leasing/lease-case.ts'

/** Every declared kind of case: documentation, tests and the shared task list follow it. */
export const allCases = [
  applicationCase,
  leaseCase,
  needCase,
  responseCase,
  accountOpeningCase,
  demandReportCase,
  stockApplicationCase,
  projectCase,
  interestCase,
  advisoryQuestionCase,
  serviceEnquiryCase,
  creditObjectionCase,
  letterCase,
] as const

export type CaseKindCode = (typeof allCases)[number]['kind']

/** The kinds with their names. */
export const caseKindNames = allCases.map(({ kind, label }) => ({ code: kind, name: label }))

/** The states of all kinds; one that several kinds have bears each of its names. */
export const caseStateNames = [
  ...Map.groupBy(allCases.flatMap<{ code: string; name: string }>(statesOf), ({ code }) => code),
].map(([code, states]) => ({ code, name: states.map(({ name }) => name).join('、') }))

/** The clocks of all kinds, as `<kind>.<clock>`. */
export const caseClockNames: readonly { readonly code: string; readonly name: string }[] = allCases.flatMap(
  ({ kind, label, clocks }: AnyCase) =>
    Object.entries(clocks).map(([clock, { name }]) => ({
      code: `${kind}.${clock}`,
      name: `${label}·${name}`,
    })),
)

/** The declaration of a kind. */
export function caseOfKind(kind: CaseKindCode): AnyCase {
  const found = allCases.find((one) => one.kind === kind)
  if (!found) throw new Error(`no case of kind ${kind} is declared`)
  return found
}
