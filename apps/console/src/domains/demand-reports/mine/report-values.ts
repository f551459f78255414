import type { updateDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { tenThousandsToYuan, yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { numberOf } from '../../../shell/forms/number-of.ts'

type Body = CallInput<typeof updateDemandReport>['body']
type Same = Pick<
  Body,
  | 'applicantKind'
  | 'areaCode'
  | 'address'
  | 'guaranteeMode'
  | 'loanPurpose'
  | 'purpose'
  | 'fundsIndustryCode'
  | 'contactName'
  | 'contactPhone'
  | 'declaredTests'
>

/** The form as typed: the amount is text in 万元, converted once. */
export interface ReportValues extends Same {
  readonly amount?: string
  readonly term?: string
  readonly rate?: string
}

/** Contract field → form field where they differ. */
export const FORM_NAMES = { amountYuan: 'amount', termMonths: 'term', wantRate: 'rate' } as const

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as T

/** The body of the call; what is empty is left out. */
export function toBody(values: ReportValues, { id, version }: Pick<DemandReport, 'id' | 'version'>): Body {
  const { amount, term, rate, ...same } = values
  return {
    id,
    version,
    ...given({
      ...same,
      amountYuan: tenThousandsToYuan(amount),
      termMonths: numberOf(term),
      wantRate: numberOf(rate),
    }),
  }
}

/** A report as its form shows it. */
export function valuesOf(report: DemandReport): ReportValues {
  return given({
    applicantKind: report.applicantKind ?? undefined,
    areaCode: report.areaCode ?? undefined,
    address: report.address ?? undefined,
    amount: report.amountYuan === null ? undefined : yuanToTenThousands(report.amountYuan),
    term: report.termMonths === null ? undefined : String(report.termMonths),
    rate: report.wantRate === null ? undefined : String(report.wantRate),
    guaranteeMode: report.guaranteeMode ?? undefined,
    loanPurpose: report.loanPurpose ?? undefined,
    purpose: report.purpose ?? undefined,
    fundsIndustryCode: report.fundsIndustryCode ?? undefined,
    contactName: report.contactName ?? undefined,
    contactPhone: report.contactPhone ?? undefined,
    declaredTests: report.declaredTests,
  })
}
