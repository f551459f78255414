import { tabTexts } from '@lqr/web-client/kept-texts.ts'
import { queryClient } from '../query-client.ts'
import { accountShown } from '../session/account-shown.ts'

/** Of the account: another one may sign in within the same tab. */
const nameOf = (path: string) => `last-address:${accountShown(queryClient) ?? ''}:${path}`

/** Given with the way back to a list that was shown in this tab: it is to stand as it was left. */
export const AS_LEFT = { isAsLeft: true } as const

/** Remembers for this tab with which filters and on which page a list was last shown, also that it was shown whole. */
export function keepAddress(path: string, search: string): void {
  tabTexts.keep(nameOf(path), search)
}

/** A list as it was last shown in this tab; whole where it was not. */
export function lastAddress(path: string): string {
  return `${path}${tabTexts.read(nameOf(path)) ?? ''}`
}

/** Whether a list was shown in this tab at all. */
export function wasShown(path: string): boolean {
  return tabTexts.read(nameOf(path)) !== undefined
}
