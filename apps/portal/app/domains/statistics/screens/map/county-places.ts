import counties from './counties.json'
import gansu from './gansu.json'
import type { Hill } from './hills.ts'
import type { Ground } from './terrain.ts'

type Point = readonly [x: number, y: number]

/** A prefecture by itself: its outline and the seats of its counties, in the units of the picture. */
export interface PrefecturePicture {
  readonly outline: string
  /** From the units of the province to those of the picture. */
  readonly scale: number
  readonly origin: Point
  readonly size: Point
  readonly seats: ReadonlyMap<string, Point>
  readonly ground: Ground
}

const OUTLINES = new Map(gansu.areas.map(({ code, d }) => [code, d]))
const KNOWN: Readonly<Record<string, { box: number[]; seats: Record<string, number[]> }>> = counties
/** A hill reaches so much of the way to its nearest neighbour. */
const REACH = 0.42
const [LEAST_REACH, MOST_REACH] = [16, 62]

/** Whether a prefecture has counties that can be shown. */
export const hasCounties = (code: string): boolean => code in KNOWN

/** The prefecture as large as it fits; nothing for an area without counties. */
export function prefecturePicture(code: string, [width, height]: Point): PrefecturePicture | undefined {
  const known = KNOWN[code]
  const outline = OUTLINES.get(code)
  if (!known || outline === undefined) return undefined
  const [left = 0, top = 0, right = 1, bottom = 1] = known.box
  const scale = Math.min(width / (right - left), height / (bottom - top))
  const seats = new Map(
    Object.entries(known.seats).map(([county, [x = 0, y = 0]]): [string, Point] => [
      county,
      [(x - left) * scale, (y - top) * scale],
    ]),
  )
  const size: Point = [(right - left) * scale, (bottom - top) * scale]
  return { outline, scale, origin: [left, top], size, seats, ground: { code, size, hills: hillsOf(seats) } }
}

function hillsOf(seats: ReadonlyMap<string, Point>): Hill[] {
  return [...seats].map(([code, [x, y]]) => {
    const others = [...seats].filter(([other]) => other !== code)
    const nearest = Math.min(...others.map(([, [otherX, otherY]]) => Math.hypot(x - otherX, y - otherY)))
    const reach = Math.min(MOST_REACH, Math.max(LEAST_REACH, nearest * REACH))
    return { code, x, y, reach, stretch: [1, 1, 0] }
  })
}
