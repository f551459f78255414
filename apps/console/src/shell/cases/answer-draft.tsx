import type { ReactNode } from 'react'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { WithDraft } from '../drafts/with-draft.tsx'

interface AnswerDraftProps<V extends object> {
  of: AnyCase
  move: string
  caseId: string
  children: (draft: KeptDraft<V>) => ReactNode
}

/** For a move that takes long to write: what is typed is kept as a draft of this case and this move until it is sent (decision 0228). */
export function AnswerDraft<V extends object>({ of, move, caseId, children }: AnswerDraftProps<V>) {
  return (
    <WithDraft<V> form="caseAnswer" subject={`${of.kind}-${move}-${caseId}`}>
      {children}
    </WithDraft>
  )
}
