import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import { groupedShort } from '@lqr/contract/rules/grouped.ts'
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { ChartData, ChartSeries } from './chart-data.ts'
import type { ChartTheme } from './chart-theme.ts'
import { axisScale, chartValue, isAmount } from './chart-value.ts'

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | LegendComponentOption | TooltipComponentOption
>

const MOTION_MS = 180
const WIDEST_BAR = 28
const CASE_UNIT = '笔'

/** How wide a name may stand beside a lying bar, in half characters. */
const NAME_ROOM = 24

function shortName(name: string): string {
  let room = NAME_ROOM
  const shown = [...name].filter((sign) => (room -= /[\u2E80-\uFFEF]/.test(sign) ? 2 : 1) >= 0)
  return shown.length < [...name].length ? `${shown.join('')}…` : name
}

/** Room for the words behind a lying bar. */
const VALUE_ROOM = 92

function seriesOption(kind: ChartData['kind'], one: ChartSeries, values: (number | null)[], color: string) {
  const say = (value: unknown) => chartValue(typeof value === 'number' ? value : null, one)
  const label = {
    show: kind === 'horizontalBar',
    position: 'right' as const,
    color,
    formatter: (shown: { value: unknown }) => say(shown.value),
  }
  const base = { name: one.label, data: values, tooltip: { valueFormatter: say }, label }
  return kind === 'line'
    ? { ...base, type: 'line' as const, symbolSize: 7, lineStyle: { width: 2 } }
    : { ...base, type: 'bar' as const, barMaxWidth: WIDEST_BAR }
}

/** Money is gold, cases are indigo, things and people pine: the first three colours of a theme in the order cases, money, things. */
function colorsOf(series: readonly ChartSeries[], colors: readonly string[]): string[] {
  const taken = new Set<string>()
  return series.map((one) => {
    const own = isAmount(one) ? 1 : one.unit === CASE_UNIT ? 0 : 2
    const order = [colors[own], ...colors].filter((color) => color !== undefined)
    const color = order.find((other) => !taken.has(other)) ?? colors[0] ?? ''
    taken.add(color)
    return color
  })
}

/** What ECharts draws: values stay in their own unit, the axis is labelled in the unit that suits the highest; lying bars carry their values instead. */
export function chartOption({ kind, series, rows }: ChartData, theme: ChartTheme): ChartOption {
  const drawn = series.flatMap((one, index) =>
    one.tableOnly ? [] : [{ one, values: rows.map((row) => row.values[index] ?? null) }],
  )
  const [first = { one: { label: '', unit: '' }, values: [] }] = drawn
  const { unit, worth } = axisScale(
    Math.max(0, ...drawn.flatMap(({ values }) => values.map((value) => value ?? 0))),
    first.one,
  )
  const text = { color: theme.muted, fontSize: theme.fontSize, fontFamily: theme.fontFamily }
  const flat = kind === 'horizontalBar'
  const names = {
    type: 'category' as const,
    data: rows.map(({ name }) => name),
    inverse: flat,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: theme.line } },
    axisLabel: { ...text, hideOverlap: true, ...(flat && { formatter: shortName, interval: 0 }) },
  }
  const values = {
    type: 'value' as const,
    show: !flat,
    name: unit,
    nameTextStyle: text,
    minInterval: isAmount(first.one) ? undefined : 1,
    splitNumber: 4,
    axisLabel: { ...text, formatter: (value: number) => groupedShort(value / worth, 3) },
    splitLine: { lineStyle: { color: theme.line } },
  }
  return {
    color: colorsOf(
      drawn.map(({ one }) => one),
      theme.colors,
    ),
    animation: theme.animated,
    animationDuration: MOTION_MS,
    textStyle: text,
    grid: { left: 0, right: flat ? VALUE_ROOM : 8, top: drawn.length > 1 || !flat ? 40 : 0, bottom: 0 },
    legend: { show: drawn.length > 1, top: 0, right: 0, textStyle: text },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { type: kind === 'line' ? 'line' : 'shadow' },
      backgroundColor: theme.surface,
      borderColor: theme.line,
      textStyle: { ...text, color: theme.ink },
    },
    xAxis: flat ? values : names,
    yAxis: flat ? names : values,
    series: drawn.map((each) => seriesOption(kind, each.one, each.values, theme.ink)),
  }
}
