import { expect, test } from 'vitest'
import { standingOf } from './standing.rules.ts'

const well = {
  isOff: false,
  adapter: 'http',
  calls: 100,
  failures: 0,
  lastGoodAt: '2026-11-20T10:00:00+08:00',
  processes: [{ breaker: 'closed' }],
} as const

test.each([
  ['well', {}],
  ['well', { failures: 9 }],
  ['troubled', { failures: 10 }],
  ['troubled', { failures: 1, calls: 1, lastGoodAt: null }],
  ['open', { failures: 10, processes: [{ breaker: 'closed' }, { breaker: 'open' }] }],
  ['open', { processes: [{ breaker: 'halfOpen' }] }],
  ['off', { isOff: true, processes: [{ breaker: 'open' }] }],
  ['sandbox', { adapter: 'sandbox', calls: 0 }],
  ['unused', { calls: 0, lastGoodAt: null }],
  ['well', { calls: 0 }],
] as const)('a connector is %s with %j', (standing, over) => {
  expect(standingOf({ ...well, ...over })).toBe(standing)
})
