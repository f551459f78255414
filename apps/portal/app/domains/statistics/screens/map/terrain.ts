import { type Hill, HILLS, landOf } from './hills.ts'
import { gridOf, isolines, smoothPath } from './isolines.ts'

export interface Ring {
  readonly level: number
  readonly isThick: boolean
  readonly path: string
}

export interface Terrain {
  /** What one ring stands for, in the unit of the values. */
  readonly step: number
  readonly rings: readonly Ring[]
}

/** Where there is land, and the hills that stand on it. */
export interface Ground {
  readonly code: string
  readonly size: readonly [width: number, height: number]
  readonly hills: readonly Hill[]
}

const PROVINCE: Ground = { code: '620000', size: [1000, 790], hills: HILLS }
const GRID_STEP = 5
const MOST_RINGS = 18
const THICK_EVERY = 5
const NICE = [1, 2, 3, 5, 10] as const

/** The next round number that is easy to count in: 1, 2, 3 or 5 times a power of ten. */
export function niceStep(least: number): number {
  if (least <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return (NICE.find((nice) => nice * power >= least * 0.999) ?? 10) * power
}

/** What one ring stands for where these are the figures. */
export const stepOf = (values: readonly number[]): number => niceStep(Math.max(0, ...values) / MOST_RINGS)

let last: { readonly key: string; readonly terrain: Terrain } | undefined

/** Contour lines of the figures; the same values give the same drawing without working it out again. */
export function terrainOf(values: ReadonlyMap<string, number>, ground = PROVINCE): Terrain {
  const key = `${ground.code} ${[...values].map(([code, value]) => `${code}:${value}`).join()}`
  if (last?.key === key) return last.terrain
  const greatest = Math.max(0, ...values.values())
  const step = stepOf([...values.values()])
  const grid = greatest > 0 ? gridOf(landOf(values, ground.hills), ground.size, GRID_STEP) : undefined
  const levels = Array.from({ length: Math.floor(greatest / step) }, (_, index) => index + 1)
  const rings = grid
    ? [0.4, ...levels].map((level) => ({
        level,
        isThick: level % THICK_EVERY === 0,
        path: isolines(grid, level * step)
          .map(smoothPath)
          .join(''),
      }))
    : []
  const terrain = { step, rings: rings.filter(({ path }) => path !== '') }
  last = { key, terrain }
  return terrain
}
