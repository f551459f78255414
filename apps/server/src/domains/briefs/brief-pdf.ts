import { renderPdf } from '../../documents/render-pdf.ts'
import { columnChart } from '../../documents/column-chart.ts'
import { BRIEF_TEMPLATE } from './brief-template.ts'
import type { BriefText } from './brief-text.ts'
import { briefCopy as copy } from './copy.ts'
import { thirteenMonths } from './month.rules.ts'

/** Charts of this many figures: what stands first in the brief. */
const MOST_CHARTS = 6

/** A brief as PDF, with a chart of thirteen months for its first figures. */
export function briefPdf(text: BriefText): Promise<Buffer> {
  const months = thirteenMonths(text.month)
  const charts = text.lines.slice(0, MOST_CHARTS).map(({ name, unit, trend }) => {
    const title = `${name}（${unit}）`
    const columns = months.map((month, place) => ({ label: month.slice(2), value: trend[place] ?? null }))
    return { title, svg: columnChart(title, columns) }
  })
  const { lines: _, month: __, ...told } = text
  return renderPdf({
    template: BRIEF_TEMPLATE,
    data: { ...told, charts, chartsTitle: copy.trends, page: copy.page },
  })
}
