import { Link } from 'react-router'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { todayCopy as copy } from '../copy.ts'
import type { Attention } from './attention-tiles.tsx'
import '../../../shell/records/figure-table.css'

/** Batches that close within days, with what the area has handed in. */
export function ClosingBatches({ rows, all }: { rows: Attention['batches']; all: number }) {
  const [title, hint] = copy.nothing.batches
  return (
    <section className="panel">
      <h2>{copy.tiles.batches}</h2>
      {rows.length === 0 ? (
        <Notice title={title} hint={hint} />
      ) : (
        <div className="figure-scroll" role="region" aria-label={copy.tiles.batches} tabIndex={0}>
          <table className="figure-table oversight-rows">
            <thead>
              <tr>
                <th scope="col">{copy.batch}</th>
                <th scope="col">{copy.closesOn}</th>
                <th scope="col">{copy.left}</th>
                <th scope="col">{copy.reports}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, closesOn, daysLeft, reports }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to="/office/batches">{name}</Link>
                  </th>
                  <td>{formatDate(closesOn)}</td>
                  <td className={daysLeft <= 2 ? 'oversight-soon' : undefined}>{copy.days(daysLeft)}</td>
                  <td>{reports}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {all > rows.length && <Link to="/office/batches">{copy.moreBatches(all - rows.length)}</Link>}
    </section>
  )
}
