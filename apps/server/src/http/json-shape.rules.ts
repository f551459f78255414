/** How much a JSON text may hold. Members are the keys of one object or the items of one list. */
export interface JsonLimits {
  readonly depth: number
  readonly members: number
  /** Objects, lists and values together. */
  readonly values: number
}

/** Above every form of the contract, which a test compares with them (docs/operations/limits.md). */
export const JSON_LIMITS: JsonLimits = { depth: 8, members: 200, values: 1_000 }

/** Whether the text keeps to the limits, and how many of its characters it took to know. */
export interface JsonShape {
  readonly fits: boolean
  readonly read: number
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Where the string that begins at `from` ends. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let first = at
    while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1
    if ((at - first) % 2 === 0) return at
  }
  return text.length
}

/**
 * Measures a JSON text before anything is made of it: one pass without recursion that ends at the first excess, so that a
 * refused body has cost next to nothing. Whether the text is JSON is for the parser to say.
 */
export function measureJson(text: string, limits: JsonLimits = JSON_LIMITS): JsonShape {
  const membersOfOpen: number[] = []
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (OPENING.has(sign)) {
      membersOfOpen.push(1)
      values += 1
      if (membersOfOpen.length > limits.depth) return { fits: false, read: at + 1 }
    } else if (CLOSING.has(sign)) membersOfOpen.pop()
    else if (sign === COMMA) {
      const members = (membersOfOpen.pop() ?? 1) + 1
      membersOfOpen.push(members)
      values += 1
      if (members > limits.members || values > limits.values) return { fits: false, read: at + 1 }
    }
  }
  return { fits: true, read: text.length }
}
