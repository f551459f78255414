import { copy } from './copy.ts'
import { shownAmount, shownCount, sumOrFew } from './told.ts'

interface Group {
  readonly code: string
  readonly name: string
  /** Null where it is hidden from the viewer. */
  readonly count: number | null
  readonly amountYuan: number | null
}

interface GroupTableProps {
  title: string
  /** Head of the first column. */
  nameTitle: string
  rows: readonly Group[]
}

const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 })

/** Groups with count, amount and share of the count; the bar only repeats the share. */
export function GroupTable({ title, nameTitle, rows }: GroupTableProps) {
  const { columns } = copy
  const total = sumOrFew(rows.map(({ count }) => count))
  const amountYuan = sumOrFew(rows.map((row) => row.amountYuan))
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
                <th scope="col">{nameTitle}</th>
                <th scope="col">{columns.count}</th>
                <th scope="col">{columns.amount}</th>
                <th scope="col">{columns.share}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ code, name, count, amountYuan: amount }) => (
                <tr key={code}>
                  <th scope="row">{name}</th>
                  <td>{shownCount(count)}</td>
                  <td>{shownAmount(amount)}</td>
                  <td className="share">
                    <span>{total && count !== null ? percent.format(count / total) : ''}</span>
                    <span aria-hidden className="share-bar">
                      <span style={{ width: `${total ? ((count ?? 0) / total) * 100 : 0}%` }} />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{copy.total}</th>
                <td>{shownCount(total)}</td>
                <td>{shownAmount(amountYuan)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  )
}
