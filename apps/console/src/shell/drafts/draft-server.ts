import {
  deleteFormDraft,
  type DraftForm,
  getFormDraft,
  updateFormDraft,
} from '@lqr/contract/identity/form-draft-calls.ts'
import type { DraftServer } from '@lqr/ui/drafts/open-draft.ts'
import type { DraftPlace } from '@lqr/ui/drafts/unsent-copy.ts'
import { call } from '../client.ts'
import { currentToken } from '../session/token-cookie.ts'

const paramsOf = ({ form, subject }: DraftPlace) => ({ form: form as DraftForm, subject })

/** The calls of a draft, made by the console's client; their failures are shown to nobody. */
export const draftServer: DraftServer = {
  load: (place) => call(getFormDraft, { params: paramsOf(place) }),
  save: (place, content) =>
    call(updateFormDraft, { params: paramsOf(place), body: { owner: place.owner, content } }),
  remove: (place) => call(deleteFormDraft, { params: paramsOf(place), query: { owner: place.owner } }),
  isSignedIn: () => currentToken() !== undefined,
}
