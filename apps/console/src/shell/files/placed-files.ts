import type { KeptFile } from './use-uploads.ts'

/** Uploaded files in the places of a list of documents, by the name of the document. */
export type PlacedFiles = Readonly<Record<string, readonly KeptFile[] | undefined>>

/** The files in these places as the calls take them. */
export const toPlaced = (placed: PlacedFiles = {}, names: readonly string[]) =>
  names.flatMap((name) => (placed[name] ?? []).map(({ fileId }) => ({ name, fileId })))

/** The documents of the list that have no file yet. */
export const emptyPlaces = (placed: PlacedFiles = {}, names: readonly string[]) =>
  names.filter((name) => (placed[name] ?? []).length === 0)
