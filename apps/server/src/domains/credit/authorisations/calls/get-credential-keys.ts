import { getCredentialKeys } from '@lqr/contract/credit/access-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { knownKeys, SIGNING_SUITE } from '../signing-key.ts'
import { listSigningKeys } from '../signing-key.store.ts'

/** The key that signs now and every one that did before. */
export const getCredentialKeysCall = bindCall(getCredentialKeys, async ({ db, services }) => {
  const [current] = knownKeys(services.cipher)
  const used = await listSigningKeys(db)
  const present = current
    ? [{ keyId: current.keyId, suite: SIGNING_SUITE, publicKey: current.publicKey }]
    : []
  const former = used.filter(({ keyId }) => keyId !== current?.keyId)
  return { keys: [...present, ...former].map((key) => ({ ...key, isCurrent: key.keyId === current?.keyId })) }
})
