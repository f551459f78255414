import type { KeptFile } from './use-uploads.ts'

/** Uploaded files in the places of a list of documents, by the name of the document. */
export type PlacedFiles = Readonly<Record<string, readonly KeptFile[] | undefined>>

/** The files in these places as the calls take them. */
export const toPlaced = (placed: PlacedFiles = {}, names: readonly string[]) =>
  names.flatMap((name) => (placed[name] ?? []).map(({ fileId }) => ({ name, fileId })))

/** The files of a record in their places, and those without one. */
export function toPlaces<F extends KeptFile & { readonly purpose: string }>(
  files: readonly F[],
  names: readonly string[],
): { readonly documents: PlacedFiles; readonly files: readonly KeptFile[] } {
  return {
    documents: Object.fromEntries(
      names.map((name) => [name, files.filter(({ purpose }) => purpose === name)]),
    ),
    files: files.filter(({ purpose }) => !names.includes(purpose)),
  }
}

/** The documents of the list that have no file yet. */
export const emptyPlaces = (placed: PlacedFiles = {}, names: readonly string[]) =>
  names.filter((name) => (placed[name] ?? []).length === 0)
