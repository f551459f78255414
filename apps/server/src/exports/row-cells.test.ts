import { expect, test } from 'vitest'
import { printedCell } from './row-cells.ts'

test('on paper amounts are grouped, a year and a count are not, and a moment is told in China’s time', () => {
  expect(printedCell({ kind: 'money' }, 12_805_000)).toBe('12,805,000')
  expect(printedCell({ kind: 'number' }, 2026)).toBe('2026')
  expect(printedCell({ kind: 'percent' }, 3.85)).toBe('3.85')
  expect(printedCell({ kind: 'moment' }, '2026-11-20T02:00:00Z')).toBe('2026-11-20 10:00')
  expect(printedCell({ kind: 'text' }, null)).toBe('')
})
