import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { getLeaseNeed, getLeaseTask, listLeaseNeeds, listLeaseTasks } from '@lqr/contract/leasing/calls.ts'
import type { LeaseNeedDetail, LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import type { CaseMoveProps } from '../../shell/cases/case-move-dialog.tsx'
import { useCase } from '../../shell/cases/use-case.ts'

/** A lease need on the screen of its enterprise. */
export function useLeaseNeed(id: string) {
  return useCase<LeaseNeedDetail>(leaseCase, { get: getLeaseNeed, list: listLeaseNeeds }, id)
}

/** The own answer to a lease need on the screen of an institution. */
export function useLeaseTask(id: string) {
  return useCase<LeaseTaskDetail>(leaseCase, { get: getLeaseTask, list: listLeaseTasks }, id)
}

/** What every dialog of the enterprise's moves is given. */
export type NeedActionProps = CaseMoveProps<LeaseNeedDetail>

/** What every dialog of the institution's moves is given. */
export type TaskActionProps = CaseMoveProps<LeaseTaskDetail>
