import { classNames } from '@lqr/ui/class-names.ts'
import type { ChartData } from './chart-data.ts'
import { chartValue } from './chart-value.ts'

interface Props {
  title: string
  data: ChartData
  className?: string
}

/** The same figures to read: what is in the page before, and without, the drawing. */
export function ChartTable({ title, data, className }: Props) {
  const { item, series, rows } = data
  return (
    <table className={classNames('w-full border-collapse text-note', className)}>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th scope="col" className="py-0.5 font-normal">
            {item}
          </th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className="py-0.5 pl-4 text-right font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-0.5 text-left font-normal">
              {name}
            </th>
            {series.map((one, index) => (
              <td key={one.label} className="py-0.5 pl-4 text-right whitespace-nowrap tabular-nums">
                {chartValue(values[index] ?? null, one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
