import type { ItemClassCode } from '@lqr/contract/credit/item-classes.ts'
import { repairGuide } from '@lqr/contract/credit/publication.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { repairCopy as copy } from './copy.ts'

interface RepairProps {
  itemClass: ItemClassCode
  publishedOn: string
  publishedUntil: string
  /** Today in the province. */
  on: string
}

/** How the company has an item taken down before its time: from when, with which papers, where, and that it costs nothing. */
export function Repair({ on, ...item }: RepairProps) {
  const guide = repairGuide(item, on)
  return (
    <details className="credit-repair">
      <summary>
        {copy.title} · {guide.isOpen ? copy.open : copy.notYet(formatDate(guide.canApplyFrom))}
      </summary>
      <h3>{copy.papers}</h3>
      <ul>
        {guide.papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      <h3>{copy.steps}</h3>
      <ol>
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {copy.fee}：{copy.free}。{copy.ends(formatDate(guide.endsOn))}。
      </p>
      <p>
        {copy.site}：
        <a href={guide.site.href} target="_blank" rel="noreferrer">
          {guide.site.name}
        </a>
      </p>
    </details>
  )
}
