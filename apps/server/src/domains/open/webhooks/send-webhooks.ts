import type { WebhookAnswer } from '../../../connectors/webhook/webhook-port.ts'
import type { Services } from '../../../http/services.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { webhookOffNotice } from './copy.ts'
import {
  claimDeliveries,
  type ClaimedDelivery,
  keepDelivered,
  keepFailure,
  listDueWebhooks,
  releaseDeliveries,
} from './delivery.store.ts'
import { GONE, isGivenUp, isTaken, mayBeOfMessage, pauseAfter } from './retry.rules.ts'
import { openBefore } from './signing-secrets.ts'
import { signatures } from './webhook-signature.ts'
import { setWebhookOn } from './webhook.store.ts'

/** At once to one receiver, claimed and kept together, and so many receivers at once. */
const TOGETHER = 8
const BATCH = 32
const MOST_LANES = 100
/** No new try of a batch after this: a try takes at most ten seconds, and a claim lasts twenty. */
const GO_ON_MS = 5_000

export type Sending = Pick<Services, 'db' | 'cipher' | 'webhooks' | 'now' | 'log'>

async function tryOne({ cipher, webhooks }: Sending, delivery: ClaimedDelivery) {
  const { messageId: id, body, url, secretCipher, previousCipher } = delivery
  const secrets = [cipher.decrypt(secretCipher), ...openBefore(cipher, previousCipher)]
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

interface Outcome {
  readonly delivery: ClaimedDelivery
  readonly answer: WebhookAnswer
  readonly at: Date
}

const wasTaken = ({ answer }: Outcome) => 'status' in answer && isTaken(answer.status)

/**
 * After its last try a message is given up by itself. The webhook goes off, and managers are told, when nothing else arrived either
 * through all of those tries, or when the receiver wants no more. Of an institution that has ended nobody is told: those who go on in its
 * place have no way to it.
 */
async function keepRefusal({ db }: Sending, { delivery, answer, at }: Outcome): Promise<void> {
  const pause = pauseAfter(delivery.attempts, Math.random())
  const nextAt = pause === undefined ? undefined : new Date(at.getTime() + pause)
  const status = 'status' in answer ? answer.status : null
  const fault = 'fault' in answer ? answer.fault : 'refused'
  const isGone = status === GONE
  const failure = { status, fault, mayBeOfMessage: status !== null && mayBeOfMessage(status), nextAt }
  await db.transaction().execute(async (tx) => {
    const since = await keepFailure(tx, delivery, failure, at)
    if (!isGone && (nextAt || !isGivenUp(since, at))) return
    // Of several messages that were under way at once, the first one that ends it is told.
    if (!(await setWebhookOn(tx, delivery.webhookId, isGone ? 'gone' : 'failing', at))) return
    if (!delivery.orgGoesOn) return
    await notifyStaff(tx, delivery.orgId, ['financeManager'], webhookOffNotice(delivery.webhookName, isGone))
  })
}

interface Sent {
  readonly outcomes: readonly Outcome[]
  readonly untried: readonly ClaimedDelivery[]
}

/** Tries what was claimed, some at once, until a message is not taken or the claim has not much left. */
async function sendClaimed(sending: Sending, batch: readonly ClaimedDelivery[]): Promise<Sent> {
  const outcomes: Outcome[] = []
  const untried: ClaimedDelivery[] = []
  const until = performance.now() + GO_ON_MS
  let isGood = true
  // One iterator for all: each takes the next that nobody has.
  const next = batch.values()
  const work = async () => {
    for (const delivery of next) {
      if (isGood && performance.now() < until) {
        const outcome = { delivery, answer: await tryOne(sending, delivery), at: sending.now() }
        outcomes.push(outcome)
        isGood &&= wasTaken(outcome)
      } else untried.push(delivery)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, work))
  return { outcomes, untried }
}

/** What was taken is kept first: what was not then waits its turn, although the receiver is there. */
async function keepSent(sending: Sending, webhookId: string, { outcomes, untried }: Sent): Promise<void> {
  const { db } = sending
  const taken = outcomes.flatMap(({ delivery: { id, claimedUntil }, answer, at }) =>
    'status' in answer && isTaken(answer.status) ? [{ id, claimedUntil, status: answer.status, at }] : [],
  )
  if (taken.length > 0) await db.transaction().execute((tx) => keepDelivered(tx, webhookId, taken))
  for (const outcome of outcomes) if (!wasTaken(outcome)) await keepRefusal(sending, outcome)
  if (untried.length > 0) await releaseDeliveries(db, untried)
}

/** Sends what is due to one receiver, until nothing is or a message was not taken. */
async function runLane(sending: Sending, webhookId: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const batch = await claimDeliveries(sending.db, webhookId, sending.now(), BATCH)
    if (batch.length === 0) return
    const sent = await sendClaimed(sending, batch)
    await keepSent(sending, webhookId, sent)
    if (!sent.outcomes.every(wasTaken)) return
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
