import { getCredentialKeys } from '@lqr/contract/credit/access-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { listSigningKeys } from '../signing-key.store.ts'

/** The key that signs now and every one that did before, of whatever suite. */
export const getCredentialKeysCall = bindCall(getCredentialKeys, async ({ db, services: { signer } }) => {
  const { keyId, suite, publicKey } = signer
  const former = (await listSigningKeys(db)).filter((key) => key.keyId !== keyId)
  const keys = [{ keyId, suite, publicKey }, ...former]
  return { keys: keys.map((key) => ({ ...key, isCurrent: key.keyId === keyId })) }
})
