import { foldTyped } from '@lqr/contract/rules/fold-typed.ts'

/**
 * The number a form put into the address, read as people type it (record 0195); other text stays as it was typed, and what
 * is not there is empty. A browser without scripts sends it unread.
 */
export function typedNumber(search: URLSearchParams, key: string): string {
  return foldTyped((search.get(key) ?? '').trim(), 'number')
}
