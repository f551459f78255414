import type { AccountOpening } from '@lqr/contract/bank-accounts/entities.ts'
import { ACCOUNT_TYPES } from '@lqr/contract/bank-accounts/kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { Fact } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'

/** Which opening it is, repeated before every move. */
export function caseFacts(opening: AccountOpening): Fact[] {
  return [
    { label: copy.applyNo, value: opening.applyNo },
    { label: copy.company, value: opening.corporateName },
    { label: copy.accountType, value: nameOf(ACCOUNT_TYPES, opening.accountType) },
    { label: copy.branch, value: opening.branchName },
    { label: copy.appointment, value: formatDateTime(opening.appointTime) },
  ]
}
