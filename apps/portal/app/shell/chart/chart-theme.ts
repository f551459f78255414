/** What a drawing takes from the page: the tokens as they are now, elder-friendly mode included. */
export interface ChartTheme {
  readonly colors: readonly string[]
  readonly ink: string
  readonly muted: string
  readonly line: string
  readonly surface: string
  readonly fontFamily: string
  readonly fontSize: number
  readonly animated: boolean
}

const HUES = [1, 2, 3, 4, 5, 6] as const

/** Reads the tokens where the chart stands. */
export function readChartTheme(element: HTMLElement): ChartTheme {
  const style = getComputedStyle(element)
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  return {
    colors: HUES.map((hue) => color(`hue-${hue}`)),
    ink: color('ink'),
    muted: color('muted'),
    line: color('line'),
    surface: color('surface'),
    fontFamily: style.fontFamily,
    fontSize: Number.parseFloat(style.fontSize),
    animated: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
