/** How many products stand side by side at most (docs/product-rules.md, Comparison). */
export const COMPARE_LIMIT = 4

const ID = /^[1-9]\d{0,14}$/

/** The ids of a comparison from the address: `12.45.7`, each once, at most four; what is no id is left out. */
export function readCompareIds(text: string | null | undefined): string[] {
  const ids = (text ?? '').split('.').filter((id) => ID.test(id))
  return [...new Set(ids)].slice(0, COMPARE_LIMIT)
}

/** The text of the address after one product was added or taken away; undefined when none is left. */
export function toggleCompareId(ids: readonly string[], id: string): string | undefined {
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
  return next.join('.') || undefined
}
