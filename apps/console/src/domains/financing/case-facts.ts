import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import { needForm } from '@lqr/contract/financing/form.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import type { Fact } from '../../shell/records/facts.tsx'
import { copy } from './copy.ts'

const labels = labelsOf(needForm)

/** Which need it is, repeated before every move. */
export function caseFacts(need: NeedDetail): Fact[] {
  return [
    { label: copy.demandNo, value: need.demandNo },
    { label: labels.title, value: need.title },
    { label: labels.amountYuan, value: `${formatAmount(need.amountYuan)} · ${formatTerm(need.termMonths)}` },
  ]
}
