/**
 * JSON with one spelling for one content (RFC 8785): names in the order of their UTF-16 units, no spaces, numbers as ECMAScript writes
 * them. What JSON does not know (undefined, functions) is left out, as JSON.stringify does.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(ordered(JSON.parse(JSON.stringify(value))))
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, ordered(part)]))
}
