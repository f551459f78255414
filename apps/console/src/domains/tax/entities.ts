import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { listTaxLicences } from '@lqr/contract/tax/calls.ts'
import type { listTaxReports } from '@lqr/contract/tax/report-calls.ts'

export type TaxLicence = CallOutput<typeof listTaxLicences>['list'][number]
export type TaxReport = CallOutput<typeof listTaxReports>['list'][number]
export type TaxDelivery = TaxLicence['deliveries'][number]
