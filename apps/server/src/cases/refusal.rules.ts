import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'

/** What would change a refusal of that code: stands where the institution found no words of its own. */
export function remedyOf(code: string): string | null {
  return REJECT_CODES.find((item) => item.code === code)?.remedy ?? null
}
