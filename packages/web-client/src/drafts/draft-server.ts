import type {
  deleteFormDraft,
  DraftForm,
  getFormDraft,
  updateFormDraft,
} from '@lqr/contract/identity/form-draft-calls.ts'
import { currentToken } from '../cookies/token-cookie.ts'
import type { Client } from '../make-client.ts'
import type { DraftServer } from './open-draft.ts'
import type { DraftPlace } from './unsent-copy.ts'

const path = '/console/identity/formDrafts/{form}/{subject}'
// A draft is saved beside what the person does: its failures are nobody's business but its own.
const quiet = { quiet: true }

const paramsOf = ({ form, subject }: DraftPlace) => ({ form: form as DraftForm, subject })

/** The calls of a draft, made by an app's own client. */
export function makeDraftServer({ call }: Pick<Client, 'call'>): DraftServer {
  return {
    load: (place) => call<typeof getFormDraft>({ method: 'GET', path }, { params: paramsOf(place) }, quiet),
    save: (place, content) => {
      const input = { params: paramsOf(place), body: { owner: place.owner, content } }
      return call<typeof updateFormDraft>({ method: 'PUT', path }, input, quiet)
    },
    remove: (place) => {
      const input = { params: paramsOf(place), query: { owner: place.owner } }
      return call<typeof deleteFormDraft>({ method: 'DELETE', path }, input, quiet)
    },
    isSignedIn: () => currentToken() !== undefined,
  }
}
