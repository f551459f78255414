type Point = readonly [x: number, y: number]

/** Heights on a grid of squares. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly step: number
  readonly heights: Float64Array
}

interface Line {
  readonly closed: boolean
  readonly points: readonly Point[]
}

/** The field on the grid; its edge lies at nothing, so that every line goes round what it encloses. */
export function gridOf(field: (x: number, y: number) => number, [width, height]: Point, step: number): Grid {
  const columns = Math.round(width / step)
  const rows = Math.round(height / step)
  const heights = new Float64Array((columns + 1) * (rows + 1))
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1)
      heights[row * (columns + 1) + column] =
        row === 0 || row === rows || column === 0 || column === columns ? 0 : field(column * step, row * step)
  return { columns, rows, step, heights }
}

interface Crossing {
  readonly at: Point
  readonly edge: string
}

/** Where the line of a level enters and leaves one square. */
function crossingsOf(
  { columns, step, heights }: Grid,
  column: number,
  row: number,
  level: number,
): Crossing[] {
  const at = (c: number, r: number) => (heights[r * (columns + 1) + c] ?? 0) - level
  const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]
  const [x, y] = [column * step, row * step]
  const found: Crossing[] = []
  if (a > 0 !== b > 0) found.push({ at: [x + (step * a) / (a - b), y], edge: `h${column}_${row}` })
  if (b > 0 !== c > 0) found.push({ at: [x + step, y + (step * b) / (b - c)], edge: `v${column + 1}_${row}` })
  if (c > 0 !== d > 0) found.push({ at: [x + (step * d) / (d - c), y + step], edge: `h${column}_${row + 1}` })
  if (d > 0 !== a > 0) found.push({ at: [x, y + (step * a) / (a - d)], edge: `v${column}_${row}` })
  return a > 0 || found.length < 4 ? found : [...found.slice(0, 1), ...found.slice(3), ...found.slice(1, 3)]
}

/** The lines of one height: marching squares, then the pieces put end to end. */
export function isolines(grid: Grid, level: number): Line[] {
  const next = new Map<string, { from: Point; to: Crossing }[]>()
  const join = (from: Crossing, to: Crossing) => {
    const known = next.get(from.edge)
    if (known) known.push({ from: from.at, to })
    else next.set(from.edge, [{ from: from.at, to }])
  }
  for (let row = 0; row < grid.rows; row += 1)
    for (let column = 0; column < grid.columns; column += 1) {
      const [first, second, third, fourth] = crossingsOf(grid, column, row, level)
      if (first && second) {
        join(first, second)
        join(second, first)
      }
      if (third && fourth) {
        join(third, fourth)
        join(fourth, third)
      }
    }
  const seen = new Set<string>()
  const ends = [...next.keys()].toSorted((p, q) => (next.get(p)?.length ?? 0) - (next.get(q)?.length ?? 0))
  return ends.flatMap((start) => {
    const first = next.get(start)?.[0]
    if (!first || seen.has(start)) return []
    const points: Point[] = [first.from]
    seen.add(start)
    let edge = start
    for (;;) {
      const step = next.get(edge)?.find(({ to }) => !seen.has(to.edge))
      if (!step) break
      points.push(step.to.at)
      edge = step.to.edge
      seen.add(edge)
    }
    const closed = points.length > 3 && (next.get(edge)?.some(({ to }) => to.edge === start) ?? false)
    return points.length > 3 ? [{ closed, points }] : []
  })
}

const short = (value: number) => Math.round(value * 10) / 10

/** A short line keeps every second of its points, a long one every fourth, which its curves need no more of. */
const LONG_POINTS = 48
const spacingOf = ({ length }: Line['points']) => (length < LONG_POINTS ? 2 : 4)

/** A line as a path of soft curves through some of its points. */
export function smoothPath({ closed, points }: Line): string {
  const spacing = spacingOf(points)
  const thin = points.filter((_, index) => index % spacing === 0 || (!closed && index === points.length - 1))
  const p = thin.length < 4 ? points : thin
  const at = (index: number): Point =>
    p[closed ? (index + p.length) % p.length : Math.max(0, Math.min(p.length - 1, index))] ?? [0, 0]
  const [x, y] = at(0)
  let path = `M${short(x)} ${short(y)}`
  for (let index = 0; index < (closed ? p.length : p.length - 1); index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const curve = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      c[0],
      c[1],
    ]
    path += `C${curve.map(short).join(' ')}`
  }
  return path + (closed ? 'Z' : '')
}
