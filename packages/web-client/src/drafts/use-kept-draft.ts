import type { DraftForm } from '@lqr/contract/identity/form-draft-calls.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadAgain } from './load-again.ts'
import { type DraftServer, type DraftState, type KeptDraft, openDraft } from './open-draft.ts'

/** The draft an account has of a form; undefined while it is fetched, however long the line takes, and for a stranger. */
export function useKeptDraft<V extends object>(
  owner: string | null,
  form: DraftForm,
  subject: string,
  server: DraftServer,
): KeptDraft<V> | undefined {
  const [draft, setDraft] = useState<KeptDraft<V>>()
  useEffect(() => {
    if (owner === null) return
    let isOver = false
    let opened: KeptDraft<V> | undefined
    const start = async () => {
      const load = loadAgain(server, () => isOver)
      const next = await openDraft<V>({ owner, form, subject }, { ...server, load })
      if (isOver) {
        next.close()
        return
      }
      opened = next
      setDraft(next)
    }
    void start()
    return () => {
      isOver = true
      opened?.close()
      setDraft(undefined)
    }
  }, [owner, form, subject, server])
  return draft
}

/** Where what was typed into a form is at this moment. */
export function useDraftState(draft: Pick<KeptDraft<object>, 'state' | 'onState'>): DraftState {
  return useSyncExternalStore(draft.onState, draft.state, draft.state)
}
