import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { SlowReaders } from './slow-readers.ts'

const KIB = 1024

function connection(bytesWritten: number, writableLength: number) {
  const socket = {
    bytesWritten,
    writableLength,
    isCut: false,
    destroy() {
      socket.isCut = true
      return socket as unknown as Socket
    },
  }
  return socket
}

test('who takes nothing is cut after what a slow line needs for it, and not before', () => {
  const readers = new SlowReaders()
  const socket = connection(64 * KIB, 160 * KIB)
  readers.add(socket)
  readers.cut(0)
  readers.cut(20_000)
  expect(socket.isCut).toBe(false)
  readers.cut(20_001)
  expect(socket.isCut).toBe(true)
})

test('who takes something, or has taken all, is left alone', () => {
  const readers = new SlowReaders()
  const slow = connection(0, 16 * KIB)
  const idle = connection(5 * KIB, 0)
  readers.add(slow)
  readers.add(idle)
  for (let seconds = 0; seconds < 600; seconds += 5) {
    slow.bytesWritten += 1
    readers.cut(seconds * 1000)
  }
  expect([slow.isCut, idle.isCut]).toEqual([false, false])
  readers.remove(slow)
  readers.cut(10_000_000)
  expect(slow.isCut).toBe(false)
})

test('a real connection that asks and does not read is cut', async () => {
  const server = createServer((_request, response) => response.end(Buffer.alloc(32 * KIB * KIB)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const readers = new SlowReaders()
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.pause()
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const [socket] = await accepted
  readers.add(socket)
  await expect.poll(() => socket.writableLength).toBeGreaterThan(0)
  readers.cut(0)
  readers.cut(3_600_000)
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  client.destroy()
  server.close()
})
