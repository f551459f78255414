import { create } from 'svg-captcha'
import { randomBetween } from './captcha-random.ts'

export type Point = readonly [x: number, y: number]

/** The control points of a piece of an outline, from where the one before it ended: two of them are a line. */
type Curve = readonly Point[]

/** Of the digits that were drawn so far. */
const faces = new Map<string, readonly (readonly Curve[])[]>()

/**
 * The closed outlines of a digit, 1 high and centred on 0,0. They are cut into straight pieces of random length,
 * because the sequence of curve commands alone would give the digit away.
 */
export function digitOutlines(digit: string): Point[][] {
  return centred(faceOf(digit).map((curves) => curves.flatMap((curve) => cut(curve, randomPieces())))).map(
    thinned,
  )
}

const randomPieces = () => Math.round(randomBetween(2, 5))

/** The curves of the face of the digit and of its holes, the same each time. */
function faceOf(digit: string): readonly (readonly Curve[])[] {
  const known = faces.get(digit)
  if (known) return known
  const { data } = create({ size: 1, charPreset: digit, width: 100, height: 100, fontSize: 100, noise: 0 })
  const path = / d="([^"]+)"/.exec(data)?.[1] ?? ''
  const made = withoutShadow(path.split('Z').filter(Boolean).map(curvesOf))
  faces.set(digit, made)
  return made
}

/**
 * The face of the digit and its holes, without the shadow that the package's typeface draws around it: faces run one
 * way and hold the largest area of that way, holes run the other way, where the largest is the shadow's own edge.
 */
function withoutShadow(outlines: readonly Curve[][]): Curve[][] {
  const byArea = outlines
    .map((curves) => ({ curves, area: signedArea(curves.flatMap((curve) => cut(curve, 4))) }))
    .toSorted((one, other) => one.area - other.area)
  return byArea
    .filter(({ area }, index) => index === byArea.length - 1 || (index > 0 && area < 0))
    .map(({ curves }) => curves)
}

function signedArea(outline: Point[]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** Fewer points, chosen anew each time. */
function thinned(outline: Point[]): Point[] {
  const kept: Point[] = []
  let gap = 0
  for (const point of outline) {
    const [x, y] = kept.at(-1) ?? [Infinity, Infinity]
    if (Math.hypot(point[0] - x, point[1] - y) < gap) continue
    kept.push(point)
    gap = randomBetween(0.02, 0.06)
  }
  return kept
}

function curvesOf(commands: string): Curve[] {
  const curves: Curve[] = []
  let from: Point | undefined
  for (const [, command, numbers = ''] of commands.matchAll(/([MLQC])([^MLQC]*)/g)) {
    const given = pairs(numbers)
    if (command !== 'M' && from) curves.push([from, ...given])
    from = given.at(-1)
  }
  return curves
}

/** So many points along the Bézier curve, without the first. */
function cut(curve: Curve, pieces: number): Point[] {
  return Array.from({ length: pieces }, (_, index) => pointAt(curve, (index + 1) / pieces))
}

function pointAt(curve: Curve, share: number): Point {
  let points = curve
  while (points.length > 1)
    points = points.slice(1).map((to, index) => between(points[index] ?? to, to, share))
  return points[0] ?? [0, 0]
}

function between([fromX, fromY]: Point, [toX, toY]: Point, share: number): Point {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]
}

function pairs(numbers: string): Point[] {
  const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  return Array.from({ length: values.length >> 1 }, (_, index) => [
    values[2 * index] ?? 0,
    values[2 * index + 1] ?? 0,
  ])
}

function centred(outlines: Point[][]): Point[][] {
  const xs = outlines.flat().map(([x]) => x)
  const ys = outlines.flat().map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = 1 / (bottom - top)
  return outlines.map((outline) =>
    outline.map(([x, y]): Point => [(x - (left + right) / 2) * scale, (y - (top + bottom) / 2) * scale]),
  )
}
