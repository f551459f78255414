import { MAP_HEIGHT, MAP_PLACES, MAP_WIDTH, type MapPlace } from './places.ts'
import prefectures from './prefectures.svg?url'
import relief from './relief.svg?url'

/** A way into a place: where it leads, how it is called aloud, and what the panel says of it while it is pointed at. */
export interface PlaceLink {
  readonly code: string
  readonly href: string
  readonly label: string
  /** Full name, then one short line. */
  readonly panel: readonly [name: string, line: string]
}

const HIT_RADIUS = 46
const CAPITAL = '620100'
const PANEL = { x: MAP_WIDTH - 330, y: 70 } as const

function Seat({ place: { seat, hasArea, code } }: { place: MapPlace }) {
  const [cx, cy] = seat
  return (
    <>
      <circle
        cx={cx}
        cy={cy}
        r={HIT_RADIUS}
        fill="transparent"
        strokeWidth={5}
        className="stroke-transparent group-focus-visible/place:stroke-gold"
      />
      <circle
        cx={cx}
        cy={cy}
        r={code === CAPITAL ? 12 : 8}
        strokeWidth={3}
        className={`transition-[r,fill] group-hover/place:[r:14px] group-focus-visible/place:[r:14px] ${
          hasArea
            ? 'fill-primary stroke-surface group-hover/place:fill-gold group-focus-visible/place:fill-gold'
            : 'fill-surface stroke-primary group-hover/place:stroke-gold'
        }`}
      />
    </>
  )
}

function PlaceEntry({ place, link }: { place: MapPlace; link: PlaceLink }) {
  const [x, y, anchor] = place.label
  return (
    <a
      href={link.href}
      // Begins with what stands on the map, as voice control says it.
      aria-label={`${place.name}，${link.label}`}
      data-minor={place.isMinor || undefined}
      className="group/place outline-none max-md:pointer-events-none"
    >
      {place.hasArea && (
        <use
          href={`${prefectures}#p${place.code}`}
          strokeLinejoin="round"
          strokeDasharray="1 5"
          className="fill-transparent stroke-primary/40 stroke-[1.5] transition-[fill] group-hover/place:fill-gold-soft/80 group-hover/place:stroke-gold group-hover/place:stroke-3 group-focus-visible/place:fill-gold-soft/80"
        />
      )}
      <Seat place={place} />
      <text
        x={x}
        y={y}
        textAnchor={anchor}
        strokeWidth={5}
        strokeLinejoin="round"
        className="fill-primary-strong stroke-surface text-[25px] font-semibold [paint-order:stroke] max-md:text-[40px] max-md:group-data-minor/place:hidden"
      >
        {place.name}
      </text>
      <g
        aria-hidden
        transform={`translate(${PANEL.x} ${PANEL.y})`}
        className="pointer-events-none opacity-0 group-hover/place:opacity-100 group-focus-visible/place:opacity-100 max-md:hidden"
      >
        <text y={34} className="fill-primary-strong text-[32px] font-bold forced-colors:fill-[CanvasText]">
          {link.panel[0]}
        </text>
        <text y={78} className="fill-muted text-[24px] forced-colors:fill-[CanvasText]">
          {link.panel[1]}
        </text>
      </g>
    </a>
  )
}

interface Props {
  /** What the map is and what can be done with it. */
  label: string
  links: readonly PlaceLink[]
  /** What stands in the panel while nothing is pointed at. */
  panel: readonly [name: string, line: string]
  className?: string
}

/** The province as land: contours, the corridor, and 15 ways in. Works without JavaScript; a list beside it leads to the same places. */
export function ReliefMap({ label, links, panel, className }: Props) {
  const linkOf = new Map(links.map((link) => [link.code, link]))
  return (
    <svg
      role="group"
      aria-label={label}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      fill="none"
      className={`own-colors group/map ${className ?? ''}`}
    >
      <image href={relief} width={MAP_WIDTH} height={MAP_HEIGHT} className="pointer-events-none" />
      <g
        aria-hidden
        transform={`translate(${PANEL.x} ${PANEL.y})`}
        className="max-md:hidden group-has-[a:focus-visible]/map:opacity-0 group-has-[a:hover]/map:opacity-0"
      >
        <text y={34} className="fill-primary-strong text-[32px] font-bold forced-colors:fill-[CanvasText]">
          {panel[0]}
        </text>
        <text y={78} className="fill-muted text-[24px] forced-colors:fill-[CanvasText]">
          {panel[1]}
        </text>
      </g>
      <path
        d={`M${PANEL.x} ${PANEL.y - 12}h300`}
        strokeWidth={5}
        className="stroke-gold max-md:hidden"
        aria-hidden
      />
      {MAP_PLACES.map((place) => {
        const link = linkOf.get(place.code)
        return link && <PlaceEntry key={place.code} place={place} link={link} />
      })}
    </svg>
  )
}
