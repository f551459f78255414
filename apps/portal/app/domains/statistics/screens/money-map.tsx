import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { useMemo } from 'react'
import type { MoneyUnit } from './amounts.ts'
import { areaHref, drillHref } from './area-ways.ts'
import { copy } from './copy.ts'
import { HILL_LABELS, NEW_AREA_AT, placeOf } from './map/places.ts'
import { placeLabels } from './map/place-labels.ts'
import { NEW_AREA, Province } from './map/province.tsx'
import { type Ground, terrainOf } from './map/terrain.ts'
import { moneyCopy } from './money-copy.ts'

type Area = ScreenSet['money']['areas'][number]

const SCALE = 1.2
const LEFT = 330
const TOP = 74
const at = (x: number, y: number) => [LEFT + x * SCALE, TOP + y * SCALE] as const

/** The corridor, from the east of the province through its capital to the far west. */
const CORRIDOR =
  'M1060 500C1000 540 900 520 820 560S720 540 701 520S640 420 601 350S520 300 430 268S300 210 205 200S90 205 40 170'

interface RingsProps {
  values: ReadonlyMap<string, number>
  ground?: Ground
}

/** The contour lines of the figures. */
export function Rings({ values, ground }: RingsProps) {
  const { rings } = useMemo(() => terrainOf(values, ground), [values, ground])
  return rings.map(({ level, isThick, path }) => (
    <path
      key={level}
      d={path}
      className={level < 1 ? 'ring foot' : 'ring'}
      strokeWidth={isThick ? 1.6 : 0.8}
      strokeOpacity={level < 1 ? 0.4 : Math.min(0.95, 0.55 + level / 40)}
    />
  ))
}

const [LETTER, FIRST_LETTER, DIGIT, SPACE] = [24, 34, 0.56, 8]
const STAGE = [1920, 1080] as const
/** Where the bars of the year stand, which reach furthest into the map. */
const FLOW = { left: 574, right: 880, top: 594, bottom: 740 }

/** Names and figures beside their hills; the greatest is written first and larger, and the others make way for it. */
function Labels({ areas, unit }: { areas: readonly Area[]; unit: MoneyUnit }) {
  const greatest = Math.max(...areas.map(({ drawnYuan }) => drawnYuan ?? 0))
  const shown = areas
    .toSorted((a, b) => (b.drawnYuan ?? -1) - (a.drawnYuan ?? -1))
    .flatMap(({ code, drawnYuan }) => {
      const own = HILL_LABELS.find((label) => label.code === code)
      const place = placeOf(code)
      if (!own || !place) return []
      const isFirst = greatest > 0 && drawnYuan === greatest
      const letter = isFirst ? FIRST_LETTER : LETTER
      const amount = unit.of(drawnYuan)
      const [x, y] = at(own.x, own.y)
      const width = own.name.length * letter + SPACE + amount.length * letter * DIGIT
      const preferred = { x, y, anchor: own.anchor, isLed: own.isLed }
      return [
        { ...own, isFirst, drawnYuan, amount, width, preferred, at: at(...place), height: letter * 1.25 },
      ]
    })
  const labels = placeLabels(shown, STAGE, [FLOW])
  return shown.map(({ code, name, isFirst, drawnYuan, amount, at: [topX, topY] }, index) => {
    const label = labels[index]
    if (!label) return null
    const { x, y, anchor, isLed } = label
    return (
      <g key={code}>
        {isLed && <path className="lead" d={`M${topX} ${topY}L${x} ${y - SPACE}`} />}
        <text
          x={x}
          y={y}
          textAnchor={anchor}
          className={`halo place ${isFirst ? 'first' : ''} ${drawnYuan === null ? 'untold' : ''}`}
        >
          {name}
          <tspan dx={SPACE} className={drawnYuan === null ? 'few' : 'amount'}>
            {amount}
          </tspan>
        </text>
      </g>
    )
  })
}

/** The New Area is a point with rings of its own, not a hill. */
function NewArea({ value, step }: { value: number; step: number }) {
  const [x, y] = NEW_AREA_AT
  return (
    <g className="new-area">
      <circle cx={x} cy={y} r={3} />
      {Array.from({ length: Math.min(5, Math.floor(value / step)) }, (_, index) => (
        <circle key={index} cx={x} cy={y} r={6 + index * 3} />
      ))}
    </g>
  )
}

interface Props {
  money: ScreenSet['money']
  unit: MoneyUnit
}

/** This year's drawings as a land: the height of each prefecture's hill is its figure. */
export function MoneyMap({ money: { areas, events }, unit }: Props) {
  const key = areas.map(({ code, drawnYuan }) => `${code}:${drawnYuan}`).join()
  const values = useMemo(
    () =>
      new Map(
        key.split(',').flatMap((pair) => {
          const [code = '', value = ''] = pair.split(':')
          return value === 'null' || code === NEW_AREA ? [] : [[code, Number(value)] as const]
        }),
      ),
    [key],
  )
  const { step } = terrainOf(values)
  const newest = events[0]
  const place = newest && placeOf(newest.areaCode)
  return (
    <svg className="full" viewBox="0 0 1920 1080" role="group" aria-label={moneyCopy.map.label}>
      <defs>
        <linearGradient id="west" gradientUnits="userSpaceOnUse" x1="20" x2="1060" y1="0" y2="0">
          <stop offset="0" stopColor="#f8e3b4" stopOpacity="0" />
          <stop offset=".2" stopColor="#f8e3b4" stopOpacity=".8" />
          <stop offset=".75" stopColor="#f8e3b4" stopOpacity=".8" />
          <stop offset="1" stopColor="#f8e3b4" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g className="map" transform={`translate(${LEFT} ${TOP}) scale(${SCALE})`}>
        <Province
          land={<Rings values={values} />}
          over={
            <>
              <path d={CORRIDOR} fill="none" stroke="url(#west)" strokeWidth={1.2} />
              <NewArea value={areas.find(({ code }) => code === NEW_AREA)?.drawnYuan ?? 0} step={step} />
              {place && <circle key={newest.id} className="pulse" cx={place[0]} cy={place[1]} r={4} />}
            </>
          }
          ways={areas
            .filter(({ code }) => placeOf(code))
            .map(({ code, name, drawnYuan }) => ({
              code,
              href: drillHref(code) ?? areaHref(code),
              label: `${moneyCopy.map.area(name, drawnYuan === null ? copy.few : `${unit.of(drawnYuan)} ${unit.name}`)}${drillHref(code) ? moneyCopy.map.drill : copy.enter(name)}`,
            }))}
        />
      </g>
      <Labels areas={areas} unit={unit} />
    </svg>
  )
}
