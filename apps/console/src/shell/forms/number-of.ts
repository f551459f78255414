/** The number in a text field; undefined for what is empty or no plain number, so that the contract asks for it. */
export function numberOf(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? ''
  return /^\d+(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : undefined
}
