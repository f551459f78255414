import { formatAmount } from '@lqr/ui/format-amount.ts'
import { overviewCopy as copy } from '../copy.ts'
import { type TrendMonth, yearSoFar } from './trend.ts'

const WIDTH = 720
const HEIGHT = 220
const EDGE = { left: 12, right: 12, top: 24, bottom: 28 }

const signed = new Intl.NumberFormat('zh-CN', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
})

/** Drawdowns month by month as a line over the same months a year before; what is read in it also stands in the table. */
function TrendChart({ trend }: { trend: readonly TrendMonth[] }) {
  const greatest = Math.max(1, ...trend.flatMap(({ amountYuan, beforeYuan }) => [amountYuan, beforeYuan]))
  const step = (WIDTH - EDGE.left - EDGE.right) / Math.max(1, trend.length - 1)
  const x = (index: number) => EDGE.left + index * step
  const floor = HEIGHT - EDGE.bottom
  const y = (value: number) => floor - (value / greatest) * (floor - EDGE.top)
  const line = (of: (row: TrendMonth) => number) =>
    trend.map((row, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(of(row))}`).join('')
  const own = line(({ amountYuan }) => amountYuan)
  const last = trend.at(-1)
  return (
    <svg
      role="img"
      aria-label={copy.chart(formatAmount(last?.amountYuan) || '0')}
      className="trend-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {[0, 0.5, 1].map((part) => (
        <path
          key={part}
          className="trend-grid"
          d={`M${EDGE.left} ${y(greatest * part)}H${WIDTH - EDGE.right}`}
        />
      ))}
      <path className="trend-area" d={`${own}L${x(trend.length - 1)} ${floor}L${x(0)} ${floor}Z`} />
      <path className="trend-before" d={line(({ beforeYuan }) => beforeYuan)} />
      <path className="trend-line" d={own} />
      {trend.map(({ month, amountYuan }, index) => (
        <circle key={month} className="trend-point" cx={x(index)} cy={y(amountYuan)} r={3.5} />
      ))}
      {trend.map(({ month }, index) => (
        <text key={month} x={x(index)} y={HEIGHT - 8} textAnchor="middle">
          {copy.monthOf(Number(month.slice(5)))}
        </text>
      ))}
      {last && (
        <text className="trend-last" x={x(trend.length - 1)} y={y(last.amountYuan) - 10} textAnchor="end">
          {formatAmount(last.amountYuan)}
        </text>
      )}
    </svg>
  )
}

function TrendTable({ trend }: { trend: readonly TrendMonth[] }) {
  return (
    <details>
      <summary>{copy.table}</summary>
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{copy.month}</th>
            <th scope="col">{copy.amount}</th>
            <th scope="col">{copy.before}</th>
          </tr>
        </thead>
        <tbody>
          {trend.map(({ month, amountYuan, beforeYuan }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{formatAmount(amountYuan) || '0'}</td>
              <td>{formatAmount(beforeYuan) || '0'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** How much was drawn, and whether that is more than a year before. */
export function TrendPanel({ trend }: { trend: readonly TrendMonth[] }) {
  const { amountYuan, wholeMonths, growthPercent } = yearSoFar(trend)
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.trend}</h2>
        <p className="trend-keys muted">
          <span className="trend-key" /> {copy.thisYear} <span className="trend-key trend-key-before" />{' '}
          {copy.lastYear}
        </p>
      </div>
      <p className="trend-figures">
        <span>
          <strong className="tabular">{formatAmount(amountYuan) || '0'}</strong>
          <span className="muted"> {copy.drawnThisYear}</span>
        </span>
        {wholeMonths > 0 && (
          <span className="muted">
            {growthPercent === null
              ? copy.noPast
              : copy.against(wholeMonths, `${signed.format(growthPercent)}%`)}
          </span>
        )}
      </p>
      <TrendChart trend={trend} />
      <TrendTable trend={trend} />
    </section>
  )
}
