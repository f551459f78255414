import { DAYS_AFTER, DAYS_BEFORE } from '@lqr/contract/statistics/screens/mechanism-screen.ts'
import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { figure } from './amounts.ts'
import { Chart } from './chart.tsx'
import { copy } from './copy.ts'
import { mechanismCopy } from './mechanism-copy.ts'
import { seeded, strandUnit } from './strands.ts'

const { clocks: texts } = mechanismCopy
type Line = ScreenSet['mechanism']['lines'][number]

const START = 190
const DUE = 900
const END = 1150
const ROW = 26.8
const FIRST = 42
const MOST_ROWS = 11
/** So many ticks fit into a day. */
const TICKS_A_DAY = 12
const COLUMNS = [1250, 1400, 1520, 1620, 1740, 1840] as const

/** Days are closer together the further they lie ahead: what is due soon has room. */
const x = (day: number) =>
  day >= 0
    ? DUE - (DUE - START) * Math.sqrt((day + 0.5) / (DAYS_BEFORE + 1))
    : DUE + ((END - DUE) * (-day - 0.5)) / DAYS_AFTER

const widthOf = (day: number) => Math.abs(x(day - 0.5) - x(day + 0.5)) * 0.86

/** Half the width of a mark that is late, narrower where many stand in one day. */
const lateHalf = (day: number, ticks: number) => Math.min(7, Math.max(2.5, widthOf(day) / ticks / 1.6))

/** The ticks of one line, each at its place in its day; late ones apart. */
function ticksOf({ days, kind }: Line, unit: number) {
  const random = seeded(kind.length * 97 + 11)
  let due = ''
  let late = ''
  days.forEach((count, index) => {
    const day = index - DAYS_AFTER
    const ticks = count > 0 ? Math.max(1, Math.round(count / unit)) : 0
    for (let tick = 0; tick < ticks; tick += 1) {
      const at = (x(day) + ((tick + 0.3 + random() * 0.4) / ticks - 0.5) * widthOf(day)).toFixed(1)
      const half = lateHalf(day, ticks)
      if (day < 0) late += `M${at} -8l${half.toFixed(1)} 13h${(-2 * half).toFixed(1)}z`
      else due += `M${at} -8v14`
    }
  })
  return { due, late }
}

/** Every open case as a tick on its way to the limit, by kind, worst first. */
export function Clocks({ lines }: { lines: readonly Line[] }) {
  const unit = strandUnit(Math.max(0, ...lines.flatMap(({ days }) => days)), TICKS_A_DAY)
  const shown = lines.slice(0, MOST_ROWS)
  const cells = (line: Line) => [
    line.open,
    line.onInstitution,
    line.onEnterprise,
    line.paused,
    line.dueToday,
    line.overdue,
  ]
  const sums = lines.reduce(
    (sum, line) => cells(line).map((cell, index) => cell + (sum[index] ?? 0)),
    [0, 0, 0, 0, 0, 0],
  )
  const height = FIRST + shown.length * ROW
  return (
    <Chart
      className="clocks"
      title={texts.title}
      definition={texts.definition}
      note={texts.tick(figure(unit))}
      table={{
        head: texts.columns,
        rows: lines.map((line) => [line.name, ...cells(line).map(figure)]),
        foot: [copy.total, ...sums.map(figure)],
      }}
    >
      {lines.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <svg viewBox={`0 0 1840 ${height}`} role="img" aria-label={texts.label}>
          <g className="axis">
            {[30, 10, 3].map((day) => (
              <text key={day} x={x(day)} y={14} textAnchor={day === DAYS_BEFORE ? 'start' : 'middle'}>
                {texts.days(day)}
              </text>
            ))}
            <text x={DUE} y={14} textAnchor="middle" className="due-word">
              {texts.due}
            </text>
            <text x={DUE + 60} y={14} className="late-word">
              {texts.over}
            </text>
            {COLUMNS.map((column, index) => (
              <text key={column} x={column} y={14} textAnchor="end">
                {texts.columns[index + 1]}
              </text>
            ))}
          </g>
          <path d={`M${DUE} 22V${height - 10}`} className="due" />
          {shown.map((line, row) => {
            const { due, late } = ticksOf(line, unit)
            return (
              <g key={line.kind} transform={`translate(0 ${FIRST + row * ROW})`}>
                <path d={`M${START} 12H${END}`} className="hair" />
                <text y={6} className="clock-name">
                  {line.name}
                </text>
                <path d={due} className="tick" />
                <path d={late} className="late-tick" />
                {cells(line).map((cell, index) => (
                  <text
                    key={COLUMNS[index]}
                    x={COLUMNS[index]}
                    y={6}
                    textAnchor="end"
                    className={`cell ${cell === 0 ? 'zero' : index === 5 ? 'late' : index === 4 ? 'soon' : ''}`}
                  >
                    {cell === 0 ? '–' : figure(cell)}
                  </text>
                ))}
              </g>
            )
          })}
        </svg>
      )}
    </Chart>
  )
}
