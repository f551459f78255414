import { DAY_PARTS, PULSES } from '@lqr/contract/statistics/screens/operation-screen.ts'
import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { figure, minute } from './amounts.ts'
import { Chart } from './chart.tsx'
import { operationCopy } from './operation-copy.ts'
import { useScreen } from './screen-context.ts'

const { day: texts } = operationCopy
type Pulse = ScreenSet['operation']['pulses'][number]

const LEFT = 330
const WIDTH = 1010
const HEIGHT = 94
const FIRST = 30
const ROW = 133
const x = (part: number) => LEFT + (part / DAY_PARTS) * WIDTH

const KIND_COLOURS = ['#c3c7cd', '#93c2e0', '#93c2e0', '#e6c07b', '#e6c07b'] as const

/** Three parts together: what happens in tens of minutes is a rhythm, what happens in one is noise. */
function smooth(parts: readonly number[]): number[] {
  return parts.map((part, index) => {
    const near = [
      parts[index - 2] ?? part,
      parts[index - 1] ?? part,
      part,
      parts[index + 1] ?? part,
      parts[index + 2] ?? part,
    ]
    return near.reduce((sum, one, place) => sum + one * (place === 2 ? 3 : place % 2 === 1 ? 2 : 1), 0) / 9
  })
}

export const sum = (parts: readonly number[]) => parts.reduce((total, one) => total + one, 0)

/** What the seven days before had on average. */
export const averageOf = ({ days }: Pulse) =>
  Math.round(sum(days.slice(0, -1).map(sum)) / Math.max(1, days.length - 1))

function Strip({ pulse, row }: { pulse: Pulse; row: number }) {
  const { name, unit } = PULSES.find(({ code }) => code === pulse.code) ?? { name: '', unit: '' }
  const days = pulse.days.map(smooth)
  const greatest = Math.max(1, ...days.flat())
  const y = (count: number) => HEIGHT - (count / greatest) * HEIGHT
  const line = (parts: readonly number[]) =>
    `M${parts.map((count, index) => `${x(index).toFixed(1)} ${y(count).toFixed(1)}`).join('L')}`
  const today = days.at(-1) ?? []
  const end = x(Math.max(0, today.length - 1))
  return (
    <g transform={`translate(0 ${FIRST + row * ROW})`}>
      <path d={`M${LEFT} ${HEIGHT}H${LEFT + WIDTH}`} className="base" />
      {days.slice(0, -1).map((parts, index) => (
        <path key={index} d={line(parts)} className="ghost" opacity={0.3 + index * 0.06} />
      ))}
      {today.length > 1 && (
        <path
          d={`${line(today)}L${end} ${HEIGHT}L${LEFT} ${HEIGHT}Z`}
          fill={KIND_COLOURS[row]}
          fillOpacity={0.1}
        />
      )}
      <path d={line(today)} fill="none" stroke={KIND_COLOURS[row]} strokeWidth={2.6} strokeLinejoin="round" />
      <circle
        cx={end}
        cy={y(today.at(-1) ?? 0)}
        r={5}
        fill="var(--wall-ground)"
        stroke={KIND_COLOURS[row]}
        strokeWidth={2.4}
      />
      <text y={16} className="strip-name">
        {name}
      </text>
      <text y={62} className="strip-value">
        {figure(pulse.today)}
        <tspan dx={8} className="strip-unit">
          {unit}
        </tspan>
      </text>
      <text y={90} className="axis">
        {texts.average(figure(averageOf(pulse)), unit)}
      </text>
    </g>
  )
}

/** Five strata on one axis of a day: today thick, the seven days before as ghosts. */
export function DayStrips({ pulses }: { pulses: readonly Pulse[] }) {
  const { asOf } = useScreen().set
  const now = x((pulses[0]?.days.at(-1)?.length ?? 1) - 1)
  const bottom = FIRST + (pulses.length - 1) * ROW + HEIGHT
  const nearEnd = now > LEFT + WIDTH - 130
  return (
    <Chart
      className="day"
      title={texts.title}
      definition={texts.definition}
      note={texts.note}
      table={{
        head: texts.columns,
        rows: pulses.map((pulse) => {
          const { name = '', definition = '' } = PULSES.find(({ code }) => code === pulse.code) ?? {}
          return [name, figure(pulse.today), figure(averageOf(pulse)), definition]
        }),
      }}
    >
      <svg viewBox={`0 0 1340 ${bottom + 36}`} role="img" aria-label={texts.label}>
        {pulses.map((pulse, row) => (
          <Strip key={pulse.code} pulse={pulse} row={row} />
        ))}
        {[0, 6, 9, 12, 15, 18, 21, 24].map((hour) => (
          <text
            key={hour}
            x={x(hour * 6)}
            y={bottom + 28}
            textAnchor={hour === 24 ? 'end' : hour === 0 ? 'start' : 'middle'}
            className="axis"
          >
            {texts.hour(hour)}
          </text>
        ))}
        <path d={`M${now} 6V${bottom}`} className="due" />
        <text
          x={now + (nearEnd ? -10 : 10)}
          y={18}
          textAnchor={nearEnd ? 'end' : 'start'}
          className="now-word"
        >
          {texts.now(minute(asOf))}
        </text>
      </svg>
    </Chart>
  )
}
