/** The largest moment a Date can hold, in milliseconds (ECMA-262, time values). */
const LATEST = 8.64e15

/**
 * Rule 5.9, timestamps: ten digits are seconds, any other count of digits is milliseconds. Answers milliseconds since
 * 1970, or undefined for what is no whole, representable moment.
 */
export function timestampToMilliseconds(timestamp: number | string): number | undefined {
  const digits = String(timestamp).trim()
  if (!/^\d{1,16}$/.test(digits)) return undefined
  const milliseconds = digits.length === 10 ? Number(digits) * 1000 : Number(digits)
  return milliseconds <= LATEST ? milliseconds : undefined
}
