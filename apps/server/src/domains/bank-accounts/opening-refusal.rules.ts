import { OPENING_FAIL_REASONS } from '@lqr/contract/bank-accounts/kinds.ts'

/** What would change a refusal, where the bank says nothing of its own. */
export function remedyOf(code: (typeof OPENING_FAIL_REASONS)[number]['code']): string | null {
  return OPENING_FAIL_REASONS.find((reason) => reason.code === code)?.remedy ?? null
}
