import type { UserType } from '@lqr/contract/identity/entities.ts'
import type { FieldCipher } from '../../../security/field-cipher.ts'
import type { Place } from './known-places.store.ts'
import type { FailureKey } from './login-failures.store.ts'

/** The key under which the failures of an account are counted, whatever name it was asked for by. */
export function accountFailureKey(cipher: FieldCipher, accountId: string): string {
  return cipher.blindIndex(`login-account:${accountId}`).toString('hex')
}

/** A name nobody has is counted like an account, keyed so that what was typed cannot be read back. */
export function failureKey(
  cipher: FieldCipher,
  accountId: string | undefined,
  typed: { username: string; userType: UserType },
  place: Place,
): FailureKey {
  const accountKey =
    accountId === undefined
      ? cipher.blindIndex(`login-name:${typed.userType}:${typed.username.toLowerCase()}`).toString('hex')
      : accountFailureKey(cipher, accountId)
  return { accountKey, address: place.address, isStrange: !place.isKnown }
}
