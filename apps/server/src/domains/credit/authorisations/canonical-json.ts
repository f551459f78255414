/**
 * JSON with one spelling for one content (RFC 8785): names in the order of their UTF-16 units, no spaces, numbers as ECMAScript writes
 * them. What JSON does not know (undefined, functions) is left out, as JSON.stringify does.
 */
export function canonicalJson(value: unknown): string {
  return spelled(JSON.parse(JSON.stringify(value ?? null)))
}

function spelled(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelled).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${spelled(part)}`).join(',')}}`
}
