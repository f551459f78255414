import { expect, test } from 'vitest'
import { withEnd } from './periods.ts'

const period = { from: '2026-03-01', to: '2026-06-30' } as const

test('an end that is chosen keeps the other one, as long as it lies on its side', () => {
  expect(withEnd(period, 'from', '2026-02-01')).toEqual({ from: '2026-02-01', to: '2026-06-30' })
  expect(withEnd(period, 'to', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
})

test('a period is never turned round, and half of one is none', () => {
  expect(withEnd(period, 'from', '2026-07-01')).toEqual({ from: '2026-07-01', to: '2026-07-01' })
  expect(withEnd(period, 'to', '2026-02-28')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(withEnd(period, 'to', undefined)).toEqual({ from: undefined, to: undefined })
})
