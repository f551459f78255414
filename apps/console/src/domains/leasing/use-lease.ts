import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type {
  getLeaseNeed,
  getLeaseTask,
  listLeaseNeeds,
  listLeaseTasks,
} from '@lqr/contract/leasing/calls.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

type Detail = typeof getLeaseNeed | typeof getLeaseTask
type List = typeof listLeaseNeeds | typeof listLeaseTasks

const CONFLICT = 409

function isDetail<C extends Detail>(data: unknown): data is CallOutput<C> {
  return typeof data === 'object' && data !== null && 'timeline' in data && 'can' in data
}

/**
 * A lease need on the screen and what follows a move on it: the new state replaces the old one everywhere; a 409 shows what
 * the state is now, because somebody else was faster.
 */
export function useLease<C extends Detail>(def: C, list: List, id: string) {
  const queries = useQueryClient()
  const input = { params: { id } }
  const key = [def.name, input]
  const answer = useCall<Detail>(def, input)
  const [changedNote, setChangedNote] = useState<string>()
  const data = isDetail<C>(answer.data) ? answer.data : undefined
  return {
    answer,
    data,
    changedNote,
    forgetChange: () => setChangedNote(undefined),
    moved(next: CallOutput<C>, said: string) {
      setChangedNote(undefined)
      queries.setQueryData(key, next)
      void queries.invalidateQueries({ queryKey: callKey(list) })
      toastSuccess(said)
    },
    /** Answers whether the failure was such a conflict. */
    async conflicted(failure: CallFailure): Promise<boolean> {
      if (failure.code !== CONFLICT) return false
      const current = isDetail<C>(failure.data) ? failure.data : (await answer.refetch()).data
      if (current) queries.setQueryData(key, current)
      void queries.invalidateQueries({ queryKey: callKey(list) })
      setChangedNote(current ? copy.changed(stateName(leaseCase, current.status)) : failure.msg)
      return true
    },
  }
}

export type LeaseOnScreen<C extends Detail> = ReturnType<typeof useLease<C>>
