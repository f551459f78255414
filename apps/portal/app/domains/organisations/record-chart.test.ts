import { expect, test } from 'vitest'
import { earlierCases, recordChart } from './record-chart.ts'

const month = (name: string, received: number) => ({
  month: name,
  received,
  acceptedInTime: received,
  granted: 1,
  refused: 0,
  beyondTerms: 0,
})

test('months without a case stand as zeros between those with one, also over the new year', () => {
  const { rows } = recordChart([month('2025-11', 2), month('2026-02', 3)], '2026-03')
  expect(rows.map(({ name, values }) => [name, values[0]])).toEqual([
    ['2025-11', 2],
    ['2025-12', 0],
    ['2026-01', 0],
    ['2026-02', 3],
    ['2026-03', 0],
  ])
})

test('twelve months are drawn, and what came before them is still counted', () => {
  const byMonth = [month('2024-01', 5), month('2025-11', 1), month('2026-11', 4)]
  const { rows } = recordChart(byMonth, '2026-11')
  expect(rows).toHaveLength(12)
  expect(rows[0]?.name).toBe('2025-12')
  const drawn = rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)
  expect(drawn + earlierCases(byMonth, '2026-11')).toBe(10)
})

test('an institution that received nothing for a year has twelve months without a case', () => {
  const byMonth = [month('2024-01', 5), month('2025-03', 1)]
  const { rows } = recordChart(byMonth, '2026-11')
  expect(rows.map(({ values }) => values[0])).toEqual(Array.from({ length: 12 }, () => 0))
  expect(rows.at(-1)?.name).toBe('2026-11')
  expect(earlierCases(byMonth, '2026-11')).toBe(6)
})

test('an institution without a case has nothing to draw', () => {
  expect(recordChart([], '2026-11').rows).toEqual([])
  expect(earlierCases([], '2026-11')).toBe(0)
})
