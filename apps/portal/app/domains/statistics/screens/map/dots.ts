import { seeded } from '../strands.ts'
import gansu from './gansu.json'
import { NEW_AREA } from './province.tsx'

type Point = readonly [x: number, y: number]

/** How many enterprises of each kind an area has, in dots. */
export interface DotCounts {
  readonly code: string
  readonly borrowed: number
  readonly certified: number
  readonly registered: number
}

export type DotKind = 'borrowed' | 'certified' | 'registered'
const KINDS = ['borrowed', 'certified', 'registered'] as const

const TOWNS = 6
const TRIES = 4_000

/** The greatest ring of a path of relative lines. */
function ringOf(path: string): Point[] {
  const rings = path.split('Z').filter(Boolean).map(readRing)
  return rings.reduce((best, ring) => (ring.length > best.length ? ring : best), rings[0] ?? [])
}

function readRing(text: string): Point[] {
  const numbers = text.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
  let [x = 0, y = 0] = numbers
  const points: Point[] = [[x, y]]
  for (let index = 2; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0
    y += numbers[index + 1] ?? 0
    points.push([x, y])
  }
  return points
}

function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + ring.length - 1) % ring.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** Places around the seat and some towns of an area, always the same ones; apart from each other as far as there is room. */
function placesOf(code: string, wanted: number, apart: number): Point[] {
  const area = gansu.areas.find((one) => one.code === code)
  const random = seeded(Number(code))
  const spread = () => Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random())
  const seat: Point =
    code === NEW_AREA
      ? [gansu.newArea.c[0] ?? 0, (gansu.newArea.c[1] ?? 0) - 4]
      : [area?.c[0] ?? 0, area?.c[1] ?? 0]
  const ring = area ? ringOf(area.d) : []
  const isIn = (point: Point) => ring.length === 0 || isInside(ring, point)
  const box = [
    Math.min(...ring.map(([x]) => x)),
    Math.max(...ring.map(([x]) => x)),
    Math.min(...ring.map(([, y]) => y)),
    Math.max(...ring.map(([, y]) => y)),
  ] as const
  const towns: Point[] = []
  for (let tries = 0; ring.length > 0 && towns.length < TOWNS && tries < TRIES; tries += 1) {
    const town: Point = [box[0] + random() * (box[1] - box[0]), box[2] + random() * (box[3] - box[2])]
    if (isIn(town)) towns.push(town)
  }
  const places: Point[] = []
  let least = apart
  for (let tries = 1; places.length < wanted && tries < TRIES * 4; tries += 1) {
    if (tries % 400 === 0) least *= 0.9
    const isSeat = towns.length === 0 || random() < 0.46
    const [x, y] = isSeat ? seat : (towns[Math.floor(random() * towns.length)] ?? seat)
    const reach = code === NEW_AREA ? 7 : isSeat ? 16 : 11
    const point: Point = [x + spread() * reach, y + spread() * reach]
    if (isIn(point) && places.every(([px, py]) => Math.hypot(px - point[0], py - point[1]) >= least))
      places.push(point)
  }
  return places
}

let last: { readonly key: string; readonly paths: Readonly<Record<DotKind, string>> } | undefined

/** The dots of every area as one path a kind: round caps on lines of no length. */
export function dotPaths(counts: readonly DotCounts[], apart: number): Readonly<Record<DotKind, string>> {
  const key = `${apart}|${counts.map((one) => KINDS.map((kind) => one[kind]).join('.')).join()}`
  if (last?.key === key) return last.paths
  const paths = { borrowed: '', certified: '', registered: '' }
  for (const area of counts) {
    const wanted = KINDS.reduce((sum, kind) => sum + area[kind], 0)
    const places = placesOf(area.code, wanted, apart)
    const random = seeded(Number(area.code) + 7)
    const order = places.map((point) => ({ point, at: random() })).toSorted((a, b) => a.at - b.at)
    let from = 0
    for (const kind of KINDS) {
      for (const { point } of order.slice(from, from + area[kind]))
        paths[kind] += `M${point[0].toFixed(1)} ${point[1].toFixed(1)}h0`
      from += area[kind]
    }
  }
  last = { key, paths }
  return paths
}
