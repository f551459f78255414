import { toPlaced, toPlaces } from '@lqr/web-client/files/placed-files.ts'
import type { ReadForm } from './read-form.ts'
import type { KeptFile, Typed } from './typed.ts'

/** Fields of documents are named by it and the document. */
export const DOCUMENTS = 'documents/'

const named = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.fromEntries(entries)

/** Documents in their places and the others, as the calls of a case take them. */
export function documentsIn({ typed: { files } }: Pick<ReadForm, 'typed'>, prefix: string = DOCUMENTS) {
  const placed = Object.entries(files).flatMap(([name, sheets]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), sheets] as const] : [],
  )
  return {
    documents: toPlaced(
      named(placed),
      placed.map(([name]) => name),
    ),
    fileIds: (files.files ?? []).map(({ fileId }) => fileId),
  }
}

/** The files of a record in the fields of its form. */
export function filesOf(
  files: readonly (KeptFile & { readonly purpose: string })[],
  names: readonly string[],
): Typed['files'] {
  const { documents, files: others } = toPlaces(files, names)
  const places = Object.entries(documents).map(([name, sheets]) => [`${DOCUMENTS}${name}`, sheets] as const)
  return { ...named(places), files: others }
}
