import { DATA_SOURCES, SOURCE_STATES } from '@lqr/contract/statistics/screens/collection-screen.ts'
import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { figure, share } from './amounts.ts'
import { collectionCopy } from './collection-copy.ts'
import { copy } from './copy.ts'
import { strandsOf, strandUnit } from './strands.ts'

const { flow: texts } = collectionCopy
type Collection = ScreenSet['collection']
type Source = Collection['sources'][number]

const GATE = 1392
const COLUMN = 208
const A_SIDE = 6
const MOST_STRANDS = 110
const USE_Y = [318, 420, 522, 624] as const
/** Where the strands leave their sources, and how much room they have between them. */
const [UPPER, LOWER, MOST_THICK, MOST_GAP] = [322, 842, 250, 3.6] as const
/** The way of the river's middle line between the sources above and those below. */
const CENTRE = 582

const columnX = (index: number) => 62 + (index % A_SIDE) * COLUMN
const sway = (lane: number, x: number) => Math.sin(x * 0.008 + lane * 0.11) * 4

const isBroken = ({ state }: Source) => state === 'broken' || state === 'off'
export const stateName = (state: Source['state']) =>
  SOURCE_STATES.find(({ code }) => code === state)?.name ?? state
export const sourceName = (code: Source['code']) =>
  DATA_SOURCES.find((one) => one.code === code)?.name ?? code

const tones = { well: ['●', 'ok'], none: ['○', 'quiet'], broken: ['▲', 'late'], off: ['◆', 'soon'] } as const

/** How many records one strand stands for. */
export const catchmentUnit = (records: number): number => strandUnit(records, MOST_STRANDS)

/** Where the strands from above and from below meet: so much off the centre that the whole river lies in the middle. */
const meetingLine = (above: number, below: number, gap: number) => {
  const off = ((above - below) * gap) / 2
  return (x: number) => CENTRE + off + Math.sin(x * 0.0045 + 0.6) * 12
}

interface River {
  readonly unit: number
  readonly gap: number
  readonly middle: (x: number) => number
}

/** The strands of one side, source by source, running together before the gate. */
function tributaries(sources: readonly Source[], isAbove: boolean, { unit, gap, middle }: River) {
  let lane = 0
  return sources.map((source, index) => {
    const strands = strandsOf(source.records, unit)
    let path = ''
    for (let strand = 0; strand < strands; strand += 1) {
      const from = columnX(index) + 16 + strand * Math.min(4.2, 150 / Math.max(1, strands))
      const start = isAbove ? UPPER : LOWER
      const join = Math.min(from + 210, GATE - 60)
      const own = lane
      const y = (x: number) => middle(x) + (isAbove ? -1 : 1) * (4 + own * gap) + sway(own, x)
      // It bends within its own fall: a strand that has little way to go does not swing beyond its lane.
      const bend = start + (y(join) - start) * 0.62
      path += `M${from.toFixed(1)} ${start}C${from.toFixed(1)} ${bend.toFixed(1)} ${(join - 120).toFixed(1)} ${y(join).toFixed(1)} ${join.toFixed(1)} ${y(join).toFixed(1)}`
      for (let x = join + 30; x < GATE - 6; x += 30) path += `L${x.toFixed(0)} ${y(x).toFixed(1)}`
      path += `L${GATE - 6} ${y(GATE - 6).toFixed(1)}`
      lane += 1
    }
    return { code: source.code, path, isBroken: isBroken(source) }
  })
}

function Label({ source, index }: { source: Source; index: number }) {
  const [mark, tone] = tones[source.state]
  return (
    <g transform={`translate(${columnX(index)} ${index < A_SIDE ? 226 : 880})`}>
      <text className="source-name">{sourceName(source.code)}</text>
      <text y={36} className="source-count">
        {figure(source.records)}
        <tspan dx={5} className="step-share">
          {copy.units.record}
        </tspan>
      </text>
      <text y={64} className={`source-state ${tone}`}>
        {mark} {stateName(source.state)}
        <tspan dx={8} className="quiet">
          {source.newestAt === null ? '' : texts.newest(formatDate(source.newestAt).slice(5))}
        </tspan>
      </text>
    </g>
  )
}

const wayOut = (from: number, to: number) =>
  `M${GATE + 6} ${from}C${GATE + 60} ${from} ${GATE + 50} ${to} ${GATE + 118} ${to}H${GATE + 150}`

/** What goes through the gate: a few thin lines of gold to each use. */
function Uses({ uses, reads, at }: { uses: Collection['uses']; reads: number; at: number }) {
  const unit = strandUnit(reads, 24)
  return uses.map(({ purpose, name, reads: own }, index) => {
    const y = USE_Y[index] ?? 0
    const strands = strandsOf(own, unit)
    let path = ''
    for (let strand = 0; strand < strands; strand += 1) {
      const from = at - 32 + index * 20 + strand * 1.9
      path += wayOut(from, y - 6 + (strand - (strands - 1) / 2) * 3.4)
    }
    return (
      <g key={purpose}>
        <path d={path || wayOut(at - 24 + index * 18, y - 6)} className={path ? 'gold' : 'no-use'} />
        <g transform={`translate(${GATE + 166} ${y})`}>
          <text y={-12} className="use-name">
            {name}
          </text>
          <text y={28} className={`use-count ${own === 0 ? 'zero' : ''}`}>
            {figure(own)}
            <tspan dx={6} className="step-share">
              {copy.units.times}　{own === 0 ? '' : share(own, reads)}
            </tspan>
          </text>
        </g>
      </g>
    )
  })
}

/** A catchment: twelve sources run together and stop at the gate; only what enterprises consented to goes on. */
export function Catchment({ collection: { sources, uses, records, reads } }: { collection: Collection }) {
  const unit = catchmentUnit(records)
  const [above, below] = [sources.slice(0, A_SIDE), sources.slice(A_SIDE)]
  const count = (side: readonly Source[]) =>
    side.reduce((sum, source) => sum + strandsOf(source.records, unit), 0)
  const [upper, lower] = [count(above), count(below)]
  const gap = Math.min(MOST_GAP, MOST_THICK / Math.max(1, upper + lower))
  const river = { unit, gap, middle: meetingLine(upper, lower, gap) }
  const paths = [...tributaries(above, true, river), ...tributaries(below, false, river)]
  const gate = river.middle(GATE)
  const [top, bottom] = [gate - Math.max(60, upper * gap) - 26, gate + Math.max(60, lower * gap) + 26]
  return (
    <svg className="full" viewBox="0 0 1920 1080" role="img" aria-label={texts.label}>
      <defs>
        {(
          [
            ['flow-well', '#93c2e0'],
            ['flow-broken', '#ff8a70'],
          ] as const
        ).map(([id, colour]) => (
          <linearGradient key={id} id={id} gradientUnits="userSpaceOnUse" x1="60" x2={GATE} y1="0" y2="0">
            <stop offset="0" stopColor={colour} />
            <stop offset=".6" stopColor={colour} />
            <stop offset="1" stopColor="#d8d6c8" stopOpacity=".85" />
          </linearGradient>
        ))}
      </defs>
      <g fill="none" strokeWidth={1.5} strokeOpacity={0.8}>
        {paths.map(({ code, path, isBroken: broken }) => (
          <path
            key={code}
            d={path}
            stroke={`url(#${broken ? 'flow-broken' : 'flow-well'})`}
            strokeDasharray={broken ? '7 5' : undefined}
          />
        ))}
      </g>
      <Uses uses={uses} reads={reads} at={gate} />
      <path d={`M${GATE} ${top}V${gate - 42}M${GATE} ${gate + 46}V${bottom}`} className="gate" />
      <text x={GATE + 10} y={top - 40} textAnchor="end" className="gate-name">
        {texts.gate}
      </text>
      <text x={GATE + 10} y={top - 14} textAnchor="end" className="axis halo">
        {texts.gateNote}
      </text>
      {sources.map((source, index) => (
        <Label key={source.code} source={source} index={index} />
      ))}
    </svg>
  )
}
