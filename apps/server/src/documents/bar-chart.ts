import { CHART_FONT, escapedText, shortNumber } from './chart-text.ts'

/** One bar: its name, and its value, or words where there is none. */
export interface ChartBar {
  readonly name: string
  readonly value: number | null
  readonly instead?: string
}

export interface BarChart {
  readonly title: string
  readonly bars: readonly ChartBar[]
  /** Below the bars: where the figures come from, and as of when. */
  readonly notes: readonly string[]
}

const WIDTH = 640
const NAME_WIDTH = 120
const VALUE_WIDTH = 110
const TOP = 40
const STEP = 26
const THICK = 14
const NOTE_STEP = 16
const COLORS = { ink: '#1C2430', soft: '#5B6675', bar: '#1B4B8F' } as const

/** Horizontal bars as SVG that stands alone: no script, no font and nothing else from outside, sources within. */
export function barChart({ title, bars, notes }: BarChart): string {
  const most = Math.max(...bars.map(({ value }) => value ?? 0), 0)
  const room = WIDTH - NAME_WIDTH - VALUE_WIDTH
  const height = TOP + bars.length * STEP + notes.length * NOTE_STEP + 14
  const drawn = bars.map(({ name, value, instead = '' }, place) => {
    const y = TOP + place * STEP
    const long = most > 0 && value !== null && value > 0 ? Math.max(1, (value / most) * room) : 0
    const text = value === null ? instead : shortNumber(value)
    return `<text x="${NAME_WIDTH - 8}" y="${y + 11}" text-anchor="end" font-size="12" fill="${COLORS.ink}">${escapedText(name)}</text><rect x="${NAME_WIDTH}" y="${y}" width="${long.toFixed(1)}" height="${THICK}" fill="${COLORS.bar}"/><text x="${(NAME_WIDTH + long + 6).toFixed(1)}" y="${y + 11}" font-size="12" fill="${COLORS.soft}">${escapedText(text)}</text>`
  })
  const below = notes.map(
    (note, place) =>
      `<text x="0" y="${TOP + bars.length * STEP + 12 + place * NOTE_STEP}" font-size="11" fill="${COLORS.soft}">${escapedText(note)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapedText(title)}" font-family="${CHART_FONT}"><title>${escapedText(title)}</title><text x="0" y="18" font-size="15" font-weight="bold" fill="${COLORS.ink}">${escapedText(title)}</text>${drawn.join('')}${below.join('')}</svg>`
}
