import { tabTexts } from '@lqr/web-client/kept-texts.ts'

const nameOf = (path: string) => `last-address:${path}`

/** Remembers for this tab with which filters and on which page a list was last shown. */
export function keepAddress(path: string, search: string): void {
  if (search) tabTexts.keep(nameOf(path), search)
  else tabTexts.drop(nameOf(path))
}

/** A list as it was last shown in this tab; whole where it was not. */
export function lastAddress(path: string): string {
  return `${path}${tabTexts.read(nameOf(path)) ?? ''}`
}
