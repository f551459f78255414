import type { DutyDay } from '@lqr/contract/statistics/duty-calls.ts'
import { DUTY_INDICATORS } from '@lqr/contract/statistics/duty-indicators.ts'
import { copy } from './copy.ts'
import '../../../shell/records/figure-table.css'

/** The figures of each prefecture beside one another; nothing where no prefecture has a case. */
export function AreaFigures({ rows }: { rows: DutyDay['rows'] }) {
  if (rows.length === 0) return null
  return (
    <section className="panel">
      <h2>{copy.areas}</h2>
      <p className="muted panel-note">{copy.areasHint}</p>
      <div className="figure-scroll" role="region" aria-label={copy.areas} tabIndex={0}>
        <table className="figure-table">
          <caption className="sr-only">{copy.areas}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.area}</th>
              {DUTY_INDICATORS.map(({ code, name }) => (
                <th key={code} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ areaCode, areaName, values }) => (
              <tr key={areaCode}>
                <th scope="row">{areaName}</th>
                {values.map(({ indicator, value }) => (
                  <td key={indicator}>{value.toLocaleString('zh-CN')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
