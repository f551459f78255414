import {
  deleteFormDraft,
  type DraftForm,
  getFormDraft,
  updateFormDraft,
} from '@lqr/contract/identity/form-draft-calls.ts'
import type { LoaderApi } from '../server/loader-api.ts'
import { draftNames, type PlainField } from './plain-field.ts'
import { draftOf, NOTHING_TYPED, type Typed, typedOf } from './typed.ts'

/** Whose draft of which form about what (decision 0025). */
export interface DraftPlace {
  readonly owner: string
  readonly form: DraftForm
  readonly subject: string
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** What the account has typed into this form before, on whichever page and device; with whose draft it is. */
export async function loadDraft(
  api: LoaderApi,
  { form, subject }: Omit<DraftPlace, 'owner'>,
  fields: readonly PlainField[],
): Promise<{ owner: string; typed: Typed; isKept: boolean }> {
  const { owner, draft } = await api(getFormDraft, { params: { form, subject } })
  const typed = draft ? typedOf(parsed(draft.content), draftNames(fields)) : NOTHING_TYPED
  return { owner, typed, isKept: draft !== null }
}

async function isDone(run: Promise<unknown>): Promise<boolean> {
  try {
    await run
    return true
  } catch (error) {
    if (!(error instanceof Response)) throw error
    return false
  }
}

/** Whether the account holds it now; a draft that cannot be saved refuses no form. */
export function saveDraft(
  api: LoaderApi,
  { owner, form, subject }: DraftPlace,
  typed: Typed,
  fields: readonly PlainField[],
): Promise<boolean> {
  const content = JSON.stringify(draftOf(typed, draftNames(fields)))
  return isDone(api(updateFormDraft, { params: { form, subject }, body: { owner, content } }))
}

export function dropDraft(api: LoaderApi, { owner, form, subject }: DraftPlace): Promise<boolean> {
  return isDone(api(deleteFormDraft, { params: { form, subject }, query: { owner } }))
}
