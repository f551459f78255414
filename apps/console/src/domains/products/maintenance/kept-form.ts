import type { TermsValues } from './terms-values.ts'

/** Where what one account typed for one product, and has not saved, lies in this browser. */
export function keptKey(userId: string, productId: string | undefined): string {
  return `lqr:product:${userId}:${productId ?? 'new'}`
}

/** What was typed and not saved; undefined when there is nothing or it cannot be read. */
export function readKept(key: string): TermsValues | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : undefined
  } catch {
    return undefined
  }
}

export function keep(key: string, values: TermsValues): void {
  try {
    localStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Storage may be full or switched off; the form itself still holds everything.
  }
}

export function dropKept(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
