import type { ShownFile } from './shown-file.ts'

/** A file of a case; its purpose is the name of its place, or a code of the case for what has none. */
export interface PlacedFile extends ShownFile {
  readonly purpose: string
}

interface Place {
  readonly name: string
  readonly files: readonly PlacedFile[]
}

const CODE = /^\w+$/

/**
 * The files by their places: what was asked for in the order of the list, also where nothing is there yet, then places that
 * were asked for later, then files without a place under `others`.
 */
export function inPlaces(
  names: readonly string[],
  files: readonly PlacedFile[],
  others: string,
): readonly Place[] {
  const later = files.map(({ purpose }) => purpose).filter((purpose) => !CODE.test(purpose))
  const places = [...new Set([...names, ...later])]
  const loose = files.filter(({ purpose }) => !places.includes(purpose))
  return [
    ...places.map((name) => ({ name, files: files.filter(({ purpose }) => purpose === name) })),
    ...(loose.length > 0 ? [{ name: others, files: loose }] : []),
  ]
}
