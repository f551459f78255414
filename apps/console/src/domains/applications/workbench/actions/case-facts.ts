import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import type { Fact } from '../../../../shell/records/facts.tsx'
import { copy } from '../copy.ts'

/** What is repeated before every move: which case this is. */
export function caseFacts(application: ApplicationDetail): Fact[] {
  const { fields } = copy
  return [
    { label: fields.applyNo, value: application.applyNo },
    { label: fields.company, value: application.corporateName },
    { label: fields.product, value: application.productName },
    {
      label: fields.amount,
      value: `${formatAmount(application.amountYuan)} · ${formatTerm(application.termMonths)}`,
    },
  ]
}
