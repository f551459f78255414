import { CHART_FONT, escapedText, shortNumber } from './chart-text.ts'

/** One column of a chart: what stands below it, and its value; null where there is none. */
export interface ChartColumn {
  readonly label: string
  readonly value: number | null
}

interface ChartLook {
  readonly width: number
  readonly height: number
  readonly color: string
  readonly ink: string
  readonly line: string
}

const LOOK: ChartLook = { width: 520, height: 150, color: '#1B4B8F', ink: '#5B6675', line: '#D5DAE1' }
const TOP = 18
const BOTTOM = 20
const GAP = 0.35

/** Columns as SVG without a script or anything from outside; the last one, which the chart is about, in full colour. */
export function columnChart(
  title: string,
  columns: readonly ChartColumn[],
  look: Partial<ChartLook> = {},
): string {
  const { width, height, color, ink, line } = { ...LOOK, ...look }
  const most = Math.max(...columns.map(({ value }) => value ?? 0), 0)
  const step = width / Math.max(columns.length, 1)
  const room = height - TOP - BOTTOM
  const drawn = columns.map(({ label, value }, place) => {
    const tall = most > 0 && value !== null && value > 0 ? Math.max(1, (value / most) * room) : 0
    const left = place * step + (step * GAP) / 2
    const middle = place * step + step / 2
    const isLast = place === columns.length - 1
    return [
      tall > 0
        ? `<rect x="${left.toFixed(1)}" y="${(height - BOTTOM - tall).toFixed(1)}" width="${(step * (1 - GAP)).toFixed(1)}" height="${tall.toFixed(1)}" fill="${color}" opacity="${isLast ? 1 : 0.45}"/>`
        : '',
      value === null
        ? ''
        : `<text x="${middle.toFixed(1)}" y="${(height - BOTTOM - tall - 4).toFixed(1)}" text-anchor="middle" font-size="8" fill="${ink}">${escapedText(shortNumber(value))}</text>`,
      `<text x="${middle.toFixed(1)}" y="${height - 6}" text-anchor="middle" font-size="8" fill="${ink}">${escapedText(label)}</text>`,
    ].join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapedText(title)}" font-family="${CHART_FONT}"><title>${escapedText(title)}</title><line x1="0" x2="${width}" y1="${height - BOTTOM}" y2="${height - BOTTOM}" stroke="${line}"/>${drawn.join('')}</svg>`
}
