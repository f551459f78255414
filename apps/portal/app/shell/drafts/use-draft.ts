import type { DraftForm } from '@lqr/contract/identity/form-draft-calls.ts'
import { makeDraftServer } from '@lqr/web-client/drafts/draft-server.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { useKeptDraft } from '@lqr/web-client/drafts/use-kept-draft.ts'
import { client } from '../client.ts'
import { useShell } from '../use-shell.ts'

const draftServer = makeDraftServer(client)

/** The visitor's draft of a form; undefined while it is fetched, and for a stranger. */
export function useDraft<V extends object>(form: DraftForm, subject: string): KeptDraft<V> | undefined {
  return useKeptDraft(useShell().session.userId, form, subject, draftServer)
}
