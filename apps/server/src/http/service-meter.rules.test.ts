import { expect, test } from 'vitest'
import { count, nothingCounted, secondsOf } from './service-meter.rules.ts'

test('a minute counts what was answered, what failed, and how long it took', () => {
  const minute = nothingCounted()
  for (const status of [200, 404, 500, 503]) count(minute, { status, seconds: 0.004 })
  count(minute, { status: 200, seconds: 99 })
  expect(minute).toMatchObject({ answered: 5, failed: 2 })
  expect(minute.byBound.at(0)).toBe(4)
  expect(minute.byBound.at(-1)).toBe(1)
})

test('how long a share took is told between the bounds, and nothing of nothing', () => {
  expect(secondsOf([], 0.95)).toBeNull()
  expect(secondsOf(nothingCounted().byBound, 0.95)).toBeNull()
  const minute = nothingCounted()
  for (let index = 0; index < 100; index += 1)
    count(minute, { status: 200, seconds: index < 90 ? 0.01 : 0.05 })
  expect(secondsOf(minute.byBound, 0.5)).toBeCloseTo(0.005 + 0.005 * (50 / 90), 6)
  expect(secondsOf(minute.byBound, 0.95)).toBeCloseTo(0.02 + 0.03 * 0.5, 6)
})
