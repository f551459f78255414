import { expect, test } from 'vitest'
import { monthsBetween } from './months-between.rules.ts'

test.each([
  ['2024-11-20', '2026-11-20', 24],
  ['2024-11-21', '2026-11-20', 23],
  ['2025-12-31', '2026-02-27', 1],
  ['2025-12-31', '2026-02-28', 2],
  ['2025-08-30', '2028-02-28', 29],
  ['2025-08-30', '2028-02-29', 30],
  ['2024-02-29', '2027-02-28', 36],
  ['2026-11-20', '2026-11-20', 0],
])('from %s to %s are %i whole months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months)
})
