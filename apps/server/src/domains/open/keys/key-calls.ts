import {
  createOpenKey,
  listOpenKeys,
  MAX_OPEN_KEYS,
  type OpenKey,
  revokeOpenKey,
  takeOverOpenKey,
} from '@lqr/contract/open/key-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { openErrors as errors } from '@lqr/contract/open/errors.ts'
import { allTaken } from '../../../data/all-taken.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { newClientId, newSecret, secretHash } from './key-secret.ts'
import { keyExpiry } from './open-key.rules.ts'
import { countLiveKeys, endKey, findKey, insertKey, listKeys, reassignKey } from './open-key.store.ts'

interface Managing {
  readonly db: Db
  readonly actor: Actor
  readonly now: Date
}

function readingOf({ actor: { accountId, orgId }, now }: Managing) {
  if (orgId === null) throw new CallError(kernelErrors.forbidden)
  return { orgId, accountId, now }
}

/** A key of the manager's own institution; 404 for every other. */
async function requireKey(managing: Managing, id: string): Promise<OpenKey> {
  const key = await findKey(managing.db, readingOf(managing), id)
  if (!key) throw new CallError(errors.keyNotFound)
  return key
}

export const listOpenKeysCall = bindCall(listOpenKeys, async (context) => ({
  list: await listKeys(context.db, readingOf(context)),
}))

export const createOpenKeyCall = bindCall(createOpenKey, async (context) => {
  const { db, now, audit, services } = context
  const { name, scopes, expiresOn, ...rest } = context.body
  allTaken(rest)
  const reading = readingOf(context)
  const expiresAt = keyExpiry(expiresOn, now)
  if (!expiresAt) throw new CallError(errors.expiryTooFar, { fields: { expiresOn: errors.expiryTooFar.msg } })
  if ((await countLiveKeys(db, reading)) >= MAX_OPEN_KEYS) throw new CallError(errors.tooManyKeys)
  const clientSecret = newSecret(services.isSandbox)
  const id = await insertKey(db, reading, {
    name,
    clientId: newClientId(services.isSandbox),
    secretHash: secretHash(clientSecret),
    scopes: [...new Set(scopes)],
    expiresAt,
  })
  audit({ action: 'create-open-key', entity: 'open_key', entityId: id, detail: { scopes, expiresOn } })
  return { key: await requireKey(context, id), clientSecret }
})

export const revokeOpenKeyCall = bindCall(revokeOpenKey, async (context) => {
  const { db, now, actor, audit, params } = context
  const { id } = await requireKey(context, params.id)
  if (!(await endKey(db, id, actor.accountId, now))) throw new CallError(errors.keyEnded)
  audit({ action: 'revoke-open-key', entity: 'open_key', entityId: id })
  return requireKey(context, id)
})

export const takeOverOpenKeyCall = bindCall(takeOverOpenKey, async (context) => {
  const { db, now, actor, audit, params } = context
  const { id } = await requireKey(context, params.id)
  if (!(await reassignKey(db, id, actor.accountId, now))) throw new CallError(errors.keyEnded)
  audit({ action: 'take-over-open-key', entity: 'open_key', entityId: id })
  return requireKey(context, id)
})
