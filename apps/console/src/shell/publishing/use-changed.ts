import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { type PublicationStatus, wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { toastSuccess } from '../toast.ts'
import { callKey } from '../use-call.ts'
import { copy } from './copy.ts'
import type { Asked } from './move-dialog.tsx'
import type { KeptRecord } from './publication.ts'

/** A page of a list, or one record. */
type Shown<R> = { readonly list: readonly R[] } | R

function withRecord<R extends KeptRecord>(shown: Shown<R> | undefined, record: R): Shown<R> | undefined {
  if (!shown) return shown
  const put = (row: R) => (row.id === record.id ? record : row)
  return 'list' in shown ? { ...shown, list: shown.list.map(put) } : put(shown)
}

/**
 * What of a list is being edited (`'new'` for a new one) or moved, and how what shows it is renewed: the calls that answer such
 * records take in what a change answered, those `beside` answer something else that changes with it. `first` opens the form of a new one at once.
 */
export function useChanged<R extends KeptRecord>(
  records: readonly AnyCall[],
  beside: readonly AnyCall[] = [],
  first?: 'new',
) {
  const queries = useQueryClient()
  const [edited, setEdited] = useState<R | 'new' | undefined>(first)
  const [asked, setAsked] = useState<Asked<R>>()
  const askAgain = (calls: readonly AnyCall[]) =>
    Promise.all(calls.map((of) => queries.invalidateQueries({ queryKey: callKey(of) })))
  /** Over when the page shows all of it as it stands now. The records come first: who reads beside them what was changed goes on from them. */
  const renew = async (): Promise<void> => {
    await askAgain(records)
    await askAgain(beside)
  }
  /** What was answered stands at once: the next act builds on it, and not on the row of before until the list has come again. */
  const put = (record: R | undefined) => {
    if (!record) return
    for (const list of records)
      queries.setQueriesData<Shown<R>>({ queryKey: callKey(list) }, (shown) => withRecord(shown, record))
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
    moved: (record?: R) => {
      setAsked(undefined)
      put(record)
      void renew()
    },
    saved: (record: R) => {
      toastSuccess(savedText(edited))
      setEdited(undefined)
      put(record)
      void renew()
    },
  }
}

function savedText(edited: KeptRecord | 'new' | undefined): string {
  if (edited === undefined || edited === 'new') return copy.created
  return wasPublished(edited.status as PublicationStatus) ? copy.savedChange : copy.saved
}

export type Changed<R extends KeptRecord> = ReturnType<typeof useChanged<R>>
