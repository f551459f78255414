import { useEffect, useState } from 'react'
import type { DraftForm } from '@lqr/contract/identity/form-draft-calls.ts'
import { type KeptDraft, openDraft } from '@lqr/ui/drafts/open-draft.ts'
import { useSession } from '../session/session.ts'
import { draftServer } from './draft-server.ts'

/** The own draft of a form; undefined while it is fetched. */
export function useDraft<V extends object>(form: DraftForm, subject: string): KeptDraft<V> | undefined {
  const { userId } = useSession().info.user
  const [draft, setDraft] = useState<KeptDraft<V>>()
  useEffect(() => {
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
