import type { ReactNode } from 'react'
import { Link } from 'react-router'
import gansu from './gansu.json'

export const NEW_AREA = '621500'

export interface AreaWay {
  readonly code: string
  readonly href: string
  /** Name and figure, as they are read out. */
  readonly label: string
}

interface Props {
  /** What lies on the land and under the borders, clipped to the province. */
  land?: ReactNode
  /** What lies over everything but the labels. */
  over?: ReactNode
  ways: readonly AreaWay[]
}

/** Each outline once: that of the province as land, clip and rim, those of its areas to point at. */
function Outlines() {
  return (
    <defs>
      {gansu.areas.map(({ code, d }) => (
        <path key={code} id={`area-${code}`} d={d} />
      ))}
      <path id="province-land" d={gansu.province} />
      {/* One shape without inner borders: a clip of fourteen is drawn as a mask, which took longer than all the rest. */}
      <clipPath id="province-clip">
        <use href="#province-land" />
      </clipPath>
    </defs>
  )
}

/** The province in the units of its drawing (1000 × 787): land, borders, and a way into each of its 15 areas. */
export function Province({ land, over, ways }: Props) {
  const [x = 0, y = 0] = gansu.newArea.c
  return (
    <>
      <Outlines />
      <g className="land">
        <use href="#province-land" />
      </g>
      <g clipPath="url(#province-clip)">{land}</g>
      <path className="inner" d={gansu.inner} />
      <use className="rim" href="#province-land" />
      {over}
      {ways.map(({ code, href, label }) => (
        <Link key={code} id={`way-${code}`} to={href} aria-label={label} className="way" preventScrollReset>
          {code === NEW_AREA ? <circle cx={x} cy={y} r={13} /> : <use href={`#area-${code}`} />}
        </Link>
      ))}
    </>
  )
}
