import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptApplication, getApplication } from '@lqr/contract/applications/calls.ts'
import * as calls from '@lqr/contract/open/webhook-calls.ts'
import { purgeExpired } from '../../../jobs/purge-expired.store.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { isSignedBy, makeReceiver, type Receiver } from './receiver.fixtures.ts'
import { recordPing } from './record-event.ts'
import { sendDueWebhooks } from './send-webhooks.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
const HOUR = 3_600_000
let t: TestApp
let world: ApplicationWorld
let bank: Receiver
let now = NOW

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
})
beforeEach(async () => {
  now = NOW
  bank = await makeReceiver()
  for (const table of ['webhook_delivery', 'webhook_event', 'webhook'])
    await t.services.pool.query(`delete from ${table}`)
  return () => bank.close()
})
afterAll(() => t.close())

const by = () => ({ token: world.manager.token })
const subscribe = async (url = bank.address(), { token } = world.manager) =>
  (await t.call(calls.createWebhook, { body: { name: '核心系统', url } }, { token })).data
const send = () => sendDueWebhooks(t.services)
const later = (ms: number) => (now = new Date(now.getTime() + ms))
const shown = async () => (await t.call(calls.listWebhooks, {}, by())).data.list[0]
const log = async (id: string, { token } = world.manager) =>
  t.call(calls.listDeliveries, { params: { id }, body: {} }, { token })

async function accept(state: 'SUBMITTED' = 'SUBMITTED', productId?: string) {
  const { id } = await world.application(state, {
    submittedAt: new Date('2026-11-19T09:00:00+08:00'),
    ...(productId ? { productId } : {}),
  })
  const { version, applyNo } = (await t.call(getApplication, { params: { id } }, by())).data
  await t.call(acceptApplication, { params: { id }, body: { version } }, by())
  return applyNo
}

test('a move of a case is told, signed, and says nothing of the enterprise', async () => {
  const { secret } = await subscribe()
  const applyNo = await accept()
  await send()
  expect(bank.received).toHaveLength(1)
  const [message] = bank.received
  if (!message) throw new Error('nothing came')
  expect(JSON.parse(message.body)).toEqual({
    type: 'application.accept',
    timestamp: NOW.toISOString(),
    data: {
      kind: 'application',
      number: applyNo,
      move: 'accept',
      from: 'SUBMITTED',
      status: 'ACCEPTED',
      version: 2,
    },
  })
  expect(isSignedBy(message, secret)).toBe(true)
  expect(isSignedBy({ ...message, body: `${message.body} ` }, secret)).toBe(false)
  expect(message.body).not.toContain(world.company.corporateName)
  await send()
  expect(bank.received).toHaveLength(1)
})

test('a branch is told of with its head office, another institution is not', async () => {
  const branch = await makeOrganisation(t.services.db, { parentId: world.bank.id })
  await subscribe()
  await subscribe(bank.address('/other'), world.otherManager)
  await accept('SUBMITTED', (await makeProduct(t.services.db, branch)).id)
  await send()
  expect(bank.received.map(({ path }) => path)).toEqual(['/hook'])
})

test('what was refused with its move is not told', async () => {
  await subscribe()
  const { id } = await world.application('SUBMITTED')
  expect((await t.call(acceptApplication, { params: { id }, body: { version: 99 } }, by())).status).toBe(409)
  await send()
  expect(bank.received).toEqual([])
})

test('a message that was not taken comes again under its number, later and later, for three days', async () => {
  const { webhook } = await subscribe()
  bank.answer(500)
  await accept()
  const at: number[] = []
  for (let tries = 0; tries < 12 && (await shown())?.isOn; tries += 1) {
    await send()
    at.push(now.getTime())
    const { rows } = await t.services.pool.query<{ next_at: string }>('select next_at from webhook_delivery')
    now = new Date(rows[0]?.next_at ?? now)
  }
  expect(bank.received).toHaveLength(10)
  expect(new Set(bank.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const pauses = at.slice(1).map((moment, index) => moment - (at[index] ?? 0))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBeGreaterThan(72 * HOUR)
  expect(await shown()).toMatchObject({ isOn: false, offReason: 'failing', failed: 1 })
  const told = await t.services.pool.query(`select from message where kind = 'open.webhookOff'`)
  expect(told.rowCount).toBeGreaterThan(0)
  bank.answer(204)
  await t.call(calls.switchWebhook, { params: { id: webhook.id }, body: { isOn: true } }, by())
  await send()
  expect((await log(webhook.id)).data.list[0]).toMatchObject({ state: 'delivered', attempts: 1 })
})

test('when the receiver is back, everything that waits is sent with the first message that it takes', async () => {
  await subscribe()
  bank.answer(503)
  for (let made = 0; made < 12; made += 1) await accept()
  await send()
  expect((await shown())?.waiting).toBe(12)
  bank.answer(204)
  bank.received.length = 0
  later(1_000)
  await accept()
  await send()
  expect(bank.received).toHaveLength(13)
  expect(await shown()).toMatchObject({ waiting: 0, failingSince: null })
})

test('what was tried again and again while the receiver was away waits no longer than the rest', async () => {
  await subscribe()
  bank.answer(500)
  for (let made = 0; made < 3; made += 1) await accept()
  await send()
  later(HOUR / 6)
  await send()
  later(HOUR / 6)
  await send()
  bank.answer(204)
  later(1_000)
  await accept()
  await send()
  expect(await shown()).toMatchObject({ waiting: 0, failingSince: null })
})

test('a message that is refused while others are taken keeps to its own times and is given up alone', async () => {
  const { webhook } = await subscribe()
  const refused = await accept()
  bank.answer(({ body }) => (body.includes(refused) ? 400 : 204))
  const tries = () => bank.received.filter(({ body }) => body.includes(refused)).length
  const stored = async () => {
    const { rows } = await t.services.pool.query<{ state: string; nextAt: string }>(
      `select d.state, d.next_at "nextAt" from webhook_delivery d join webhook_event e on e.id = d.event_id where e.body like $1`,
      [`%${refused}%`],
    )
    return rows[0]
  }
  const notices = async () =>
    (await t.services.pool.query(`select from message where kind = 'open.webhookOff'`)).rowCount
  const before = await notices()
  const sendAnother = async () => {
    await recordPing(t.services.db, webhook.id, now)
    await send()
  }
  for (let second = 0; second < 30; second += 1) {
    await sendAnother()
    later(1_000)
  }
  expect(tries()).toBeLessThanOrEqual(3)
  for (let next = await stored(); next?.state === 'waiting'; next = await stored()) {
    now = new Date(next.nextAt)
    await sendAnother()
  }
  expect(await stored()).toMatchObject({ state: 'failed' })
  expect(tries()).toBe(10)
  expect(now.getTime() - NOW.getTime()).toBeGreaterThan(72 * HOUR)
  expect(await shown()).toMatchObject({ isOn: true, waiting: 0, failed: 1 })
  expect(await notices()).toBe(before)
})

test('a receiver that is gone, or leads elsewhere, is told no more', async () => {
  await subscribe()
  bank.answer(302)
  await accept()
  await send()
  expect((await shown())?.waiting).toBe(1)
  bank.answer(410)
  later(HOUR)
  await send()
  expect(await shown()).toMatchObject({ isOn: false, offReason: 'gone' })
  expect(bank.received).toHaveLength(2)
})

test('both secrets sign for a day after a change', async () => {
  const { webhook, secret } = await subscribe()
  const changed = await t.call(calls.rotateWebhookSecret, { params: { id: webhook.id } }, by())
  await accept()
  await send()
  later(25 * HOUR)
  await accept()
  await send()
  const signed = bank.received.map((message) => [
    isSignedBy(message, secret),
    isSignedBy(message, changed.data.secret),
  ])
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ])
  const kept = JSON.stringify((await t.services.pool.query('select * from webhook')).rows)
  expect(kept).not.toContain(secret)
})

test('who changes the secret twice within a day is signed with all three: the receiver may have any', async () => {
  const { webhook, secret } = await subscribe()
  const change = async () =>
    (await t.call(calls.rotateWebhookSecret, { params: { id: webhook.id } }, by())).data.secret
  const second = await change()
  later(HOUR)
  const third = await change()
  await accept()
  await send()
  later(25 * HOUR)
  await accept()
  await send()
  const signed = bank.received.map((message) =>
    [secret, second, third].map((each) => isSignedBy(message, each)),
  )
  expect(signed).toEqual([
    [true, true, true],
    [false, false, true],
  ])
})

test('secrets of before are kept for as long as they sign, and go afterwards', async () => {
  const { webhook } = await subscribe()
  await t.call(calls.rotateWebhookSecret, { params: { id: webhook.id } }, by())
  const keptUntil = async (moment: string) => {
    await t.services.pool.query(`update webhook set previous_until = ${moment}`)
    await purgeExpired(t.services, undefined)
    return (await t.services.pool.query('select previous_secret_cipher is not null kept from webhook')).rows
  }
  expect(await keptUntil(`now() + interval '1 minute'`)).toEqual([{ kept: true }])
  expect(await keptUntil(`now() - interval '1 minute'`)).toEqual([{ kept: false }])
})

test('a delivery is sent again by hand under the same number, and a test message goes out', async () => {
  const { webhook } = await subscribe()
  await t.call(calls.pingWebhook, { params: { id: webhook.id } }, by())
  await send()
  const [entry] = (await log(webhook.id)).data.list
  expect(entry).toMatchObject({ event: 'ping', state: 'delivered', httpAnswer: 204, attempts: 1 })
  await t.call(calls.replayDelivery, { params: { id: entry?.id ?? '' } }, by())
  await send()
  expect(bank.received.map(({ headers }) => headers['webhook-id'])).toEqual([
    entry?.messageId,
    entry?.messageId,
  ])
  const { token } = world.otherManager
  expect((await t.call(calls.replayDelivery, { params: { id: entry?.id ?? '' } }, { token })).status).toBe(
    404,
  )
})

test('webhooks belong to the managers of their institution', async () => {
  const { webhook } = await subscribe()
  const params = { id: webhook.id }
  const visitors = await signInEach(t)
  for (const token of [...Object.values(visitors), world.officer.token])
    for (const call of [
      calls.listWebhooks,
      calls.createWebhook,
      calls.pingWebhook,
      calls.rotateWebhookSecret,
    ])
      expect((await t.send(call, { params, body: {} }, { token })).status, call.name).toBe(403)
  const { token } = world.otherManager
  expect((await log(webhook.id, world.otherManager)).status).toBe(404)
  for (const call of [calls.pingWebhook, calls.rotateWebhookSecret])
    expect((await t.call(call, { params }, { token })).status).toBe(404)
  expect((await t.call(calls.switchWebhook, { params, body: { isOn: false } }, { token })).status).toBe(404)
  expect((await t.call(calls.listWebhooks, {}, { token })).data.list).toEqual([])
  expect((await t.send(calls.listWebhooks, {})).status).toBe(401)
})

test('one that is off is told nothing, and five may be on', async () => {
  const { webhook } = await subscribe()
  const params = { id: webhook.id }
  await t.call(calls.switchWebhook, { params, body: { isOn: false } }, by())
  await accept()
  await send()
  expect(bank.received).toEqual([])
  expect((await t.call(calls.pingWebhook, { params }, by())).error?.key).toBe('open.webhookOff')
  for (let made = 0; made < calls.MAX_WEBHOOKS; made += 1) await subscribe()
  const body = { name: '又一个', url: bank.address() }
  expect((await t.send(calls.createWebhook, { body }, by())).error?.key).toBe('open.tooManyWebhooks')
  expect((await t.call(calls.switchWebhook, { params, body: { isOn: true } }, by())).error?.key).toBe(
    'open.tooManyWebhooks',
  )
})

test.each([
  'http://10.0.0.8/hook',
  'https://169.254.169.254/',
  'http://bank.example.com/',
  'https://u:p@bank.example.com/',
  'ftp://bank.example.com/',
  'bank',
])('the address %s is refused', async (url) => {
  const answer = await t.send(calls.createWebhook, { body: { name: '核心系统', url } }, by())
  expect(answer.status).toBe(422)
  expect(answer.error?.fields).toHaveProperty('url')
})
