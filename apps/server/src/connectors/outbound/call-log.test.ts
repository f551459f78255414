import { expect, test } from 'vitest'
import { makeCallLog } from './call-log.ts'
import type { LoggedCall } from './outbound.store.ts'

const call: LoggedCall = {
  kind: 'sms',
  adapter: 'http',
  operation: 'send',
  startedAt: new Date('2026-11-20T10:00:00+08:00'),
  ms: 12,
  attempts: 1,
  outcome: 'ok',
  requestId: '6f7cf2d3-6d16-4a6e-9a3f-0a0a4b0b0c0d',
}

test('calls are written together, and those that come meanwhile next', async () => {
  const written: number[] = []
  const log = makeCallLog(async (calls) => {
    if (written.length === 0) log.add(call)
    written.push(calls.length)
  })
  log.add(call)
  log.add(call)
  await Promise.all([log.flush(), log.flush()])
  expect(written).toEqual([2, 1])
  await log.flush()
  expect(written).toEqual([2, 1])
})

test('what could not be written waits and is written the next time', async () => {
  let isDown = true
  const written: LoggedCall[] = []
  const log = makeCallLog(async (calls) => {
    if (isDown) throw new Error('no database')
    written.push(...calls)
  })
  log.add(call)
  await expect(log.flush()).rejects.toThrow('no database')
  isDown = false
  await log.flush()
  expect(written).toEqual([call])
})

test('a database that is away fills no memory: beyond a bound calls are counted, not kept', async () => {
  const sizes: number[] = []
  const log = makeCallLog(async (calls) => void sizes.push(calls.length))
  for (let turn = 0; turn < 5_010; turn += 1) log.add(call)
  expect(log.dropped()).toBe(10)
  await log.flush()
  expect(sizes.every((size) => size <= 500)).toBe(true)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(5_000)
})
