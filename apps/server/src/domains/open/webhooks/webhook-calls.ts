import * as calls from '@lqr/contract/open/webhook-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { openErrors as errors } from '@lqr/contract/open/errors.ts'
import { allTaken } from '../../../data/all-taken.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { bindCall, type BoundCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findDeliveryWebhook, listWebhookDeliveries, resetDelivery } from './delivery.store.ts'
import { recordPing } from './record-event.ts'
import { sealBefore } from './signing-secrets.ts'
import { newSigningSecret } from './webhook-signature.ts'
import {
  countWebhooksOn,
  findWebhook,
  holdSecrets,
  insertWebhook,
  listOwnWebhooks,
  replaceSecret,
  setWebhookOn,
} from './webhook.store.ts'

const BOTH_SIGN_MS = 86_400_000

function orgOf({ orgId }: Actor): string {
  if (orgId === null) throw new CallError(kernelErrors.forbidden)
  return orgId
}

/** A webhook of the manager's own institution; 404 for every other. */
async function requireWebhook(db: Db, actor: Actor, id: string): Promise<calls.Webhook> {
  const found = await findWebhook(db, orgOf(actor), id)
  if (!found) throw new CallError(errors.webhookNotFound)
  return found
}

async function requireRoom(db: Db, actor: Actor): Promise<void> {
  if ((await countWebhooksOn(db, orgOf(actor))) >= calls.MAX_WEBHOOKS)
    throw new CallError(errors.tooManyWebhooks)
}

const listCall = bindCall(calls.listWebhooks, async ({ db, actor }) => ({
  list: await listOwnWebhooks(db, orgOf(actor)),
}))

const createCall = bindCall(calls.createWebhook, async ({ db, actor, body, now, services, audit }) => {
  const { name, url, ...rest } = body
  allTaken(rest)
  if (!services.webhooks.mayBeTold(url))
    throw new CallError(errors.addressNotAllowed, { fields: { url: errors.addressNotAllowed.msg } })
  await requireRoom(db, actor)
  const secret = newSigningSecret()
  const secretCipher = services.cipher.encrypt(secret)
  const id = await insertWebhook(db, {
    orgId: orgOf(actor),
    accountId: actor.accountId,
    name,
    url,
    secretCipher,
    now,
  })
  audit({ action: 'create-webhook', entity: 'webhook', entityId: id, detail: { host: new URL(url).host } })
  return { webhook: await requireWebhook(db, actor, id), secret }
})

const rotateCall = bindCall(
  calls.rotateWebhookSecret,
  async ({ db, actor, params, now, services, audit }) => {
    const { id } = await requireWebhook(db, actor, params.id)
    const secret = newSigningSecret()
    const secrets = {
      secretCipher: services.cipher.encrypt(secret),
      previousCipher: sealBefore(services.cipher, await holdSecrets(db, id, now)),
    }
    await replaceSecret(db, id, secrets, new Date(now.getTime() + BOTH_SIGN_MS))
    audit({ action: 'rotate-webhook-secret', entity: 'webhook', entityId: id })
    return { webhook: await requireWebhook(db, actor, id), secret }
  },
)

const switchCall = bindCall(calls.switchWebhook, async ({ db, actor, params, body, now, audit }) => {
  const { id, isOn } = await requireWebhook(db, actor, params.id)
  if (body.isOn !== isOn) {
    if (body.isOn) await requireRoom(db, actor)
    await setWebhookOn(db, id, body.isOn ? null : 'person', now)
    audit({ action: 'switch-webhook', entity: 'webhook', entityId: id, detail: { isOn: body.isOn } })
  }
  return requireWebhook(db, actor, id)
})

const pingCall = bindCall(calls.pingWebhook, async ({ db, actor, params, now }) => {
  const { id, isOn } = await requireWebhook(db, actor, params.id)
  if (!isOn) throw new CallError(errors.webhookOff)
  await recordPing(db, id, now)
  return { done: true }
})

const listDeliveriesCall = bindCall(calls.listDeliveries, async ({ db, actor, params, body }) => {
  const { id } = await requireWebhook(db, actor, params.id)
  return listWebhookDeliveries(db, id, body.state, body)
})

const replayCall = bindCall(calls.replayDelivery, async ({ db, actor, params, now, audit }) => {
  const webhookId = await findDeliveryWebhook(db, orgOf(actor), params.id)
  if (webhookId === undefined) throw new CallError(errors.deliveryNotFound)
  const { isOn } = await requireWebhook(db, actor, webhookId)
  if (!isOn) throw new CallError(errors.webhookOff)
  await resetDelivery(db, params.id, now)
  audit({
    action: 'replay-delivery',
    entity: 'webhook',
    entityId: webhookId,
    detail: { delivery: params.id },
  })
  return { done: true }
})

export const webhookCalls: readonly BoundCall[] = [
  listCall,
  createCall,
  rotateCall,
  switchCall,
  pingCall,
  listDeliveriesCall,
  replayCall,
]
