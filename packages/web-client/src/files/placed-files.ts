interface File {
  readonly fileId: string
}

/** Uploaded files in the places of a list of documents, by the name of the document: one, or several sheets. */
export type Placed<F> = Readonly<Record<string, F | readonly F[] | null | undefined>>

const isSeveral = <F>(files: F | readonly F[]): files is readonly F[] => Array.isArray(files)

/** The files of one place. */
function filesAt<F>(placed: Placed<F>, name: string): readonly F[] {
  const files = placed[name]
  if (files === null || files === undefined) return []
  return isSeveral(files) ? files : [files]
}

/** The files in these places as the calls take them. */
export const toPlaced = <F extends File>(placed: Placed<F> = {}, names: readonly string[]) =>
  names.flatMap((name) => filesAt(placed, name).map(({ fileId }) => ({ name, fileId })))

/** The files of a record in their places, and those without one. */
export function toPlaces<F extends File & { readonly purpose: string }>(
  files: readonly F[],
  names: readonly string[],
): { readonly documents: Readonly<Record<string, readonly F[]>>; readonly files: readonly F[] } {
  return {
    documents: Object.fromEntries(
      names.map((name) => [name, files.filter(({ purpose }) => purpose === name)]),
    ),
    files: files.filter(({ purpose }) => !names.includes(purpose)),
  }
}

/** The documents of the list that have no file yet. */
export const emptyPlaces = <F>(placed: Placed<F> = {}, names: readonly string[]) =>
  names.filter((name) => filesAt(placed, name).length === 0)
