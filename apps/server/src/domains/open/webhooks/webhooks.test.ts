import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptApplication } from '@lqr/contract/applications/calls.ts'
import * as calls from '@lqr/contract/open/webhook-calls.ts'
import { purgeExpired } from '../../../jobs/purge-expired.store.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { isSignedBy } from './receiver.fixtures.ts'
import { HOUR, makeWebhookWorld, NOW, type WebhookWorld } from './webhook-world.fixtures.ts'

let w: WebhookWorld

beforeAll(async () => {
  w = await makeWebhookWorld()
})
beforeEach(() => w.begin())
afterAll(() => w.t.close())

test('a move of a case is told, signed, and says nothing of the enterprise', async () => {
  const { secret } = await w.subscribe()
  const applyNo = await w.accept()
  await w.send()
  expect(w.receiver.received).toHaveLength(1)
  const [message] = w.receiver.received
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
  expect(message.body).not.toContain(w.company.corporateName)
  await w.send()
  expect(w.receiver.received).toHaveLength(1)
})

test('a branch is told of with its head office, another institution is not', async () => {
  const branch = await makeOrganisation(w.t.services.db, { parentId: w.bank.id })
  await w.subscribe()
  await w.subscribe(w.receiver.address('/other'), w.otherManager)
  await w.accept((await makeProduct(w.t.services.db, branch)).id)
  await w.send()
  expect(w.receiver.received.map(({ path }) => path)).toEqual(['/hook'])
})

test('what was refused with its move is not told', async () => {
  await w.subscribe()
  const { id } = await w.application('SUBMITTED')
  expect((await w.t.call(acceptApplication, { params: { id }, body: { version: 99 } }, w.by)).status).toBe(
    409,
  )
  await w.send()
  expect(w.receiver.received).toEqual([])
})

test('both secrets sign for a day after a change', async () => {
  const { webhook, secret } = await w.subscribe()
  const changed = await w.t.call(calls.rotateWebhookSecret, { params: { id: webhook.id } }, w.by)
  await w.accept()
  await w.send()
  w.later(25 * HOUR)
  await w.accept()
  await w.send()
  const signed = w.receiver.received.map((message) => [
    isSignedBy(message, secret),
    isSignedBy(message, changed.data.secret),
  ])
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ])
  const kept = JSON.stringify((await w.t.services.pool.query('select * from webhook')).rows)
  expect(kept).not.toContain(secret)
})

test('who changes the secret twice within a day is signed with all three: the receiver may have any', async () => {
  const { webhook, secret } = await w.subscribe()
  const change = async () =>
    (await w.t.call(calls.rotateWebhookSecret, { params: { id: webhook.id } }, w.by)).data.secret
  const second = await change()
  w.later(HOUR)
  const third = await change()
  await w.accept()
  await w.send()
  w.later(25 * HOUR)
  await w.accept()
  await w.send()
  const signed = w.receiver.received.map((message) =>
    [secret, second, third].map((each) => isSignedBy(message, each)),
  )
  expect(signed).toEqual([
    [true, true, true],
    [false, false, true],
  ])
})

test('secrets of before are kept for as long as they sign, and go afterwards', async () => {
  const { webhook } = await w.subscribe()
  await w.t.call(calls.rotateWebhookSecret, { params: { id: webhook.id } }, w.by)
  const keptUntil = async (moment: string) => {
    await w.t.services.pool.query(`update webhook set previous_until = ${moment}`)
    await purgeExpired(w.t.services, undefined)
    return (await w.t.services.pool.query('select previous_secret_cipher is not null kept from webhook')).rows
  }
  expect(await keptUntil(`now() + interval '1 minute'`)).toEqual([{ kept: true }])
  expect(await keptUntil(`now() - interval '1 minute'`)).toEqual([{ kept: false }])
})

test('webhooks belong to the managers of their institution', async () => {
  const { webhook } = await w.subscribe()
  const params = { id: webhook.id }
  const visitors = await signInEach(w.t)
  for (const token of [...Object.values(visitors), w.officer.token])
    for (const call of [
      calls.listWebhooks,
      calls.createWebhook,
      calls.pingWebhook,
      calls.rotateWebhookSecret,
    ])
      expect((await w.t.send(call, { params, body: {} }, { token })).status, call.name).toBe(403)
  const { token } = w.otherManager
  expect((await w.log(webhook.id, w.otherManager)).status).toBe(404)
  for (const call of [calls.pingWebhook, calls.rotateWebhookSecret])
    expect((await w.t.call(call, { params }, { token })).status).toBe(404)
  expect((await w.t.call(calls.switchWebhook, { params, body: { isOn: false } }, { token })).status).toBe(404)
  expect((await w.t.call(calls.listWebhooks, {}, { token })).data.list).toEqual([])
  expect((await w.t.send(calls.listWebhooks, {})).status).toBe(401)
})

test('one that is off is told nothing, and five may be on', async () => {
  const { webhook } = await w.subscribe()
  const params = { id: webhook.id }
  await w.t.call(calls.switchWebhook, { params, body: { isOn: false } }, w.by)
  await w.accept()
  await w.send()
  expect(w.receiver.received).toEqual([])
  expect((await w.t.call(calls.pingWebhook, { params }, w.by)).error?.key).toBe('open.webhookOff')
  for (let made = 0; made < calls.MAX_WEBHOOKS; made += 1) await w.subscribe()
  const body = { name: '又一个', url: w.receiver.address() }
  expect((await w.t.send(calls.createWebhook, { body }, w.by)).error?.key).toBe('open.tooManyWebhooks')
  expect((await w.t.call(calls.switchWebhook, { params, body: { isOn: true } }, w.by)).error?.key).toBe(
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
  const answer = await w.t.send(calls.createWebhook, { body: { name: '核心系统', url } }, w.by)
  expect(answer.status).toBe(422)
  expect(answer.error?.fields).toHaveProperty('url')
})
