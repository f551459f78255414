import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GetCaseCall, ShownCase } from '@lqr/contract/kernel/cases/case-calls.ts'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { listAffairs, listTasks } from '@lqr/contract/tasks/calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { isOvertaken } from '../overtaken.ts'
import { toastSuccess } from '../toast.ts'
import { callKey, useCall } from '../use-call.ts'
import { caseCopy } from './copy.ts'

/** The row a 409 carries: the case as it is now, and no other that stands in its way. */
function isShown<Shown extends ShownCase>(data: unknown, id: string): data is Shown {
  const isCase = typeof data === 'object' && data !== null && 'timeline' in data && 'can' in data
  return isCase && 'id' in data && data.id === id
}

/**
 * A case on the screen and what follows a move on it: the new state replaces the old one everywhere; where
 * somebody else was faster, it shows what the state is now.
 */
export function useCase<Shown extends ShownCase>(
  declaration: AnyCase,
  { get, list }: { get: GetCaseCall<Shown>; list: AnyCall },
  id: string,
) {
  const queries = useQueryClient()
  const input = { params: { id } }
  const key = callKey<GetCaseCall<Shown>>(get, input)
  const answer = useCall<GetCaseCall<Shown>>(get, input)
  const [changedNote, setChangedNote] = useState<string>()
  const replace = (row: Shown | undefined) => {
    if (row) queries.setQueryData(key, row)
    for (const def of [list, listTasks, listAffairs])
      void queries.invalidateQueries({ queryKey: callKey(def) })
  }
  return {
    answer,
    changedNote,
    forgetChange: () => setChangedNote(undefined),
    moved(next: Shown, said: string) {
      setChangedNote(undefined)
      replace(next)
      toastSuccess(said)
    },
    /** Answers whether the failure was such a conflict. */
    async conflicted(failure: CallFailure): Promise<boolean> {
      const { illegalMove, staleVersion } = declaration.errors
      const row = isShown<Shown>(failure.data, id) ? failure.data : undefined
      const versions = { seen: answer.data?.version, now: row?.version }
      if (!isOvertaken(failure, [illegalMove, staleVersion], versions)) return false
      const current = row ?? (await answer.refetch()).data
      replace(current)
      const status = current && stateName(declaration, current.status)
      setChangedNote(status ? caseCopy.changed(declaration.label, status) : failure.msg)
      return true
    },
  }
}

export type CaseOnScreen<Shown extends ShownCase> = ReturnType<typeof useCase<Shown>>
