import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartData } from './chart-data.ts'
import { chartOption } from './chart-option.ts'
import { readChartTheme } from './chart-theme.ts'

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

/** Draws into the element and follows its size and the type size of the page; answers how to take it away again. */
export function drawChart(element: HTMLElement, data: ChartData): () => void {
  const chart = init(element, null, { renderer: 'svg' })
  const draw = () => {
    chart.resize()
    chart.setOption(chartOption(data, readChartTheme(element)), true)
  }
  const watcher = new ResizeObserver(draw)
  watcher.observe(element)
  return () => {
    watcher.disconnect()
    chart.dispose()
  }
}
