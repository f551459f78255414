import type { DraftForm } from '@lqr/contract/identity/form-draft-calls.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { useEffect, useRef, useState } from 'react'
import { useShell } from '../use-shell.ts'
import { clearTabDraft, readTabDraft, saveTabDraft } from './tab-draft.ts'
import { useDraft } from './use-draft.ts'

export interface VisitorDraft<D extends object> {
  /** False while the account's draft is fetched: the form starts from it. */
  readonly isReady: boolean
  /** Another number is another form: it starts anew from `start()`. */
  readonly round: number
  readonly start: () => D | undefined
  readonly keep: (draft: D) => void
  readonly clear: () => Promise<void>
}

/**
 * The draft of a form that anybody may begin: in this tab while nobody has signed in, then the account's. What stands in
 * the form at the login goes on; an untouched form takes over what the account had typed before.
 */
export function useVisitorDraft<D extends object>(form: DraftForm, subject: string): VisitorDraft<D> {
  const { userId } = useShell().session
  const account = useDraft<D>(form, subject)
  const [beganAsStranger] = useState(userId === null)
  const [round, setRound] = useState(0)
  const typed = useRef(readTabDraft<D>(form))
  const kept = useRef<KeptDraft<D>>(undefined)

  useEffect(() => {
    kept.current = account
    if (!account) return
    if (typed.current) account.keep(typed.current)
    else if (beganAsStranger && account.restored) setRound((last) => last + 1)
    clearTabDraft(form)
  }, [account, beganAsStranger, form])

  return {
    isReady: beganAsStranger || account !== undefined,
    round,
    start: () => typed.current ?? account?.restored,
    keep: (draft) => {
      typed.current = draft
      if (kept.current) kept.current.keep(draft)
      else saveTabDraft(form, draft)
    },
    clear: async () => {
      typed.current = undefined
      clearTabDraft(form)
      await kept.current?.clear()
    },
  }
}
