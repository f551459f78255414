import { expect, test } from 'vitest'
import type { ChartData } from './chart-data.ts'
import { chartOption } from './chart-option.ts'

const theme = {
  colors: ['#1b4b8f', '#b9812e', '#24806f'],
  ink: '#1c2430',
  muted: '#556072',
  line: '#dce1e8',
  surface: '#ffffff',
  fontFamily: 'sans-serif',
  fontSize: 14,
  animated: false,
}

const amounts: ChartData = {
  kind: 'bar',
  item: '月份',
  series: [
    { label: '申请', unit: '笔', tableOnly: true },
    { label: '放款', unit: 'yuan' },
  ],
  rows: [
    { name: '9月', values: [3, 1_500_000] },
    { name: '10月', values: [12, 30_000_000] },
  ],
}

test('only what shares the axis is drawn, in its own unit', () => {
  expect(chartOption(amounts, theme).series).toMatchObject([
    { type: 'bar', name: '放款', data: [1_500_000, 30_000_000] },
  ])
})

test('the axis is labelled in the unit of the highest amount', () => {
  const axis = chartOption(amounts, theme).yAxis as {
    name: string
    axisLabel: { formatter: (v: number) => string }
  }
  expect([axis.name, axis.axisLabel.formatter(20_000_000)]).toEqual(['万元', '2,000'])
})

test('lying bars read from the top down and carry their values', () => {
  const option = chartOption({ ...amounts, kind: 'horizontalBar' }, theme)
  expect(option).toMatchObject({ xAxis: { show: false }, yAxis: { type: 'category', inverse: true } })
  const [bars] = option.series as [{ label: { formatter: (shown: { value: unknown }) => string } }]
  expect(bars.label.formatter({ value: 1_500_000 })).toBe('150 万元')
})

test('money is gold, cases indigo, everything else pine, and two of a kind differ', () => {
  const drawn = (...units: string[]) =>
    chartOption(
      {
        ...amounts,
        series: units.map((unit) => ({ label: unit, unit })),
        rows: [{ name: '9月', values: units.map(() => 1) }],
      },
      theme,
    ).color
  expect(drawn('yuan')).toEqual(['#b9812e'])
  expect(drawn('笔')).toEqual(['#1b4b8f'])
  expect(drawn('个')).toEqual(['#24806f'])
  expect(drawn('笔', '笔')).toEqual(['#1b4b8f', '#b9812e'])
})

test('nothing moves for those who asked for less motion', () => {
  expect(chartOption(amounts, theme).animation).toBe(false)
  expect(chartOption(amounts, { ...theme, animated: true }).animationDuration).toBeLessThanOrEqual(200)
})
