import { Link } from 'react-router'
import { useMemo } from 'react'
import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import type { MoneyUnit } from './amounts.ts'
import { areaHref } from './area-ways.ts'
import { prefecturePicture, type PrefecturePicture } from './map/county-places.ts'
import { placeLabels } from './map/place-labels.ts'
import { Rings } from './money-map.tsx'
import { moneyCopy } from './money-copy.ts'
import { shortCountyName } from './short-name.ts'

export type Area = ScreenSet['money']['areas'][number]
type County = Area['counties'][number]

/** Where the prefecture is drawn, in pixels of 1920 × 1080. */
const LEFT = 560
const TOP = 176
const SIZE = [740, 790] as const
const LETTER = 24
const DIGIT = 13
const SPACE = 8

const picture = (code: string) => prefecturePicture(code, SIZE)

interface Shown {
  readonly county: County
  readonly name: string
  readonly amount: string
  readonly at: readonly [number, number]
}

function shownCounties(area: Area, { seats }: PrefecturePicture, unit: MoneyUnit): Shown[] {
  return area.counties.flatMap((county) => {
    const at = seats.get(county.code)
    return at
      ? [
          {
            county,
            name: shortCountyName(county.name),
            amount: unit.of(county.drawnYuan),
            at,
          },
        ]
      : []
  })
}

const widthOf = ({ name, amount }: Shown) => name.length * LETTER + SPACE + amount.length * DIGIT

/** Each county at its seat, with name and figure, and the way to its page. */
function Seats({ shown, size }: { shown: readonly Shown[]; size: PrefecturePicture['size'] }) {
  const labels = placeLabels(
    shown.map((one) => ({ code: one.county.code, at: one.at, width: widthOf(one), isDot: true })),
    size,
  )
  return shown.map((one, index) => {
    const label = labels[index]
    if (!label) return null
    const { county, name, amount, at } = one
    const [x, y] = at
    return (
      <g key={county.code}>
        {label.isLed && <path className="lead" d={`M${x} ${y}L${label.x} ${label.y - 8}`} />}
        <Link to={areaHref(county.code)} reloadDocument className="seat">
          <circle className="touch" cx={x} cy={y} r={16} />
          <circle className="dot" cx={x} cy={y} r={county.drawnYuan === null ? 3.5 : 4.5} />
          <text x={label.x} y={label.y} textAnchor={label.anchor} className="halo place">
            {name}{' '}
            <tspan dx={SPACE} className={county.drawnYuan === null ? 'few' : 'amount'}>
              {amount}
            </tspan>
          </text>
        </Link>
      </g>
    )
  })
}

/** This year's drawings of a prefecture as a land of its own: a hill at the seat of each county. */
export function CountyMap({ area, unit }: { area: Area; unit: MoneyUnit }) {
  const drawn = useMemo(() => picture(area.code), [area.code])
  const key = area.counties.map(({ code, drawnYuan }) => `${code}:${drawnYuan}`).join()
  const values = useMemo(
    () =>
      new Map(
        key.split(',').flatMap((pair) => {
          const [code = '', value = ''] = pair.split(':')
          return value === 'null' || !drawn?.seats.has(code) ? [] : [[code, Number(value)] as const]
        }),
      ),
    [key, drawn],
  )
  if (!drawn) return null
  const { outline, scale, origin, size, ground } = drawn
  const left = LEFT + (SIZE[0] - size[0]) / 2
  const top = TOP + (SIZE[1] - size[1]) / 2
  const outlineAt = `scale(${scale}) translate(${-origin[0]} ${-origin[1]})`
  return (
    <svg className="full" viewBox="0 0 1920 1080" role="group" aria-label={moneyCopy.county.label(area.name)}>
      <defs>
        <clipPath id="prefecture-clip">
          <path d={outline} transform={outlineAt} />
        </clipPath>
      </defs>
      <g className="map" transform={`translate(${left} ${top})`}>
        <path d={outline} transform={outlineAt} className="prefecture" />
        <g clipPath="url(#prefecture-clip)">
          <Rings values={values} ground={ground} />
        </g>
        <path d={outline} transform={outlineAt} className="rim prefecture-rim" />
        <Seats shown={shownCounties(area, drawn, unit)} size={size} />
      </g>
    </svg>
  )
}
