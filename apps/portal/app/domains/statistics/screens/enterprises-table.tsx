import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { figure } from './amounts.ts'
import { Chart } from './chart.tsx'
import { copy } from './copy.ts'
import { enterprisesCopy } from './enterprises-copy.ts'
import { shortIndustryName } from './short-name.ts'

const { table: texts } = enterprisesCopy
type Enterprises = ScreenSet['enterprises']

const FIRST_COLUMN = 216
const END = 716
const ROW = 37.5
const GREATEST_RADIUS = 15
/** From the middle of a circle to the end of its number. */
const [CIRCLE, NUMBER] = [-24, 40] as const

/** Industries by scale as circles whose area is the number. */
export function IndustryTable({
  enterprises: { industries, scales, scaleTotals, certified },
}: {
  enterprises: Enterprises
}) {
  const column = (END - 60 - FIRST_COLUMN) / Math.max(1, scales.length)
  const x = (index: number) => FIRST_COLUMN + index * column
  const greatest = Math.max(1, ...industries.flatMap(({ cells }) => cells.map((cell) => cell ?? 0)))
  const bottom = 46 + industries.length * ROW
  const told = (cell: number | null) => (cell === null ? copy.hidden : figure(cell))
  return (
    <Chart
      className="industries"
      title={texts.title}
      definition={texts.definition}
      note={texts.note}
      table={{
        head: [texts.industry, ...scales, copy.total],
        rows: industries.map(({ name, cells, total }) => [name, ...cells.map(told), figure(total)]),
        foot: [copy.total, ...scaleTotals.map(figure), figure(certified)],
      }}
    >
      {industries.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <svg viewBox={`0 0 ${END} ${bottom + 16}`} role="img" aria-label={texts.label}>
          {scales.map((scale, index) => (
            <text key={scale} x={x(index) + NUMBER} y={18} textAnchor="end" className="axis">
              {scale}
            </text>
          ))}
          <text x={END} y={18} textAnchor="end" className="axis">
            {copy.total}
          </text>
          {industries.map(({ code, name, cells, total }, row) => {
            const y = 46 + row * ROW
            return (
              <g key={code}>
                <path d={`M0 ${y + ROW / 2}H${END}`} className="hair" />
                <text x={0} y={y + 7} className="clock-name">
                  {shortIndustryName(name)}
                </text>
                {cells.map((cell, index) => (
                  <g key={scales[index]}>
                    {cell === null ? (
                      <circle cx={x(index) + NUMBER - 6} cy={y} r={5} className="hidden-cell" />
                    ) : (
                      cell > 0 && (
                        <circle
                          cx={x(index) + CIRCLE}
                          cy={y}
                          r={Math.max(2, Math.sqrt(cell / greatest) * GREATEST_RADIUS)}
                          className="cell-dot"
                        />
                      )
                    )}
                    <text
                      x={x(index) + NUMBER}
                      y={y + 7}
                      textAnchor="end"
                      className={`cell ${cell ? '' : 'zero'}`}
                    >
                      {cell === null ? '' : cell === 0 ? '–' : figure(cell)}
                    </text>
                  </g>
                ))}
                <text x={END} y={y + 7} textAnchor="end" className="cell strong">
                  {figure(total)}
                </text>
              </g>
            )
          })}
          <text x={0} y={bottom + 8} className="cell strong">
            {copy.total}
          </text>
          {scaleTotals.map((total, index) => (
            <text
              key={scales[index]}
              x={x(index) + NUMBER}
              y={bottom + 8}
              textAnchor="end"
              className="cell strong"
            >
              {figure(total)}
            </text>
          ))}
          <text x={END} y={bottom + 8} textAnchor="end" className="cell strong">
            {figure(certified)}
          </text>
        </svg>
      )}
    </Chart>
  )
}
