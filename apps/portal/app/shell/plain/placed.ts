import type { ReadForm } from './read-form.ts'
import type { KeptFile, Typed } from './typed.ts'

/** Fields of documents are named by it and the document. */
export const DOCUMENTS = 'documents/'

/** Documents in their places and the others, as the calls of a case take them. */
export function documentsIn({ typed: { files } }: Pick<ReadForm, 'typed'>, prefix: string = DOCUMENTS) {
  const documents = Object.entries(files).flatMap(([name, placed]) =>
    name.startsWith(prefix) ? placed.map(({ fileId }) => ({ name: name.slice(prefix.length), fileId })) : [],
  )
  return { documents, fileIds: (files.files ?? []).map(({ fileId }) => fileId) }
}

/** The files of a record in the fields of its form. */
export function filesOf(
  files: readonly (KeptFile & { readonly purpose: string })[],
  names: readonly string[],
): Typed['files'] {
  const kept = ({ fileId, name, size, mime }: KeptFile) => ({ fileId, name, size, mime })
  const places = names.map(
    (name) => [`${DOCUMENTS}${name}`, files.filter(({ purpose }) => purpose === name).map(kept)] as const,
  )
  const others = files.filter(({ purpose }) => !names.includes(purpose)).map(kept)
  return { ...Object.fromEntries(places), files: others }
}
