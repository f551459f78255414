import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as calls from '@lqr/contract/open/webhook-calls.ts'
import { recordPing } from './record-event.ts'
import { HOUR, makeWebhookWorld, NOW, type WebhookWorld } from './webhook-world.fixtures.ts'

let w: WebhookWorld

beforeAll(async () => {
  w = await makeWebhookWorld()
})
beforeEach(() => w.begin())
afterAll(() => w.t.close())

test('a message that was not taken comes again under its number, later and later, for three days', async () => {
  const { webhook } = await w.subscribe()
  w.receiver.answer(500)
  await w.accept()
  const at: number[] = []
  for (let tries = 0; tries < 12 && (await w.shown())?.isOn; tries += 1) {
    await w.send()
    at.push(w.now.getTime())
    const { rows } = await w.t.services.pool.query<{ next_at: string }>(
      'select next_at from webhook_delivery',
    )
    w.now = new Date(rows[0]?.next_at ?? w.now)
  }
  expect(w.receiver.received).toHaveLength(10)
  expect(new Set(w.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const pauses = at.slice(1).map((moment, index) => moment - (at[index] ?? 0))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBeGreaterThan(72 * HOUR)
  expect(await w.shown()).toMatchObject({ isOn: false, offReason: 'failing', failed: 1 })
  const told = await w.t.services.pool.query(`select from message where kind = 'open.webhookOff'`)
  expect(told.rowCount).toBeGreaterThan(0)
  w.receiver.answer(204)
  await w.t.call(calls.switchWebhook, { params: { id: webhook.id }, body: { isOn: true } }, w.by)
  await w.send()
  expect((await w.log(webhook.id)).data.list[0]).toMatchObject({ state: 'delivered', attempts: 1 })
})

test('when the receiver is back, everything that waits is sent with the first message that it takes', async () => {
  await w.subscribe()
  w.receiver.answer(503)
  for (let made = 0; made < 12; made += 1) await w.accept()
  await w.send()
  expect((await w.shown())?.waiting).toBe(12)
  w.receiver.answer(204)
  w.receiver.received.length = 0
  w.later(1_000)
  await w.accept()
  await w.send()
  expect(w.receiver.received).toHaveLength(13)
  expect(await w.shown()).toMatchObject({ waiting: 0, failingSince: null })
})

test('what was tried again and again while the receiver was away waits no longer than the rest', async () => {
  await w.subscribe()
  w.receiver.answer(500)
  for (let made = 0; made < 3; made += 1) await w.accept()
  await w.send()
  w.later(HOUR / 6)
  await w.send()
  w.later(HOUR / 6)
  await w.send()
  w.receiver.answer(204)
  w.later(1_000)
  await w.accept()
  await w.send()
  expect(await w.shown()).toMatchObject({ waiting: 0, failingSince: null })
})

test('a message that is refused while others are taken keeps to its own times and is given up alone', async () => {
  const { webhook } = await w.subscribe()
  const refused = await w.accept()
  w.receiver.answer(({ body }) => (body.includes(refused) ? 400 : 204))
  const tries = () => w.receiver.received.filter(({ body }) => body.includes(refused)).length
  const stored = async () => {
    const { rows } = await w.t.services.pool.query<{ state: string; nextAt: string }>(
      `select d.state, d.next_at "nextAt" from webhook_delivery d join webhook_event e on e.id = d.event_id where e.body like $1`,
      [`%${refused}%`],
    )
    return rows[0]
  }
  const notices = async () =>
    (await w.t.services.pool.query(`select from message where kind = 'open.webhookOff'`)).rowCount
  const before = await notices()
  const sendAnother = async () => {
    await recordPing(w.t.services.db, webhook.id, w.now)
    await w.send()
  }
  for (let second = 0; second < 30; second += 1) {
    await sendAnother()
    w.later(1_000)
  }
  expect(tries()).toBeLessThanOrEqual(3)
  for (let next = await stored(); next?.state === 'waiting'; next = await stored()) {
    w.now = new Date(next.nextAt)
    await sendAnother()
  }
  expect(await stored()).toMatchObject({ state: 'failed' })
  expect(tries()).toBe(10)
  expect(w.now.getTime() - NOW.getTime()).toBeGreaterThan(72 * HOUR)
  expect(await w.shown()).toMatchObject({ isOn: true, waiting: 0, failed: 1 })
  expect(await notices()).toBe(before)
})

test('what happens while a webhook is off because its receiver failed is sent when it is on again, for thirty days', async () => {
  const { webhook } = await w.subscribe()
  const params = { id: webhook.id }
  w.receiver.answer(500)
  await w.t.call(calls.pingWebhook, { params }, w.by)
  await w.send()
  w.later(80 * HOUR)
  await w.t.services.pool.query('update webhook_delivery set attempts = 9')
  await w.send()
  expect(await w.shown()).toMatchObject({ isOn: false, offReason: 'failing' })
  w.receiver.answer(204)
  w.receiver.received.length = 0
  const applyNo = await w.accept()
  await w.send()
  expect(w.receiver.received).toEqual([])
  expect((await w.log(webhook.id)).data.list[0]).toMatchObject({ caseNumber: applyNo, nextAt: null })
  await w.t.services.pool.query(`update webhook set off_at = off_at - interval '31 days'`)
  await w.accept()
  await w.t.call(calls.switchWebhook, { params, body: { isOn: true } }, w.by)
  await w.send()
  const told = (await w.log(webhook.id)).data.list
  expect(told.map(({ caseNumber, state }) => [caseNumber, state])).toEqual([
    [applyNo, 'delivered'],
    [null, 'delivered'],
  ])
})

test('since when a webhook is off is known also where an instance of the release before switches it, which writes no moment', async () => {
  await w.subscribe()
  const switched = async (isOn: boolean, offReason: string | null) => {
    await w.t.services.pool.query('update webhook set is_on = $1, off_reason = $2', [isOn, offReason])
    const { rows } = await w.t.services.pool.query<{ isKnown: boolean | null }>(
      `select off_at > now() - interval '1 minute' "isKnown" from webhook`,
    )
    return rows[0]?.isKnown
  }
  expect(await switched(false, 'failing')).toBe(true)
  await w.t.services.pool.query(`update webhook set off_at = off_at - interval '31 days'`)
  expect(await switched(true, null)).toBeNull()
  expect(await switched(false, 'failing')).toBe(true)
})

test('a receiver that is gone, or leads elsewhere, is told no more', async () => {
  await w.subscribe()
  w.receiver.answer(302)
  await w.accept()
  await w.send()
  expect((await w.shown())?.waiting).toBe(1)
  w.receiver.answer(410)
  w.later(HOUR)
  await w.send()
  expect(await w.shown()).toMatchObject({ isOn: false, offReason: 'gone' })
  expect(w.receiver.received).toHaveLength(2)
})

test('a delivery is sent again by hand under the same number, and a test message goes out', async () => {
  const { webhook } = await w.subscribe()
  await w.t.call(calls.pingWebhook, { params: { id: webhook.id } }, w.by)
  await w.send()
  const [entry] = (await w.log(webhook.id)).data.list
  expect(entry).toMatchObject({ event: 'ping', state: 'delivered', httpAnswer: 204, attempts: 1 })
  await w.t.call(calls.replayDelivery, { params: { id: entry?.id ?? '' } }, w.by)
  await w.send()
  expect(w.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
    entry?.messageId,
    entry?.messageId,
  ])
  const { token } = w.otherManager
  expect((await w.t.call(calls.replayDelivery, { params: { id: entry?.id ?? '' } }, { token })).status).toBe(
    404,
  )
})

test.each([
  ['is taken', 204],
  ['was the last one and fails', 500],
])('what is sent again by hand during a try is sent once more, also when that try %s', async (_, status) => {
  const { webhook } = await w.subscribe()
  await w.t.call(calls.pingWebhook, { params: { id: webhook.id } }, w.by)
  await w.t.services.pool.query('update webhook_delivery set attempts = 9')
  const [entry] = (await w.log(webhook.id)).data.list
  w.receiver.answer(async () => {
    w.receiver.answer(204)
    await w.t.call(calls.replayDelivery, { params: { id: entry?.id ?? '' } }, w.by)
    return status
  })
  await w.send()
  expect(w.receiver.received).toHaveLength(2)
  expect((await w.log(webhook.id)).data.list).toMatchObject([{ state: 'delivered', attempts: 1 }])
})

test('of messages that a receiver refuses at once for good its managers are told once', async () => {
  const told = async () => {
    const wanted = `select from message where kind = 'open.webhookOff' and account_id = $1`
    return (await w.t.services.pool.query(wanted, [w.manager.id])).rowCount ?? 0
  }
  const before = await told()
  const { webhook } = await w.subscribe()
  for (let pings = 0; pings < 3; pings += 1) await recordPing(w.t.services.db, webhook.id, w.now)
  w.receiver.answer(410)
  await w.send()
  expect(w.receiver.received).toHaveLength(3)
  expect(await told()).toBe(before + 1)
})
