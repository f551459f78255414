import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '@lqr/contract/identity/calls.ts'
import { readAllMessages, watchUnreadMessages } from '@lqr/contract/messages/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { sendMessage } from '../index.ts'

const MESSAGE = { kind: 'products.accepted', title: '申请已受理', body: '银行已受理您的申请。' }

let t: TestApp
let address: string
beforeAll(async () => {
  t = await makeTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo
  address = `http://127.0.0.1:${port}${watchUnreadMessages.path}`
})
afterAll(() => t.close())

async function person() {
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '7' })
  return { id, token: await t.signIn(id) }
}

/** The numbers that a stream tells, one after the other; undefined at its end. */
async function watching(token: string) {
  const ending = new AbortController()
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: ending.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let read = ''
  return {
    response,
    stop: () => ending.abort(),
    async next(): Promise<number | undefined> {
      for (;;) {
        const end = read.indexOf('\n\n')
        if (end >= 0) {
          const event = read.slice(0, end)
          read = read.slice(end + 2)
          if (event.startsWith('data: ')) return (JSON.parse(event.slice(6)) as { unread: number }).unread
        } else {
          const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
          if (done) return undefined
          read += value
        }
      }
    },
  }
}

test('the number is told at once, and again when a message comes or is read', async () => {
  const me = await person()
  const other = await person()
  const mine = await watching(me.token)
  expect(mine.response.headers.get('content-type')).toContain('text/event-stream')
  expect(mine.response.headers.get('x-accel-buffering')).toBe('no')
  expect(await mine.next()).toBe(0)
  await sendMessage(t.services.db, { ...MESSAGE, accountId: other.id })
  await sendMessage(t.services.db, { ...MESSAGE, accountId: me.id })
  expect(await mine.next()).toBe(1)
  await t.call(readAllMessages, {}, { token: me.token })
  expect(await mine.next()).toBe(0)
  mine.stop()
})

test('two windows of one person are told alike', async () => {
  const me = await person()
  const windows = await Promise.all([watching(me.token), watching(await t.signIn(me.id))])
  expect(await Promise.all(windows.map((window) => window.next()))).toEqual([0, 0])
  await sendMessage(t.services.db, { ...MESSAGE, accountId: me.id })
  expect(await Promise.all(windows.map((window) => window.next()))).toEqual([1, 1])
  for (const window of windows) window.stop()
})

test('what is told ends with the session', async () => {
  const me = await person()
  const mine = await watching(me.token)
  expect(await mine.next()).toBe(0)
  await t.call(logout, {}, { token: me.token })
  expect(await mine.next()).toBeUndefined()
})

test('a stranger is told nothing', async () => {
  expect((await t.send(watchUnreadMessages, {})).status).toBe(401)
  const { status } = await fetch(address, { headers: { authorization: 'Bearer none' } })
  expect(status).toBe(401)
})

test('a stream takes no place from other requests, and a closing server ends it', async () => {
  const app = await makeTestApp({}, undefined, { MOST_REQUESTS: '1' })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { id } = await makeAccount(app.services.db, app.services, { sourceType: '7' })
  const token = await app.signIn(id)
  const { port } = app.app.server.address() as AddressInfo
  const at = `http://127.0.0.1:${port}${watchUnreadMessages.path}`
  const streams = await Promise.all(
    [1, 2, 3].map(() => fetch(at, { headers: { authorization: `Bearer ${token}` } })),
  )
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200])
  const ends = Promise.all(streams.map((stream) => stream.text()))
  await app.close()
  expect(await ends).toEqual(Array(3).fill('data: {"unread":0}\n\n'))
})
