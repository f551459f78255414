export interface Hill {
  readonly code: string
  readonly x: number
  readonly y: number
  /** How far it reaches. */
  readonly reach: number
  /** Longer one way than the other, turned by an angle. */
  readonly stretch: readonly [along: number, across: number, turn: number]
}

const ROUND = [1, 1, 0] as const

/** A hill for each prefecture; in the large ones it stands inland of the seat, so that its top is seen. */
export const HILLS: readonly Hill[] = [
  { code: '620100', x: 701.4, y: 520.1, reach: 24, stretch: [1.2, 0.88, 0.5] },
  { code: '620200', x: 362.6, y: 232.3, reach: 14, stretch: ROUND },
  { code: '620300', x: 592, y: 326, reach: 19, stretch: ROUND },
  { code: '620400', x: 768, y: 466, reach: 23, stretch: ROUND },
  { code: '620500', x: 812, y: 626, reach: 25, stretch: ROUND },
  { code: '620600', x: 655, y: 372, reach: 30, stretch: [0.85, 1.15, 0.4] },
  { code: '620700', x: 500, y: 302, reach: 36, stretch: [1.25, 0.8, 0.6] },
  { code: '620800', x: 868, y: 574, reach: 17, stretch: ROUND },
  { code: '620900', x: 205, y: 178, reach: 50, stretch: [1.35, 0.8, 0.2] },
  { code: '621000', x: 926, y: 506, reach: 27, stretch: [0.9, 1.2, 0] },
  { code: '621100', x: 742, y: 592, reach: 19, stretch: ROUND },
  { code: '621200', x: 782, y: 716, reach: 29, stretch: [1.1, 0.95, 0] },
  { code: '622900', x: 660, y: 566, reach: 15, stretch: ROUND },
  { code: '623000', x: 612, y: 640, reach: 27, stretch: [1.3, 0.8, 0.5] },
]

// A slow warp makes the rings read as land; the tops keep their exact figure.
const warpX = (x: number, y: number) =>
  x +
  13 * Math.sin(y * 0.021 + x * 0.006) +
  7 * Math.sin(x * 0.043 - y * 0.012 + 1) +
  3.2 * Math.sin(y * 0.09 + x * 0.05)
const warpY = (x: number, y: number) =>
  y +
  12 * Math.sin(x * 0.019 - 0.8 + y * 0.004) +
  6 * Math.sin(y * 0.047 + x * 0.015) +
  3.2 * Math.sin(x * 0.085 - y * 0.06)

/** How much of a hill is felt at a place: 1 at its top. */
function felt(
  { x: topX, y: topY, reach, stretch: [along, across, turn] }: Hill,
  x: number,
  y: number,
): number {
  const dx = warpX(x, y) - warpX(topX, topY)
  const dy = warpY(x, y) - warpY(topX, topY)
  const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / along
  const v = (dy * Math.cos(turn) - dx * Math.sin(turn)) / across
  return Math.exp(-(u * u + v * v) / (2 * reach * reach))
}

/** Solves a system of linear equations, the last column being the right side. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length
  const cell = (row: number, column: number) => matrix[row]?.[column] ?? 0
  for (let at = 0; at < size; at += 1) {
    let best = at
    for (let row = at; row < size; row += 1)
      if (Math.abs(cell(row, at)) > Math.abs(cell(best, at))) best = row
    const [top, other] = [matrix[best], matrix[at]]
    if (top && other) [matrix[at], matrix[best]] = [top, other]
    for (let row = 0; row < size; row += 1) {
      const line = matrix[row]
      const by = cell(row, at) / cell(at, at)
      if (row !== at && line)
        for (let column = at; column <= size; column += 1)
          line[column] = cell(row, column) - by * cell(at, column)
    }
  }
  return matrix.map((line, row) => (line[size] ?? 0) / cell(row, row))
}

/** A land whose height at the top of each hill is the figure of its prefecture; between the tops it is interpolated. */
export function landOf(
  valueOf: ReadonlyMap<string, number>,
  places: readonly Hill[] = HILLS,
): (x: number, y: number) => number {
  const hills = places.filter(({ code }) => valueOf.has(code))
  const heights = solve(
    hills.map((place) => [
      ...hills.map((hill) => felt(hill, place.x, place.y)),
      valueOf.get(place.code) ?? 0,
    ]),
  )
  return (x, y) => hills.reduce((sum, hill, index) => sum + (heights[index] ?? 0) * felt(hill, x, y), 0)
}
