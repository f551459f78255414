import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../shell/drafts/use-draft.ts'
import { useShell } from '../../shell/use-shell.ts'
import { clearTabDraft, type NeedDraft, needDraft, readTabDraft, saveTabDraft } from './tab-draft.ts'

export interface NeedDraftState {
  /** False while the account's draft is fetched: the form starts from it. */
  readonly isReady: boolean
  /** Another number is another form: it starts anew from `start()`. */
  readonly round: number
  readonly start: () => NeedDraft | undefined
  readonly keep: (draft: NeedDraft) => void
  readonly clear: () => Promise<void>
}

/**
 * The draft of the form: in this tab while nobody has signed in, then the account's. What stands in the form at the login
 * goes on; an untouched form takes over what the account had typed before.
 */
export function useNeedDraft(): NeedDraftState {
  const { userId } = useShell().session
  const account = useDraft<NeedDraft>('leaseNeed', 'new')
  const [beganAsStranger] = useState(userId === null)
  const [round, setRound] = useState(0)
  const typed = useRef(readTabDraft())
  const kept = useRef<KeptDraft<NeedDraft>>(undefined)

  useEffect(() => {
    kept.current = account
    if (!account) return
    if (typed.current) account.keep(typed.current)
    else if (beganAsStranger && account.restored) setRound((last) => last + 1)
    clearTabDraft()
  }, [account, beganAsStranger])

  return {
    isReady: beganAsStranger || account !== undefined,
    round,
    start: () => typed.current ?? account?.restored,
    keep: (draft) => {
      typed.current = needDraft(draft)
      if (kept.current) kept.current.keep(typed.current)
      else saveTabDraft(typed.current)
    },
    clear: async () => {
      typed.current = undefined
      clearTabDraft()
      await kept.current?.clear()
    },
  }
}
