import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { figure, share } from './amounts.ts'
import { copy } from './copy.ts'
import { enterprisesCopy } from './enterprises-copy.ts'
import { dotPaths } from './map/dots.ts'
import gansu from './map/gansu.json'
import { NEW_AREA_AT, placeOf } from './map/places.ts'
import { NEW_AREA, Province } from './map/province.tsx'
import { niceStep } from './map/terrain.ts'
import { areaHref } from './area-ways.ts'
import { shortNameOf } from './short-name.ts'

const { map: texts } = enterprisesCopy
type Area = ScreenSet['enterprises']['areas'][number]

const SCALE = 1.13
const LEFT = 706
const TOP = 92
const MOST_DOTS = 1_600

/** How far from the seat a name stands. */
const beside: Readonly<
  Record<string, readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end']>
> = {
  '620100': [-42, 4, 'end'],
  '620200': [-16, -10, 'end'],
  '620300': [-64, -44, 'start'],
  '620400': [40, -16, 'start'],
  '620500': [50, 30, 'start'],
  '620600': [34, 6, 'start'],
  '620700': [-30, 30, 'end'],
  '620800': [14, 48, 'start'],
  '620900': [-120, -40, 'middle'],
  '621000': [14, -44, 'middle'],
  '621100': [-6, 40, 'middle'],
  '621200': [24, 30, 'start'],
  '622900': [-34, 12, 'end'],
  '623000': [-56, 12, 'end'],
  [NEW_AREA]: [-60, -22, 'end'],
}

const seatOf = (code: string): readonly [number, number] => {
  const [x = 0, y = 0] =
    code === NEW_AREA ? NEW_AREA_AT : (gansu.areas.find((area) => area.code === code)?.c ?? [])
  return [x, y]
}

/** How many enterprises one dot stands for. */
export const dotUnit = (registered: number | null): number =>
  Math.max(1, Math.round(niceStep((registered ?? 0) / MOST_DOTS)))

function dotsIn(areas: readonly Area[], unit: number) {
  const dots = (count: number) => Math.round(count / unit)
  const total = areas.reduce((sum, { registered }) => sum + (registered ?? 0), 0)
  // Fewer dots are larger and further apart: the picture stays a picture.
  const size = Math.min(3, Math.max(1, 4 - Math.log10(Math.max(1, total / unit)) * 0.9))
  const paths = dotPaths(
    areas
      .filter(({ code }) => placeOf(code))
      .map(({ code, registered, certified, borrowed }) => ({
        code,
        borrowed: dots(borrowed ?? 0),
        certified: dots((certified ?? 0) - (borrowed ?? 0)),
        registered: dots(Math.max(0, (registered ?? 0) - (certified ?? 0))),
      })),
    3.6 * size,
  )
  return { paths, size }
}

/** Every enterprise as a light: warm where it has money, cold where it is certified, faint where it only came. */
export function EnterprisesMap({ areas, unit }: { areas: readonly Area[]; unit: number }) {
  const { paths, size } = dotsIn(areas, unit)
  return (
    <svg className="full" viewBox="0 0 1920 1080" role="group" aria-label={texts.label}>
      <g className="map" transform={`translate(${LEFT} ${TOP}) scale(${SCALE})`}>
        <Province
          over={
            <g fill="none" strokeLinecap="round">
              <circle cx={NEW_AREA_AT[0]} cy={NEW_AREA_AT[1] - 4} r={15} className="new-area-ring" />
              <path d={paths.registered} stroke="#6d7a8b" strokeWidth={2.2 * size} />
              <path d={paths.certified} stroke="#93c2e0" strokeWidth={2.7 * size} />
              <path d={paths.borrowed} stroke="#f8d48a" strokeOpacity={0.16} strokeWidth={8 * size} />
              <path d={paths.borrowed} stroke="#f8d48a" strokeWidth={3.3 * size} />
            </g>
          }
          ways={areas
            .filter(({ code }) => placeOf(code))
            .map(({ code, name, certified, borrowed }) => ({
              code,
              href: areaHref(code),
              label: `${texts.area(name, figure(certified), borrowed === null ? copy.hidden : `${figure(borrowed)} ${copy.units.home}`)}${copy.enter(name)}`,
            }))}
        />
      </g>
      {areas
        .filter(({ code }) => placeOf(code))
        .map(({ code, name, certified, borrowed }) => {
          const [dx, dy, anchor] = beside[code] ?? [0, 0, 'middle']
          const [x, y] = seatOf(code)
          return (
            <text
              key={code}
              x={LEFT + (x + dx) * SCALE}
              y={TOP + (y + dy) * SCALE}
              textAnchor={anchor}
              className="halo firm"
            >
              {shortNameOf(code, name)} <tspan className="strong">{figure(certified)}</tspan>
              <tspan dx={7} className="warm">
                {borrowed !== null && (certified ?? 0) > 0
                  ? share(borrowed, certified).replace(/\.\d/, '')
                  : ''}
              </tspan>
            </text>
          )
        })}
    </svg>
  )
}
