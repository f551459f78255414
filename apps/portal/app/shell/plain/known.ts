import { getKnownFacts, type GivenDocument } from '@lqr/contract/facts/calls.ts'
import { plainDocument } from '@lqr/contract/facts/document-names.ts'
import type { FactFormCode } from '@lqr/contract/facts/forms.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { type FilledForm, filledForm } from '@lqr/web-client/known-facts/filled-form.ts'
import { factsCopy } from '../facts/copy.ts'
import { filledText } from '../facts/filled-text.ts'
import type { LoaderApi } from '../server/loader-api.ts'
import { type FieldView, type PlainField, viewOf } from './plain-field.ts'
import type { Typed } from './typed.ts'

export interface Known {
  readonly filled: FilledForm
  readonly documents: readonly GivenDocument[]
}

const NOTHING: Known = { filled: {}, documents: [] }

/** What is known of the company for this form, by the names its fields have here; nothing of one that is not certified. */
export async function knownFor(
  api: LoaderApi,
  form: FactFormCode,
  fields: readonly PlainField[],
): Promise<Known> {
  const names = Object.fromEntries(fields.map(({ name, of = name }) => [of, name]))
  try {
    const facts = await api(getKnownFacts, { params: { form } })
    return { filled: filledForm(form, facts, names), documents: facts.documents }
  } catch (error) {
    if (error instanceof Response && error.status === 403) return NOTHING
    throw error
  }
}

const asTyped = (value: string | boolean) => (typeof value === 'string' ? value : value ? '1' : '')

/** What a form begins with that nobody has typed anything into: what is known goes before what it begins with otherwise. */
export function beginKnown({ filled }: Known, start: Readonly<Record<string, string>>): Typed {
  const known = Object.entries(filled).map(([name, { value }]) => [name, asTyped(value)] as const)
  return { values: { ...start, ...Object.fromEntries(known) }, files: {} }
}

function givenAs(label: string, documents: readonly GivenDocument[]): FieldView['given'] {
  const known = documents.find(({ document }) => document === plainDocument(label))
  if (!known) return undefined
  const { fileId, name, size, mime, givenOn } = known
  return { label: factsCopy.given(formatDate(givenOn), label), file: { fileId, name, size, mime } }
}

/** A hint that something follows, ended where it does not end by itself. */
const sentence = (hint: string) => (/[。！？；]$/u.test(hint) ? hint : `${hint}。`)

/** The fields as their page draws them, each with where its value comes from and with what was handed in before. */
export function knownViews(
  fields: readonly PlainField[],
  { filled, documents }: Known,
  { values }: Typed,
): FieldView[] {
  return fields.map((field) => {
    const view = viewOf(field)
    if (view.files !== undefined) return { ...view, given: givenAs(view.label, documents) }
    const from = filledText(filled, view.name, values[view.name])
    return from === undefined ? view : { ...view, help: view.help ? `${sentence(view.help)}${from}` : from }
  })
}
