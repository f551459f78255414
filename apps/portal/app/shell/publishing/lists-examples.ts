/**
 * Whether a page lists examples, by the data it was loaded with: known before its first line is drawn. A page of one record
 * that is itself an example says so in words of its own, and counts as listing none.
 */
export function listsExamples(data: readonly unknown[]): boolean {
  return !data.some((one) => findsExample(one, false)) && data.some((one) => findsExample(one, true))
}

/** Searches what stands in lists, or what stands outside of them. */
function findsExample(value: unknown, inLists: boolean): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return inLists && value.some(isOrHoldsExample)
  return (
    (!inLists && (value as { isExample?: unknown }).isExample === true) ||
    Object.values(value).some((part) => findsExample(part, inLists))
  )
}

function isOrHoldsExample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return (value as { isExample?: unknown }).isExample === true || Object.values(value).some(isOrHoldsExample)
}
