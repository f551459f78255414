import { useQueryClient } from '@tanstack/react-query'
import { getActivityFigures, listSignUps } from '@lqr/contract/activities/desk-calls.ts'
import { callKey } from '../../shell/use-call.ts'

/** Has the figures and the list of the desk read anew after a step. */
export function useDeskRenewed() {
  const queries = useQueryClient()
  return () => {
    for (const call of [getActivityFigures, listSignUps])
      void queries.invalidateQueries({ queryKey: callKey(call) })
  }
}
