import { expect, test } from 'vitest'
import { makeOutage } from './outage.ts'

function outageAt(random = 0) {
  let seconds = 0
  const outage = makeOutage({ now: () => seconds * 1000, random: () => random })
  return { outage, pass: (more: number) => (seconds += more) }
}

test('the time to wait grows with the outage, from three seconds to half a minute', () => {
  const { outage, pass } = outageAt()
  const waits = [0, 6, 9, 15, 30, 300].map((more) => {
    pass(more)
    outage.failed('write')
    return outage.retryAfter('write')
  })
  expect(waits).toEqual([3, 3, 5, 10, 20, 30])
})

test('callers are spread over half as much again', () => {
  const waits = [0, 0.5, 1].map((random) => {
    const { outage, pass } = outageAt(random)
    outage.failed('read')
    pass(30)
    return outage.retryAfter('read')
  })
  expect(waits).toEqual([10, 13, 15])
})

test('a success ends it; an answered read does not end that no write can finish', () => {
  const { outage, pass } = outageAt()
  outage.failed('read')
  outage.failed('write')
  pass(60)
  outage.succeeded('read')
  expect([outage.retryAfter('read'), outage.retryAfter('write')]).toEqual([3, 20])
  outage.succeeded('write')
  expect(outage.retryAfter('write')).toBe(3)
})
