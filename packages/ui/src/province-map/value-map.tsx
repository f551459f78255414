import { MAP_HEIGHT, MAP_PLACES, MAP_WIDTH } from './places.ts'
import prefectures from './prefectures.svg?url'
import { stepOf } from './steps.ts'

const fills: Readonly<Record<number, string>> = {
  0: 'fill-surface',
  1: 'fill-map-1',
  2: 'fill-map-2',
  3: 'fill-map-3',
  4: 'fill-map-4',
  5: 'fill-map-5',
}
/** From here on white is read better than ink. */
const DARK_FROM = 4

export interface PlaceValue {
  readonly code: string
  readonly value: number
  /** As it is read: `25 笔`. */
  readonly text: string
}

interface Props {
  /** What is shown and its main figure, for who does not see it. */
  label: string
  values: readonly PlaceValue[]
  className?: string
}

/** The province in five shades by a figure; always beside a list with the same figures. The New Area is a ring: it counts in its prefecture. */
export function ValueMap({ label, values, className }: Props) {
  const byCode = new Map(values.map((value) => [value.code, value]))
  const shown = MAP_PLACES.map((place) => ({ place, value: byCode.get(place.code) }))
  const areas = shown.filter(({ place }) => place.hasArea)
  const greatest = Math.max(0, ...areas.map(({ value }) => value?.value ?? 0))
  const step = (value: number | undefined) => stepOf(value ?? 0, greatest)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      fill="none"
      className={className}
    >
      {areas.map(({ place, value }) => (
        <use
          key={place.code}
          href={`${prefectures}#p${place.code}`}
          strokeWidth={2}
          strokeLinejoin="round"
          className={`stroke-surface ${fills[step(value?.value)]}`}
        >
          {value && <title>{`${place.name} ${value.text}`}</title>}
        </use>
      ))}
      <use
        href={`${prefectures}#outline`}
        strokeWidth={2}
        strokeLinejoin="round"
        className="stroke-primary"
      />
      {shown.map(({ place, value }) => {
        const [x, y, anchor] = place.inside
        const isDark = place.labelOnArea && step(value?.value) >= DARK_FROM
        return (
          <g key={place.code}>
            {!place.hasArea && (
              <circle
                cx={place.seat[0]}
                cy={place.seat[1]}
                r={8}
                strokeWidth={3}
                className="fill-surface stroke-primary"
              />
            )}
            <text
              x={x}
              y={y}
              textAnchor={anchor}
              className={`text-[25px] font-semibold ${isDark ? 'fill-surface' : 'fill-primary-strong'}`}
            >
              {place.name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
