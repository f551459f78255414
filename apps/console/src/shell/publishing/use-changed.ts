import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { type PublicationStatus, wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { toastSuccess } from '../toast.ts'
import { callKey } from '../use-call.ts'
import { copy } from './copy.ts'
import type { Asked } from './move-dialog.tsx'
import type { KeptRecord } from './publication.ts'

/** What of a list is being edited (`'new'` for a new one) or moved, and how the lists behind it are renewed. */
export function useChanged<R extends KeptRecord>(...lists: readonly AnyCall[]) {
  const queries = useQueryClient()
  const [edited, setEdited] = useState<R | 'new'>()
  const [asked, setAsked] = useState<Asked<R>>()
  const renew = () => {
    for (const list of lists) void queries.invalidateQueries({ queryKey: callKey(list) })
  }
  return {
    edited,
    setEdited,
    asked,
    setAsked,
    renew,
    close: () => {
      setEdited(undefined)
      setAsked(undefined)
    },
    moved: () => {
      setAsked(undefined)
      renew()
    },
    saved: () => {
      toastSuccess(savedText(edited))
      setEdited(undefined)
      renew()
    },
  }
}

function savedText(edited: KeptRecord | 'new' | undefined): string {
  if (edited === undefined || edited === 'new') return copy.created
  return wasPublished(edited.status as PublicationStatus) ? copy.savedChange : copy.saved
}

export type Changed<R extends KeptRecord> = ReturnType<typeof useChanged<R>>
