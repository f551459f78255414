import type {
  deleteFormDraft,
  DraftForm,
  getFormDraft,
  updateFormDraft,
} from '@lqr/contract/identity/form-draft-calls.ts'
import type { DraftServer } from '@lqr/ui/drafts/open-draft.ts'
import type { DraftPlace } from '@lqr/ui/drafts/unsent-copy.ts'
import { call } from '../call.ts'
import { currentToken } from '../session/token-cookie.ts'

const PATH = '/console/identity/formDrafts/{form}/{subject}'
// A draft is saved beside what the person does: its failures are nobody's business but its own.
const quiet = { quiet: true }

const paramsOf = ({ form, subject }: DraftPlace) => ({ form: form as DraftForm, subject })

/** The calls of a draft, made by the portal's client. */
export const draftServer: DraftServer = {
  load: (place) => call<typeof getFormDraft>('GET', PATH, { params: paramsOf(place) }, quiet),
  save: (place, content) =>
    call<typeof updateFormDraft>(
      'PUT',
      PATH,
      { params: paramsOf(place), body: { owner: place.owner, content } },
      quiet,
    ),
  remove: (place) =>
    call<typeof deleteFormDraft>(
      'DELETE',
      PATH,
      { params: paramsOf(place), query: { owner: place.owner } },
      quiet,
    ),
  isSignedIn: () => currentToken() !== undefined,
}
