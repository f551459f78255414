import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  countUnreadMessages,
  getMessageSettings,
  listMessages,
  readAllMessages,
  saveMessageSettings,
} from '@lqr/contract/messages/calls.ts'
import { messagesErrors } from '@lqr/contract/messages/errors.ts'
import type { Delivery, MessageGroup } from '@lqr/contract/messages/message-groups.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { sendDigests, sendMessage } from './index.ts'

let t: TestApp
const me = { id: '', token: '' }
/** A Friday. */
let now = new Date('2026-11-20T08:30:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
})
beforeEach(async () => {
  now = new Date('2026-11-20T08:30:00+08:00')
  await t.services.pool.query('delete from message')
  me.id = (await makeAccount(t.services.db, t.services, { sourceType: '7' })).id
  me.token = await t.signIn(me.id)
})
afterAll(() => t.close())

const send = (kind: string) =>
  sendMessage(t.services.db, { kind, title: '示例', body: '示例', accountId: me.id })
const unread = async () => (await t.call(countUnreadMessages, {}, { token: me.token })).data.unread
const save = (group: MessageGroup, delivery: Delivery) =>
  t.call(saveMessageSettings, { body: { settings: [{ group, delivery }] } }, { token: me.token })
const box = async () =>
  (await t.call(listMessages, { body: { pageSize: 50 } }, { token: me.token })).data.list.map(
    ({ kind, body }) => (kind === 'messages.digest' ? body : kind),
  )

test('everything is told at once until something else is set, and a group is set without the others', async () => {
  const before = await t.call(getMessageSettings, {}, { token: me.token })
  expect(new Set(before.data.settings.map(({ delivery }) => delivery))).toEqual(new Set(['now']))
  const { data } = await save('leasing', 'digest')
  expect(data.settings.filter(({ delivery }) => delivery !== 'now')).toEqual([
    { group: 'leasing', delivery: 'digest' },
  ])
  expect((await t.call(getMessageSettings, {}, { token: me.token })).data).toEqual(data)
})

test('what is not told at once lies in the box and does not count beside the bell', async () => {
  await save('leasing', 'digest')
  await save('applications', 'box')
  for (const kind of ['products.lease-offer', 'products.accept', 'certification.approved']) await send(kind)
  expect(await unread()).toBe(1)
  expect(await box()).toEqual(['certification.approved', 'products.accept', 'products.lease-offer'])
})

test('a digest names how many of which group came since the last, once', async () => {
  await save('leasing', 'digest')
  await save('applications', 'digest')
  for (const kind of ['products.lease-offer', 'products.lease-sign', 'products.accept']) await send(kind)
  expect(await sendDigests(t.services)).toBe(1)
  expect((await box())[0]).toBe('上次汇总以来：融资租赁 2 条，融资申请与产品 1 条。')
  expect(await unread()).toBe(1)
  expect(await sendDigests(t.services)).toBe(0)
  await send('products.accept')
  expect(await Promise.all([sendDigests(t.services), sendDigests(t.services)])).toContain(1)
  expect((await box()).filter((line) => line.startsWith('上次汇总'))).toEqual([
    '上次汇总以来：融资申请与产品 1 条。',
    '上次汇总以来：融资租赁 2 条，融资申请与产品 1 条。',
  ])
})

test('no digest comes on a day off, nor of what was read meanwhile', async () => {
  await save('leasing', 'digest')
  await send('products.lease-offer')
  now = new Date('2026-11-21T08:30:00+08:00')
  expect(await sendDigests(t.services)).toBe(0)
  await t.call(readAllMessages, {}, { token: me.token })
  now = new Date('2026-11-23T08:30:00+08:00')
  expect(await sendDigests(t.services)).toBe(0)
  expect(await box()).toEqual(['products.lease-offer'])
})

test('what concerns account and consents is always told at once', async () => {
  const refused = await t.send(
    saveMessageSettings,
    { body: { settings: [{ group: 'account', delivery: 'box' }] } },
    { token: me.token },
  )
  expect([refused.status, refused.error?.key]).toEqual([422, messagesErrors.groupFixed.key])
  await send('credit.revoked')
  expect(await unread()).toBe(1)
})

test('settings are of one person, and closed to strangers', async () => {
  await save('leasing', 'box')
  const other = await makeAccount(t.services.db, t.services, { sourceType: '7' })
  const { data } = await t.call(getMessageSettings, {}, { token: await t.signIn(other.id) })
  expect(data.settings.find(({ group }) => group === 'leasing')?.delivery).toBe('now')
  expect((await t.send(getMessageSettings, {})).status).toBe(401)
  expect((await t.send(saveMessageSettings, { body: { settings: [] } })).status).toBe(401)
})
