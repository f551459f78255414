import { chinaDay } from '@lqr/contract/rules/china-day.ts'
import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import type { MoneyUnit } from './amounts.ts'
import { Chart } from './chart.tsx'
import { copy } from './copy.ts'
import { niceStep } from './map/terrain.ts'
import { moneyCopy } from './money-copy.ts'
import { useScreen } from './screen-context.ts'

const { trend: texts } = moneyCopy
const WIDTH = 830
const HEIGHT = 128
const MONTHS = 12
const x = (month: number) => 4 + ((month - 1) * (WIDTH - 8)) / (MONTHS - 1)

/** The months of this year as a line over those of the year before. */
export function Trend({ money: { months, year }, unit }: { money: ScreenSet['money']; unit: MoneyUnit }) {
  const { asOf } = useScreen().set
  const greatest = Math.max(
    1,
    ...months.flatMap(({ drawnYuan, beforeYuan }) => [drawnYuan ?? 0, beforeYuan ?? 0]),
  )
  const tick = niceStep(greatest / 2.4)
  const y = (yuan: number) => HEIGHT - (yuan / greatest) * HEIGHT
  // What is hidden is no point of the line: it goes on to the next month that is told.
  const line = (of: 'drawnYuan' | 'beforeYuan') => {
    const points = months.flatMap(({ month, [of]: yuan }) =>
      yuan === null ? [] : `${x(month).toFixed(1)} ${y(yuan).toFixed(1)}`,
    )
    return points.length > 0 ? `M${points.join('L')}` : ''
  }
  const told = months.flatMap(({ month, drawnYuan }) => (drawnYuan === null ? [] : { month, drawnYuan }))
  const sumOf = (of: 'drawnYuan' | 'beforeYuan') =>
    months.reduce<number | null>(
      (sum, { [of]: yuan }) => (sum === null || yuan === null ? null : sum + yuan),
      0,
    )
  const last = told.at(-1)
  const top = told.reduce((best, one) => (one.drawnYuan > best.drawnYuan ? one : best), {
    month: 1,
    drawnYuan: 0,
  })
  const day = Number(chinaDay(new Date(asOf)).slice(8))
  return (
    <Chart
      className="trend"
      title={texts.title}
      definition={texts.definition}
      note={
        <>
          {unit.name} <i className="swatch line drawn" /> {texts.thisYear}{' '}
          <i className="swatch line dashed" /> {texts.lastYear}　{texts.until(months.length, day)}
        </>
      }
      table={{
        head: [
          texts.columns[0],
          `${texts.columns[1]}（${unit.name}）`,
          `${texts.columns[2]}（${unit.name}）`,
        ],
        rows: months.map(({ month, drawnYuan, beforeYuan }) => [
          texts.month(month),
          unit.of(drawnYuan),
          unit.of(beforeYuan),
        ]),
        foot: [`${copy.total} ${year}`, unit.of(sumOf('drawnYuan')), unit.of(sumOf('beforeYuan'))],
      }}
    >
      <svg viewBox={`0 -22 ${WIDTH} ${HEIGHT + 56}`} role="img" aria-label={texts.label}>
        {[0, 1, 2].map((times) =>
          times * tick > greatest ? null : (
            <g key={times}>
              <path d={`M0 ${y(times * tick)}H${WIDTH}`} className="hair" />
              {times > 0 && (
                <text x={WIDTH} y={y(times * tick) - 6} textAnchor="end" className="axis halo">
                  {unit.of(times * tick)}
                </text>
              )}
            </g>
          ),
        )}
        {last && last.month > 1 && (
          <path
            d={`${line('drawnYuan')}L${x(last.month)} ${HEIGHT}L${x(told[0]?.month ?? 1)} ${HEIGHT}Z`}
            className="area"
          />
        )}
        <path d={line('beforeYuan')} className="before" />
        <path d={line('drawnYuan')} className="now" />
        {last && <circle cx={x(last.month)} cy={y(last.drawnYuan)} r={5} className="end" />}
        {top.drawnYuan > 0 && (
          <text
            x={Math.min(WIDTH - 30, Math.max(30, x(top.month)))}
            y={y(top.drawnYuan) - 10}
            textAnchor="middle"
            className="top"
          >
            {unit.of(top.drawnYuan)}
          </text>
        )}
        {Array.from({ length: MONTHS }, (_, index) => index + 1).map((month) => (
          <text
            key={month}
            x={x(month)}
            y={HEIGHT + 26}
            textAnchor={month === 1 ? 'start' : month === MONTHS ? 'end' : 'middle'}
            className="axis"
          >
            {texts.month(month)}
          </text>
        ))}
      </svg>
    </Chart>
  )
}
