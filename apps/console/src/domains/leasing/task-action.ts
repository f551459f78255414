import type { getLeaseTask } from '@lqr/contract/leasing/calls.ts'
import type { LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import type { Fact } from '../../shell/records/facts.tsx'
import { copy } from './copy.ts'
import type { LeaseOnScreen } from './use-lease.ts'

/** What every action dialog of a lease task is given. */
export interface TaskActionProps {
  task: LeaseTaskDetail
  onScreen: LeaseOnScreen<typeof getLeaseTask>
  onClose: () => void
}

/** Which need it is, repeated before every move. */
export function taskFacts(task: LeaseTaskDetail): Fact[] {
  return [
    { label: copy.needNo, value: task.needNo },
    { label: copy.company, value: task.corporateName },
    { label: copy.equipment, value: task.equipmentName },
    { label: copy.amount, value: `${formatAmount(task.amountYuan)} · ${formatTerm(task.termMonths)}` },
  ]
}
