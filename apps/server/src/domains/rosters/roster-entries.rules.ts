import { checkCreditCode } from '@lqr/contract/rules/credit-code.ts'
import { foldTyped } from '@lqr/contract/rules/fold-typed.ts'
import { maskCreditCode } from '@lqr/contract/rules/mask.ts'
import type { WantedEnterprise } from './wanted-enterprise.ts'

/** An entry as the public reads it: the middle of its credit code is hidden. */
export function masked<E extends { readonly creditCode: string | null }>(entry: E) {
  const { creditCode, ...rest } = entry
  return { ...rest, creditCodeMasked: creditCode && maskCreditCode(creditCode) }
}

/** What a typed text looks for: 18 characters of a credit code, copied with blanks or in full width too, find that code, anything else part of a name. */
export function wantedEnterprise(typed: string): WantedEnterprise {
  const checked = checkCreditCode(foldTyped(typed, 'serial'), '')
  return checked.kind === 'wrongShape' ? { name: typed } : { creditCode: checked.code }
}
