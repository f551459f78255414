import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { SlowSenders } from './slow-senders.ts'

const KIB = 1024

function arriving() {
  const socket = { bytesRead: 0 }
  return { socket: socket as Socket & { bytesRead: number }, complete: false }
}

test('a body has half a minute, and beyond it what a slow line needs for what has come', () => {
  const senders = new SlowSenders()
  const [stuck, slow] = [arriving(), arriving()]
  senders.add(stuck, 0)
  senders.add(slow, 0)
  slow.socket.bytesRead = 1024 * KIB
  expect(senders.late(30_000)).toEqual([])
  expect(senders.late(30_001)).toEqual([stuck])
  expect(senders.late(94_000)).toEqual([])
  expect(senders.late(94_001)).toEqual([slow])
  expect(senders.late(1_000_000)).toEqual([])
})

test('a body that has come is nobody’s business any more, however long its answer takes', () => {
  const senders = new SlowSenders()
  const [whole, gone] = [arriving(), arriving()]
  senders.add(whole, 0)
  senders.add(gone, 0)
  whole.complete = true
  senders.remove(gone)
  expect(senders.late(1_000_000)).toEqual([])
})

test('a file of 10 MB over a line of 1 Mbit/s comes through', () => {
  const senders = new SlowSenders()
  const phone = arriving()
  senders.add(phone, 0)
  for (let second = 1; second <= 84; second += 1) {
    phone.socket.bytesRead += 122 * KIB
    expect(senders.late(second * 1000)).toEqual([])
  }
})

test('a real request that stops half way is found', async () => {
  const senders = new SlowSenders()
  const server = createServer((arrived) => senders.add(arrived, 0))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sent = request({ port, method: 'POST', headers: { 'content-length': 100 } })
  sent.on('error', () => {})
  sent.write('half')
  const [arrived] = (await once(server, 'request')) as [IncomingMessage]
  expect(senders.late(31_000)).toEqual([arrived])
  sent.destroy()
  server.close()
})
