import { deviceTexts } from '@lqr/web-client/kept-texts.ts'

/** A product as the visitor's browser remembers it: enough to find the way back, no figures that grow old. */
export interface RecentProduct {
  readonly id: string
  readonly name: string
  readonly orgName: string
}

/** How many products are remembered. */
export const RECENT_LIMIT = 8

const STORAGE_KEY = 'recent-products'
const ID = /^[1-9]\d{0,14}$/

function isRecent(value: unknown): value is RecentProduct {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, orgName } = value as Record<string, unknown>
  return typeof id === 'string' && ID.test(id) && typeof name === 'string' && typeof orgName === 'string'
}

/** The remembered products of a stored text, the latest first; what is no product is left out. */
export function parseRecent(text: string | undefined): RecentProduct[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, RECENT_LIMIT) : []
  } catch {
    return []
  }
}

/** The list after a product was looked at: it comes first, each product once, eight at most. */
export function withRecent(list: readonly RecentProduct[], product: RecentProduct): RecentProduct[] {
  const { id, name, orgName } = product
  return [{ id, name, orgName }, ...list.filter((one) => one.id !== id)].slice(0, RECENT_LIMIT)
}

/** What this browser remembers. */
export function readRecent(): RecentProduct[] {
  return parseRecent(deviceTexts.read(STORAGE_KEY))
}

/** Remembers a product in this browser alone. */
export function rememberProduct(product: RecentProduct): void {
  deviceTexts.keep(STORAGE_KEY, JSON.stringify(withRecent(readRecent(), product)))
}

export function forgetRecent(): void {
  deviceTexts.drop(STORAGE_KEY)
}
