import { expect, test } from 'vitest'
import { groupChart } from './group-chart.ts'

const group = (name: string, count: number, amountYuan = 0) => ({ name, count, amountYuan })
const count = { label: '申请', unit: '笔' }

test('the largest group stands first, empty ones are left out and the list is cut', () => {
  const groups = [group('a', 5), group('b', 20), group('c', 0), group('d', 1)]
  const chart = groupChart(groups, { kind: 'horizontalBar', item: '地区', count, most: 2 })
  expect(chart.rows).toEqual([
    { name: 'b', values: [20] },
    { name: 'a', values: [5] },
  ])
  expect(chart.series).toEqual([{ ...count, tableOnly: false }])
})

test('months keep their order and their empty ones, and amounts are drawn beside a table of both', () => {
  const months = [group('2026-09', 9, 10), group('2026-10', 0), group('2026-11', 1, 90)]
  const options = {
    kind: 'bar',
    item: '月份',
    count,
    amount: '金额',
    draw: 'amountYuan',
    inOrder: true,
  } as const
  const { series, rows } = groupChart(months, options)
  expect(series.map(({ label, tableOnly }) => [label, tableOnly])).toEqual([
    ['申请', true],
    ['金额', false],
  ])
  expect(rows.map(({ name }) => name)).toEqual(['2026-09', '2026-10', '2026-11'])
})

test('without any case there is no row', () => {
  expect(groupChart([], { kind: 'bar', item: '月份', count }).rows).toEqual([])
})
