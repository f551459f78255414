import type { MouseEvent } from 'react'
import './area-map.css'
import { mapWords } from './map-words.ts'
import { MAP_HEIGHT, MAP_PLACES, MAP_WIDTH, type MapPlace } from './places.ts'
import prefectures from './prefectures.svg?url'
import { STEP_COUNT, stepFloor, stepOf } from './steps.ts'

/** What one of the 15 areas comes to. */
export interface AreaValue {
  /** Six digits, as the sites have it. */
  readonly code: string
  readonly name: string
  /** What shades the area; null where nothing may be shown. */
  readonly value: number | null
  /** As it is read: `25 笔`. */
  readonly text: string
  /** The same in fewer signs, for the map: `1,250`. */
  readonly short?: string
  /** Where its figures are opened; without one the area is no link. */
  readonly href?: string
}

interface Props {
  /** What is shown: `放款金额（万元）`. */
  title: string
  values: readonly AreaValue[]
  /** A number of the legend. */
  format: (value: number) => string
  /** 审图号 of the settings; null until there is one. */
  approval: string | null
  /** Follows a link without loading the page anew; modified clicks stay with the browser. */
  onOpen?: (area: AreaValue) => void
  /** Leaves the list out where a table with the same figures stands beside. */
  hasTable?: boolean
  className?: string
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface Drawn {
  readonly place: MapPlace
  readonly area: AreaValue | undefined
  readonly step: number | 'out'
}

/** The area in its shade; the New Area is a point. */
function Shape({ place, step }: Drawn) {
  const [cx, cy] = place.seat
  return place.hasArea ? (
    <use href={`${prefectures}#p${place.code}`} className="area-map-area" data-step={step} />
  ) : (
    <circle cx={cx} cy={cy} r={11} className="area-map-area" data-step={step} />
  )
}

/** Name and figure; above all areas, so that no neighbour covers them. */
function Name({ place, area }: Drawn) {
  const [x, y, anchor] = place.inside
  if (!area) return null
  return (
    <text x={x} y={y} textAnchor={anchor} className="area-map-name" aria-hidden={area.href !== undefined}>
      {place.name}
      <tspan x={x} dy={25} className="area-map-figure">
        {area.short ?? area.text}
      </tspan>
    </text>
  )
}

/** Five shades with the number each begins at. */
function Legend({ greatest, format }: { greatest: number; format: Props['format'] }) {
  return (
    <ul className="area-map-legend">
      <li>
        <i data-step={0} />
        {mapWords.none}
      </li>
      {greatest > 0 &&
        Array.from({ length: STEP_COUNT }, (_, index) => (
          <li key={index}>
            <i data-step={index + 1} />
            {index === 0
              ? mapWords.upTo(format(stepFloor(2, greatest)))
              : mapWords.above(format(stepFloor(index + 1, greatest)))}
          </li>
        ))}
    </ul>
  )
}

/**
 * The province in five shades by a figure: each area a link with its name and figure, a legend, the same figures as a list, and the caption
 * that a schematic map needs. Needs no style of its surroundings; colours are the product's, in the portal and in the console.
 */
export function AreaMap({ title, values, format, approval, onOpen, hasTable, className }: Props) {
  const byCode = new Map(values.map((value) => [value.code, value]))
  const greatest = Math.max(0, ...values.map(({ value }) => value ?? 0))
  const drawn = MAP_PLACES.map((place): Drawn => {
    const area = byCode.get(place.code)
    return { place, area, step: area ? stepOf(area.value ?? 0, greatest) : 'out' }
  })
  const open = (area: AreaValue) => (event: MouseEvent) => {
    if (!onOpen || !isPlainClick(event)) return
    event.preventDefault()
    onOpen(area)
  }
  return (
    <figure className={`area-map ${className ?? ''}`}>
      <svg role="group" aria-label={mapWords.label(title)} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
        {drawn.map((one) =>
          one.area?.href === undefined ? (
            <Shape key={one.place.code} {...one} />
          ) : (
            <a
              key={one.place.code}
              href={one.area.href}
              aria-label={`${one.place.name} ${one.area.text}${mapWords.open(one.area.name)}`}
              onClick={open(one.area)}
            >
              <Shape {...one} />
            </a>
          ),
        )}
        <use href={`${prefectures}#outline`} className="area-map-outline" />
        {drawn.map((one) => (
          <Name key={one.place.code} {...one} />
        ))}
      </svg>
      <figcaption>
        <Legend greatest={greatest} format={format} />
        <p>{mapWords.caption(title, approval)}</p>
      </figcaption>
      {!hasTable && <AreaList values={values} />}
    </figure>
  )
}

/** The same figures, greatest first. */
function AreaList({ values }: Pick<Props, 'values'>) {
  return (
    <details className="area-map-list">
      <summary>{mapWords.list}</summary>
      <ol>
        {values
          .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1))
          .map(({ code, name, text }) => (
            <li key={code}>
              <span>{name}</span>
              <span>{text}</span>
            </li>
          ))}
      </ol>
    </details>
  )
}
