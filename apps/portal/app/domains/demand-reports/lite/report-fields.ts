import { reportAsked as asked } from '@lqr/contract/demand-reports/form.ts'
import { FIVE_TESTS } from '@lqr/contract/demand-reports/kinds.ts'
import { areaGroups } from '../../../shell/plain/area-groups.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import { tickFields } from '../../../shell/plain/ticks.ts'
import { liteReportCopy } from './copy.ts'

/** The five declarations are named by it and the test. */
export const TEST = 'test:'

/** What is declared of the five tests, a tick for each. */
export const testFields = tickFields(
  TEST,
  FIVE_TESTS.map(({ code, name, question }) => ({ code, name: liteReportCopy.form.test(name, question) })),
)

/** What a report asks for, in the order of the console's form. */
export const reportFields: readonly PlainField[] = [
  { name: 'applicantKind', schema: asked.applicantKind },
  { name: 'areaCode', schema: asked.areaCode, groups: areaGroups() },
  { name: 'address', schema: asked.address, autoComplete: 'street-address' },
  { name: 'amountYuan', schema: asked.amountYuan },
  { name: 'termMonths', schema: asked.termMonths },
  { name: 'wantRate', schema: asked.wantRate, isOptional: true },
  { name: 'guaranteeMode', schema: asked.guaranteeMode },
  { name: 'loanPurpose', schema: asked.loanPurpose },
  { name: 'purpose', schema: asked.purpose, as: 'lines' },
  { name: 'fundsIndustryCode', schema: asked.fundsIndustryCode },
  { name: 'contactName', schema: asked.contactName, autoComplete: 'name' },
  { name: 'contactPhone', schema: asked.contactPhone, autoComplete: 'tel-national' },
  ...testFields,
]
