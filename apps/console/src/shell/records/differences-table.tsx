import type { ReactNode } from 'react'
import { recordsCopy } from './copy.ts'
import './differences-table.css'

const texts = recordsCopy.differences

/** One field that changes. */
export interface Difference {
  readonly key: string
  readonly label: string
  readonly before: ReactNode
  readonly after: ReactNode
}

/** What changes, line by line: the old text beside the new one, below each other on a phone. */
export function DifferencesTable({ label, rows }: { label: string; rows: readonly Difference[] }) {
  return (
    <table className="differences" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: field, before, after }) => (
          <tr key={key}>
            <th scope="row">{field}</th>
            <td className="prewrap difference-before" data-label={texts.before}>
              {before || texts.none}
            </td>
            <td className="prewrap difference-after" data-label={texts.after}>
              {after || texts.none}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
