import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { CallError } from '../../../http/call-error.ts'
import type { FieldCipher } from '../../../security/field-cipher.ts'

/** Refuses what another account typed in a page that stayed open: whoever is signed in now must not find it. */
export function requireDraftOwner(accountId: string, owner: string): void {
  if (accountId !== owner) throw new CallError(identityErrors.draftOfAnother)
}

/**
 * The account's key for what its browser could not send any more, 32 bytes in base64. It is given to nobody but the
 * signed-in account and never stored, so what stays in the browser after a logout can be read by the same account alone.
 */
export function draftSealKey(cipher: FieldCipher, accountId: string): string {
  return cipher.secretHash('form-draft-seal', accountId).toString('base64')
}
