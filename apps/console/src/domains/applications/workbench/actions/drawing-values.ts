import type { disburseApplication } from '@lqr/contract/applications/calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'

type Body = CallInput<typeof disburseApplication>['body']

export interface DrawingValues extends Pick<
  Body,
  'pricingBase' | 'repricedOn' | 'fundsIndustryCode' | 'loanFlags'
> {
  fee?: string
}

/** What was filled in of it, and nothing of the rest. */
export function drawingBody({ pricingBase, repricedOn, fee, fundsIndustryCode, loanFlags }: DrawingValues) {
  return {
    ...(pricingBase && { pricingBase }),
    ...(repricedOn && { repricedOn }),
    ...(fee && { feeYuan: tenThousandsToYuan(fee) as number }),
    ...(fundsIndustryCode && { fundsIndustryCode }),
    ...(loanFlags && loanFlags.length > 0 && { loanFlags }),
  }
}
