import { Alert } from 'antd'
import { BOOKED_STATES } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { AccountOpening } from '@lqr/contract/bank-accounts/entities.ts'
import { registerCopy as copy } from './copy.ts'

/** Above an appointment at a branch that has been closed, while it can still be moved or cancelled. */
export function ClosedBranchNotice({ opening: { isBranchClosed, status } }: { opening: AccountOpening }) {
  if (!isBranchClosed || !BOOKED_STATES.some((state) => state === status)) return null
  return <Alert type="warning" showIcon title={copy.closedNotice} description={copy.closedNoticeHint} />
}
