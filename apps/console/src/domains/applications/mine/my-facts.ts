import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import type { Fact } from '../../../shell/records/facts.tsx'
import { copy } from '../copy.ts'

/** Which application it is, repeated before every move. */
export function myCaseFacts(application: ApplicationDetail): Fact[] {
  return [
    { label: copy.applyNo, value: application.applyNo },
    { label: copy.org, value: application.orgName },
    { label: copy.product, value: application.productName },
    {
      label: copy.amount,
      value: `${formatAmount(application.amountYuan)} · ${formatTerm(application.termMonths)}`,
    },
  ]
}
