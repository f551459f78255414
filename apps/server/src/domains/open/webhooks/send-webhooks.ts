import type { Services } from '../../../http/services.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { webhookOffNotice } from './copy.ts'
import {
  claimDeliveries,
  type ClaimedDelivery,
  keepDelivered,
  keepFailure,
  listDueWebhooks,
} from './delivery.store.ts'
import { GONE, isTaken, pauseAfter } from './retry.rules.ts'
import { signatures } from './webhook-signature.ts'
import { setWebhookOn } from './webhook.store.ts'

/** At once to one receiver, and so many receivers at once. */
const TOGETHER = 8
const MOST_LANES = 50

export type Sending = Pick<Services, 'db' | 'cipher' | 'webhooks' | 'now' | 'log'>

async function tryOne({ cipher, webhooks }: Sending, delivery: ClaimedDelivery) {
  const { messageId: id, body, url, secretCipher, previousCipher } = delivery
  const ciphers = previousCipher === null ? [secretCipher] : [secretCipher, previousCipher]
  const secrets = ciphers.map((sealed) => cipher.decrypt(sealed))
  // The moment of the try, by the clock of the wall: receivers compare it with theirs.
  const timestamp = Math.floor(Date.now() / 1_000)
  return webhooks.post({
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'longqirong-webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures(secrets, { id, timestamp, body }),
    },
  })
}

/** Sends one message; false when it was not taken. After the last try, or when the receiver wants no more, managers are told. */
async function deliver(sending: Sending, delivery: ClaimedDelivery): Promise<boolean> {
  const answer = await tryOne(sending, delivery)
  const { db } = sending
  const now = sending.now()
  const status = 'status' in answer ? answer.status : null
  if (status !== null && isTaken(status)) {
    await db.transaction().execute((tx) => keepDelivered(tx, delivery, status, now))
    return true
  }
  const pause = pauseAfter(delivery.attempts, Math.random())
  const nextAt = pause === undefined ? undefined : new Date(now.getTime() + pause)
  const fault = 'fault' in answer ? answer.fault : 'refused'
  const isGone = status === GONE
  await db.transaction().execute(async (tx) => {
    await keepFailure(tx, delivery, { status, fault, nextAt }, now)
    if (!isGone && nextAt) return
    await setWebhookOn(tx, delivery.webhookId, isGone ? 'gone' : 'failing', now)
    await notifyStaff(tx, delivery.orgId, ['financeManager'], webhookOffNotice(delivery.webhookName, isGone))
  })
  return false
}

/** Sends what is due to one receiver, until nothing is or a message was not taken. */
async function runLane(sending: Sending, webhookId: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const batch = await claimDeliveries(sending.db, webhookId, sending.now(), TOGETHER)
    if (batch.length === 0) return
    const taken = await Promise.all(batch.map((delivery) => deliver(sending, delivery)))
    if (taken.includes(false)) return
  }
}

/** Receivers being served: each in a lane of its own, so that one that hangs holds up nobody else. */
export function makeLanes(sending: Sending, isOver: () => boolean = () => false) {
  const busy = new Map<string, Promise<void>>()
  return {
    /** Opens a lane for every receiver that has something due; false when there was none. */
    async open(): Promise<boolean> {
      const room = MOST_LANES - busy.size
      const due = room > 0 ? await listDueWebhooks(sending.db, sending.now(), [...busy.keys()], room) : []
      for (const id of due) {
        const lane = runLane(sending, id, isOver)
          .catch((err: unknown) => sending.log.error({ err }, 'webhooks not sent'))
          .finally(() => busy.delete(id))
        busy.set(id, lane)
      }
      return due.length > 0
    },
    async settle(): Promise<void> {
      await Promise.all(busy.values())
    },
  }
}

/** Sends everything that is due now, and ends when nothing is. */
export async function sendDueWebhooks(sending: Sending): Promise<void> {
  const lanes = makeLanes(sending)
  while (await lanes.open()) await lanes.settle()
}
