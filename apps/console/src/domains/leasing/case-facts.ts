import type { LeaseNeedDetail, LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import type { Fact } from '../../shell/records/facts.tsx'
import { copy } from './copy.ts'

/** Which need it is, repeated before every move. */
export function caseFacts(need: LeaseNeedDetail | LeaseTaskDetail): Fact[] {
  return [
    { label: copy.needNo, value: need.needNo },
    ...('corporateName' in need ? [{ label: copy.company, value: need.corporateName }] : []),
    { label: copy.equipment, value: need.equipmentName },
    { label: copy.amount, value: `${formatAmount(need.amountYuan)} · ${formatTerm(need.termMonths)}` },
  ]
}
