import type { ErrorStatus } from '@lqr/contract/kernel/errors.ts'
import type { CallError } from './call-error.ts'

/** The words of RFC 6749, 5.2 that are said by the key of the error itself. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  invalidClient: 'invalid_client',
  unsupportedGrantType: 'unsupported_grant_type',
  invalidScope: 'invalid_scope',
}

/** Bad input is 400 there, whatever it is; trouble of the server keeps its status. */
export function oauthStatus(status: ErrorStatus): number {
  return status === 422 || status === 415 || status === 413 ? 400 : status
}

/** A refusal as RFC 6749, 5.2 writes it; the description is ASCII there, so it is the error's key. */
export function oauthRefusal({ def }: CallError): { error: string; error_description: string } {
  const name = def.key.split('.')[1] ?? ''
  const trouble = def.status >= 500 || def.status === 429 ? 'temporarily_unavailable' : 'invalid_request'
  return { error: OWN_WORDS[name] ?? trouble, error_description: `${def.number} ${def.key}` }
}
