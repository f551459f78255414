import { copy } from './copy.ts'
import type { LoadedRoster } from './load-roster.ts'

const labels = copy.table
const head = 'border-b border-line-strong px-3 py-2 text-left text-note font-medium text-muted'
const cell = 'border-b border-line px-3 py-2 align-top text-note'
/** Columns that stand under the name on a phone. */
const wide = 'max-sm:hidden'

/** The enterprises of a roster in its order; on a phone code, area and note stand under the name. */
export function RosterTable({ title, entries }: { title: string; entries: LoadedRoster['entries'] }) {
  return (
    <table className="w-full border-collapse rounded-card bg-surface">
      <caption className="sr-only">{labels.caption(title)}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} w-16`}>
            {labels.number}
          </th>
          <th scope="col" className={head}>
            {labels.name}
          </th>
          <th scope="col" className={`${head} ${wide}`}>
            {labels.creditCode}
          </th>
          <th scope="col" className={`${head} ${wide}`}>
            {labels.area}
          </th>
          <th scope="col" className={`${head} ${wide}`}>
            {labels.note}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, number, name, creditCode, area, note }) => (
          <tr key={id} className="break-inside-avoid">
            <td className={`${cell} text-muted tabular-nums`}>{number}</td>
            <th scope="row" className={`${cell} text-left font-normal text-ink`}>
              {name}
              <span className="block text-muted sm:hidden">
                <span className="tabular-nums">{creditCode}</span> {[area, note].filter(Boolean).join(' · ')}
              </span>
            </th>
            <td className={`${cell} ${wide} tabular-nums`}>{creditCode || labels.none}</td>
            <td className={`${cell} ${wide}`}>{area || labels.none}</td>
            <td className={`${cell} ${wide} wrap-anywhere`}>{note || labels.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
