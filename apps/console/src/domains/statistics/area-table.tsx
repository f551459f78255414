import type { getDemandAndDrawing } from '@lqr/contract/statistics/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { copy } from './copy.ts'
import { shownAmount, shownCount, sumOrFew } from './told.ts'

type Rows = CallOutput<typeof getDemandAndDrawing>

/** Demand and drawdown side by side, area by area, with their sums. */
export function AreaTable({ title, rows }: { title: string; rows: Rows }) {
  const { columns } = copy
  const sum = (of: (row: Rows[number]) => number | null) => sumOrFew(rows.map(of))
  return (
    <section className="panel">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="muted">{copy.empty}</p>
      ) : (
        <div className="figure-scroll" role="region" aria-label={title} tabIndex={0}>
          <table className="figure-table">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.area}</th>
                <th scope="col">{columns.count}</th>
                <th scope="col">{columns.amount}</th>
                <th scope="col">{columns.drawnCount}</th>
                <th scope="col">{columns.drawnAmount}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ code, name, count, amountYuan, drawnCount, drawnAmountYuan }) => (
                <tr key={code}>
                  <th scope="row">{name}</th>
                  <td>{shownCount(count)}</td>
                  <td>{shownAmount(amountYuan)}</td>
                  <td>{shownCount(drawnCount)}</td>
                  <td>{shownAmount(drawnAmountYuan)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{copy.total}</th>
                <td>{shownCount(sum(({ count }) => count))}</td>
                <td>{shownAmount(sum(({ amountYuan }) => amountYuan))}</td>
                <td>{shownCount(sum(({ drawnCount }) => drawnCount))}</td>
                <td>{shownAmount(sum(({ drawnAmountYuan }) => drawnAmountYuan))}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  )
}
