import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getApplication, listApplications } from '@lqr/contract/applications/calls.ts'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { moveCopy } from '../../../shell/cases/copy.ts'

const CONFLICT = 409

/** The row a 409 carries: the application as it is now. */
function currentRow(data: unknown): ApplicationDetail | undefined {
  const isRow = typeof data === 'object' && data !== null && 'timeline' in data && 'can' in data
  return isRow ? (data as ApplicationDetail) : undefined
}

/**
 * An application and what follows a move on it: the new state replaces the old one everywhere; a 409 shows what the state
 * is now, because somebody else was faster.
 */
export function useApplication(id: string) {
  const queries = useQueryClient()
  const input = { params: { id } }
  const answer = useCall(getApplication, input)
  const [changedNote, setChangedNote] = useState<string>()
  return {
    answer,
    changedNote,
    forgetChange: () => setChangedNote(undefined),
    moved(next: ApplicationDetail, said: string) {
      setChangedNote(undefined)
      queries.setQueryData(callKey(getApplication, input), next)
      void queries.invalidateQueries({ queryKey: callKey(listApplications) })
      toastSuccess(said)
    },
    /** Answers whether the failure was such a conflict. */
    async conflicted(failure: CallFailure): Promise<boolean> {
      if (failure.code !== CONFLICT) return false
      const current = currentRow(failure.data) ?? (await answer.refetch()).data
      if (current) queries.setQueryData(callKey(getApplication, input), current)
      void queries.invalidateQueries({ queryKey: callKey(listApplications) })
      setChangedNote(current ? moveCopy.changed(stateName(applicationCase, current.status)) : failure.msg)
      return true
    },
  }
}

export type ApplicationOnScreen = ReturnType<typeof useApplication>
