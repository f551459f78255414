import { uploadFile } from '@lqr/contract/files/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { typedText } from '@lqr/contract/kernel/typed-text.ts'
import { fileProblem } from '@lqr/web-client/files/file-problem.ts'
import type { LoaderApi, LoaderFailure } from '../server/loader-api.ts'
import { plainCopy } from './copy.ts'
import { FORM_NAMES } from './form-names.ts'
import type { PlainField } from './plain-field.ts'
import { fileOfText, type KeptFile, type Typed } from './typed.ts'

export interface ReadForm {
  /** The button that was pressed. */
  readonly act: string
  /** The number of this submit. */
  readonly number: string
  readonly typed: Typed
  /** The files themselves that were chosen this time. */
  readonly chosen: Readonly<Record<string, readonly File[]>>
  /** Field → what is wrong with the files chosen for it. */
  readonly problems: Readonly<Record<string, string>>
  /** Amounts whose unit was confirmed, as they were typed then. */
  readonly units: Readonly<Record<string, string>>
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function keptFiles(form: FormData, name: string): KeptFile[] {
  const dropped = new Set(form.getAll(FORM_NAMES.drop + name))
  return form.getAll(FORM_NAMES.kept + name).flatMap((text) => {
    const file = typeof text === 'string' ? fileOfText(text) : undefined
    return file && !dropped.has(file.fileId) ? [file] : []
  })
}

/** The files that were chosen for a field; a browser sends an unnamed empty one where none was. */
function chosenFiles(form: FormData, name: string): File[] {
  return form.getAll(name).filter((file): file is File => file instanceof File && file.name !== '')
}

type Uploaded = CallOutput<typeof uploadFile>

export interface Uploads {
  readonly api: LoaderApi
  /** Sends the file of a field, where it is not the call for all files that takes it. */
  readonly upload?: ((name: string, file: File) => Promise<Uploaded>) | undefined
}

async function sendFile({ api, upload }: Uploads, name: string, file: File): Promise<KeptFile | string> {
  const problem = fileProblem(file)
  if (problem) return plainCopy.wrongFile[problem]
  try {
    const sent = await (upload ? upload(name, file) : api(uploadFile, {}, { file }))
    return { fileId: sent.fileId, name: sent.name, size: sent.size, mime: sent.mime }
  } catch (error) {
    if (!(error instanceof Response) || error.status === 401) throw error
    return ((await error.json()) as LoaderFailure).msg
  }
}

/** What was sent of these fields. Chosen files are uploaded at once, so that a form that is refused for something else keeps them. */
export async function readForm(
  form: FormData,
  fields: readonly PlainField[],
  uploads: Uploads,
): Promise<ReadForm> {
  const values: Record<string, string> = {}
  const files: Record<string, readonly KeptFile[]> = {}
  const chosen: Record<string, readonly File[]> = {}
  const problems: Record<string, string> = {}
  const units: Record<string, string> = {}
  for (const { name, schema, files: most, label = '' } of fields) {
    if (most === undefined) {
      values[name] = typedText(schema, textOf(form, name))
      units[name] = textOf(form, FORM_NAMES.unit + name)
      continue
    }
    const sentNow = chosenFiles(form, name)
    chosen[name] = sentNow
    const kept = most === 1 && sentNow.length > 0 ? [] : keptFiles(form, name)
    for (const file of sentNow) {
      if (kept.length >= most) problems[name] = plainCopy.tooMany(label, most)
      const sent = kept.length < most ? await sendFile(uploads, name, file) : undefined
      if (typeof sent === 'string') problems[name] = `${file.name}：${sent}`
      else if (sent) kept.push(sent)
    }
    files[name] = kept
  }
  const [act, number] = [textOf(form, FORM_NAMES.act), textOf(form, FORM_NAMES.number)]
  return { act, number, typed: { values, files }, chosen, problems, units }
}
