import { Tag } from '@lqr/ui/tag.tsx'
import { caseCopy as copy } from './case-copy.ts'
import type { CaseLine } from './load-cases.ts'

/** Disbursed cases with masked names: who lent what to whom, at what price and how fast. */
export function CaseList({ cases }: { cases: readonly CaseLine[] }) {
  if (cases.length === 0) return <p className="text-note text-muted">{copy.empty}</p>
  return (
    <ul className="m-0 grid list-none gap-3 p-0 text-note md:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
      {cases.map(({ key, company, area, product, amount, terms, days, date, isExample }) => (
        <li key={key} className="rounded-card border border-line bg-surface px-5 py-4 max-sm:px-4">
          <p className="flex items-baseline justify-between gap-3">
            <span className="truncate text-body text-ink">{company}</span>
            <strong className="shrink-0 text-body text-primary-strong tabular-nums">{amount}</strong>
          </p>
          <p className="truncate text-muted">
            {area} · {product}
          </p>
          <p className="mt-1 text-ink">
            {terms}
            {terms && days && '，'}
            {days}
          </p>
          <p className="text-muted">
            {copy.granted(date)}
            {isExample && <Tag className="ml-2">{copy.example}</Tag>}
          </p>
        </li>
      ))}
    </ul>
  )
}
