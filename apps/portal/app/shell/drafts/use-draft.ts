import type { DraftForm } from '@lqr/contract/identity/form-draft-calls.ts'
import { type KeptDraft, openDraft } from '@lqr/ui/drafts/open-draft.ts'
import { useEffect, useState } from 'react'
import { useShell } from '../use-shell.ts'
import { draftServer } from './draft-server.ts'

/** The visitor's draft of a form; undefined while it is fetched, and for a stranger. */
export function useDraft<V extends object>(form: DraftForm, subject: string): KeptDraft<V> | undefined {
  const { userId } = useShell().session
  const [draft, setDraft] = useState<KeptDraft<V>>()
  useEffect(() => {
    if (userId === null) return
    let isOver = false
    let opened: KeptDraft<V> | undefined
    const start = async () => {
      const next = await openDraft<V>({ owner: userId, form, subject }, draftServer)
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
  }, [userId, form, subject])
  return draft
}
