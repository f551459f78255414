import { findSubstation, SUBSTATION_TREE } from '@lqr/contract/reference/substations.ts'

/** The cookie of the session (docs/http-conventions.md, Cookies). */
const TOKEN_COOKIE = 'Admin-Token'
/** The only cookie an anonymous page is rendered with. */
export const elderCookie = 'Elder-Mode=1'
/**
 * This very pair, wherever it stands. `deploy/nginx/longqirong.conf` has the same text: with another rule there, a page of one reading
 * mode would lie among the copies of the other and be given to everybody.
 */
export const ELDER_PAIR = /(?:^|;[ \t]*)Elder-Mode=1(?:;|$)/

/** The value of one cookie of a Cookie header; undefined when absent, empty or malformed. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim()) || undefined
    } catch {
      return undefined
    }
  }
  return undefined
}

export const tokenOf = (cookies: string | undefined) => cookieValue(cookies, TOKEN_COOKIE)
export const isElder = (cookies: string | undefined) => ELDER_PAIR.test(cookies ?? '')

/** Whether an address is of the pages with forms for every browser: made for each visitor, with captchas and numbers of submits. */
export const isPlainPage = (address: string) => /^\/lite(?:[/?]|$)/.test(address)

/** `cityCode` of the site an address stands under: `/lanzhou/financial` → 620100, no known site → the province. */
export function cityCodeOf(address: string): string {
  const first =
    address
      .split('?')[0]
      ?.split('/')[1]
      ?.replace(/\.data$/, '') ?? ''
  return (findSubstation(first) ?? SUBSTATION_TREE).id
}

/** The address with only the known query keys, sorted: what an anonymous page is rendered and kept under. */
export function canonicalAddress(address: string, knownKeys: ReadonlySet<string>): string {
  const at = address.indexOf('?')
  if (at < 0) return address
  const kept = [...new URLSearchParams(address.slice(at + 1))].filter(([key]) => knownKeys.has(key))
  const text = new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()
  return text ? `${address.slice(0, at)}?${text}` : address.slice(0, at)
}

/** What no more than a choice or a number can be: nobody's words, mobile number or ticket. */
const PLAIN_VALUE = /^(?!\d{11})[\w-]{1,16}$/

/** Whether an address may lie in a cache outside the product, where it can be read: it holds nothing that somebody typed. */
export function isPlainAddress(address: string): boolean {
  const at = address.indexOf('?')
  return (
    at < 0 ||
    [...new URLSearchParams(address.slice(at + 1)).values()].every((value) => PLAIN_VALUE.test(value))
  )
}
