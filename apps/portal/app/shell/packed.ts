/**
 * A value of a loader that travels as one text. What is not packed the framework decodes part by part, which takes a phone
 * many times as long; so it is for what is large and the same on every page. For values that JSON carries whole.
 */
export type Packed<T> = string & { readonly of?: T }

const REMEMBERED = 4
const unpacked = new Map<string, unknown>()

export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value)
}

/** The value again; the same object for the same text. */
export function unpack<T>(packed: Packed<T>): T {
  if (!unpacked.has(packed)) {
    const [oldest] = unpacked.keys()
    if (oldest !== undefined && unpacked.size >= REMEMBERED) unpacked.delete(oldest)
    unpacked.set(packed, JSON.parse(packed))
  }
  return unpacked.get(packed) as T
}
