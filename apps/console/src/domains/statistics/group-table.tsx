import { formatAmount } from '@lqr/ui/format-amount.ts'
import { copy } from './copy.ts'

interface Group {
  readonly code: string
  readonly name: string
  readonly count: number
  readonly amountYuan: number
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
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const amountYuan = rows.reduce((sum, row) => sum + row.amountYuan, 0)
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
                  <td>{count.toLocaleString('zh-CN')}</td>
                  <td>{formatAmount(amount)}</td>
                  <td className="share">
                    <span>{total > 0 ? percent.format(count / total) : ''}</span>
                    <span aria-hidden className="share-bar">
                      <span style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }} />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{copy.total}</th>
                <td>{total.toLocaleString('zh-CN')}</td>
                <td>{formatAmount(amountYuan)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  )
}
