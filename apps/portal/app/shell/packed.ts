/**
 * A value of a loader that travels as one text. What is not packed the framework decodes part by part, which takes a phone
 * many times as long; so it is for what is large and the same on every page. For values that JSON carries whole.
 */
export type Packed<T> = string & { readonly of?: T }

interface Remembered {
  /** The text itself, so that to find it again compares no letters. */
  readonly text: string
  readonly value: unknown
}

const REMEMBERED = 4
const remembered = new Map<string, Remembered>()

function remember(text: string): Remembered {
  const known = remembered.get(text)
  if (known) return known
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= REMEMBERED) remembered.delete(oldest)
  const made = { text, value: JSON.parse(text) as unknown }
  remembered.set(text, made)
  return made
}

/** The value as a text; for values that were packed lately the very same one, since a page asks for what is in it a hundred times. */
export function pack<T>(value: T): Packed<T> {
  return remember(JSON.stringify(value)).text
}

/** The value again; the same object for the same text. */
export function unpack<T>(packed: Packed<T>): T {
  return remember(packed).value as T
}
