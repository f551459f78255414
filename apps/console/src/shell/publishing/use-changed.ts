import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { toastSuccess } from '../toast.ts'
import { callKey } from '../use-call.ts'
import { copy } from './copy.ts'

/** What of a list is being edited (`'new'` for a new one), and how the lists behind it are renewed. */
export function useChanged<R>(...lists: readonly AnyCall[]) {
  const queries = useQueryClient()
  const [edited, setEdited] = useState<R | 'new'>()
  const renew = () => {
    for (const list of lists) void queries.invalidateQueries({ queryKey: callKey(list) })
  }
  return {
    edited,
    setEdited,
    renew,
    close: () => setEdited(undefined),
    saved: () => {
      toastSuccess(edited === 'new' ? copy.created : copy.saved)
      setEdited(undefined)
      renew()
    },
  }
}

export type Changed<R> = ReturnType<typeof useChanged<R>>
