import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { data, redirect } from 'react-router'
import type * as z from 'zod'
import type { LoaderApi, LoaderFailure } from '../server/loader-api.ts'
import { bodyOf, schemaProblems } from './body-of.ts'
import { plainCopy } from './copy.ts'
import { type DraftPlace, dropDraft, saveDraft } from './draft.ts'
import { FORM_NAMES, SAVE } from './form-names.ts'
import { answered, type FormState, type FormWay } from './form-state.ts'
import { sentTo } from './handle-moves.ts'
import type { PlainField } from './plain-field.ts'
import { readForm, type ReadForm, type Uploads } from './read-form.ts'

/** A form longer than this carries documents; it is not read of somebody whose session has ended. */
const TEXT_BYTES = 256 * 1024

type DraftOf = Omit<DraftPlace, 'owner'>

export interface PlainSend<B, T> {
  readonly fields: readonly PlainField[]
  /** Where its unfinished content is kept, where it says so by what it carries; forms of strangers have none. */
  readonly draft?: DraftOf | ((read: ReadForm) => DraftOf) | undefined
  /** Puts by in a row of its own what is right so far, and answers that row; instead of a draft. */
  readonly keepRow?: (body: Readonly<Record<string, unknown>>, read: ReadForm) => Promise<string | undefined>
  readonly upload?: Uploads['upload']
  /** The schema of what is sent: every field says at once what is wrong with it. */
  readonly schema: z.ZodType<B>
  /** What no single field can know to be wrong. */
  readonly problems?: (read: ReadForm) => Readonly<Record<string, string>>
  /** What is sent, from what was typed. */
  readonly toBody: (body: Readonly<Record<string, unknown>>, read: ReadForm) => object
  readonly send: (body: B, read: ReadForm) => Promise<T>
  /** After it was taken: an answer, usually that the browser goes on to another page. */
  readonly done: (sent: T, read: ReadForm) => Promise<Response | FormState> | Response | FormState
  /** What a refusal means here, by its key: the field it belongs to. */
  readonly fieldOfError?: Readonly<Record<string, string>>
  /** Where a refusal leads to, by what the call sent along with it. */
  readonly wayOf?: (failure: LoaderFailure) => FormWay | undefined
}

const refusedForm = (state: FormState) => data(state, { status: 422 })

/** What the page of a form is told whose session has ended, or that was filled in for another account. */
export interface EndedForm {
  readonly msg: string
  readonly ended: {
    readonly action: string
    readonly texts: readonly (readonly [name: string, value: string])[]
  }
}

/** Who sends the form, asked before a byte of it is read (decision 0001); undefined when the session has ended. */
async function ownerOf(api: LoaderApi): Promise<string | undefined> {
  try {
    return (await api(getUserInfo)).user.userId
  } catch (error) {
    if (error instanceof Response && error.status === 401) return undefined
    throw error
  }
}

/** What was typed stands on a page of its own, with the way to sign in beside it. */
function putAside(request: Request, form: FormData, msg: string, status: 401 | 409): never {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  throw data({ msg, ended: { action: sentTo(request), texts } } satisfies EndedForm, status)
}

/** The form of somebody whose session has ended. */
async function endedSession(request: Request): Promise<never> {
  if (Number(request.headers.get('content-length')) > TEXT_BYTES)
    throw redirect(`/lite/login?next=${encodeURIComponent(sentTo(request))}`)
  return putAside(request, await request.formData(), plainCopy.session, 401)
}

/** What was sent by `owner`, or by a stranger; a form that was shown for another account is not taken (decision 0198). */
async function sentForm(request: Request, owner: string | undefined): Promise<FormData> {
  const form = await request.formData()
  const shown = form.get(FORM_NAMES.account)
  const isOther = owner !== undefined && shown !== null && shown !== owner
  return isOther ? putAside(request, form, plainCopy.otherAccount, 409) : form
}

/** A chosen file that was not taken is lost with this answer: it is said although the rest is put by. */
const putBy = ({ typed, problems: errors }: ReadForm, { isKept, rowId }: Kept): FormState =>
  isKept ? { typed, errors, notice: plainCopy.saved, rowId } : { typed, errors, refusal: plainCopy.notSaved }

interface Kept {
  readonly isKept: boolean
  readonly rowId?: string | undefined
}

/** Puts by what was typed: in the account's draft, in a row of its own, or nowhere. A refusal of it refuses no form. */
async function keepTyped<B, T>(
  api: LoaderApi,
  { fields, keepRow }: PlainSend<B, T>,
  place: DraftPlace | undefined,
  read: ReadForm,
): Promise<Kept> {
  if (place) return { isKept: await saveDraft(api, place, read.typed, fields) }
  if (!keepRow) return { isKept: false }
  const kept = await answered(() => keepRow(bodyOf(fields, read).body, read), fields)
  return 'refused' in kept ? { isKept: false } : { isKept: true, rowId: kept.data }
}

/** What somebody may send of whom nobody has asked who that is; a cookie of any content lets more than that through. */
const MOST_BYTES_OF_STRANGERS = 32 * 1024

function refuseLong(request: Request): void {
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length > MOST_BYTES_OF_STRANGERS) throw data({ msg: kernelErrors.tooLarge.msg }, { status: 413 })
}

/**
 * The action of a page with one form: reads it, uploads its documents, checks, sends, and either goes on or shows the form
 * again with everything that was typed. What was refused is put by as a draft as well. A form of somebody signed in is
 * made by a function, which asks its calls when it is known who that is.
 */
export async function handleForm<B, T>(
  request: Request,
  api: LoaderApi,
  formOf: PlainSend<B, T> | (() => PlainSend<B, T> | Promise<PlainSend<B, T>>),
) {
  const isOwn = typeof formOf === 'function'
  const owner = isOwn ? await ownerOf(api) : undefined
  if (isOwn && owner === undefined) return endedSession(request)
  if (!isOwn) refuseLong(request)
  const sent = await sentForm(request, owner)
  const form = isOwn ? await formOf() : formOf
  const { fields, draft, keepRow, fieldOfError = {} } = form
  const read = await readForm(sent, fields, { api, upload: form.upload })
  const about = typeof draft === 'function' ? draft(read) : draft
  const place = about && owner !== undefined ? { ...about, owner } : undefined
  const { typed } = read
  const keep = () => keepTyped(api, form, place, read)
  if (read.act === SAVE && (place || keepRow)) return putBy(read, await keep())
  const { body, problems } = bodyOf(fields, read)
  const checked = form.schema.safeParse(form.toBody(body, read))
  const own = form.problems?.(read)
  const errors = {
    ...schemaProblems(checked.error, fields),
    ...problems,
    ...read.problems,
    ...own,
  }
  if (!checked.success || Object.keys(errors).length > 0) {
    const { rowId } = await keep()
    return refusedForm({ typed, errors, rowId })
  }
  const answer = await answered(() => form.send(checked.data, read), fields)
  if ('refused' in answer) {
    const { rowId } = await keep()
    const { key = '', msg } = answer.failure
    const name = fieldOfError[key]
    const refused = name ? { errors: { [name]: msg } } : answer.refused
    return refusedForm({ typed, ...refused, way: form.wayOf?.(answer.failure), rowId })
  }
  if (place) await dropDraft(api, place)
  const done = await form.done(answer.data, read)
  const isRefused = !(done instanceof Response) && (Object.keys(done.errors).length > 0 || done.refusal)
  return isRefused ? refusedForm(done) : done
}

/** A number for the next submit of a form: pressed twice, it is sent once. */
export const submitNumber = () => crypto.randomUUID()
