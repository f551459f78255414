import type { DraftForm } from '@lqr/contract/identity/form-draft-calls.ts'
import { tabTexts } from '@lqr/web-client/kept-texts.ts'

const keyOf = (form: DraftForm) => `draft-${form}`

/** Keeps in this tab what somebody typed who has not signed in yet: whoever signs in next here goes on with it. */
export function saveTabDraft(form: DraftForm, draft: object): void {
  tabTexts.keep(keyOf(form), JSON.stringify(draft))
}

/** What was typed in this tab before signing in; undefined when there is nothing that can be read. */
export function readTabDraft<D extends object>(form: DraftForm): D | undefined {
  try {
    const stored = JSON.parse(tabTexts.read(keyOf(form)) ?? 'null') as D | null
    return stored ?? undefined
  } catch {
    return undefined
  }
}

/** It was submitted, or has become a draft of the account. */
export function clearTabDraft(form: DraftForm): void {
  tabTexts.drop(keyOf(form))
}
