import { useQueryClient } from '@tanstack/react-query'
import { listOwnBranches } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { listOpeningCandidates, listRegisteredBanks } from '@lqr/contract/bank-accounts/register-calls.ts'
import { callKey } from '../../../shell/use-call.ts'

/** Reads banks, branches and what may still be registered anew. */
export function useRenewBranches(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const def of [listOwnBranches, listOpeningCandidates, listRegisteredBanks])
      void queries.invalidateQueries({ queryKey: callKey(def) })
  }
}
