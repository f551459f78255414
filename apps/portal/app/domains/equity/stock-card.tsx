import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './stock-copy.ts'
import type { StockLine } from './stock-line.ts'
import { STOCK_PATH } from './stock-path.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.card

function Card({ item }: { item: StockLine }) {
  const { id, name, board, exchange, conditions, documents, isExample, reason } = item
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <h3 className="text-body">
        <SiteLink
          href={`${STOCK_PATH}?itemId=${id}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {name}
        </SiteLink>
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-note text-muted">
        <Tag tone="primary">{board}</Tag>
        <ExampleMark of={isExample} />
        {exchange}
      </p>
      {reason && (
        <p className="mt-2 rounded-control bg-gold-soft px-3 py-2 text-note text-gold-ink">
          <span className="sr-only">{copy.home.reason}：</span>
          {reason}
        </p>
      )}
      <p className="mt-2 text-note text-ink">
        {labels.conditions}：{conditions.join('；')}
      </p>
      <p className="mt-auto pt-2 text-note text-muted">
        {labels.documents}：{labels.documentsOf(documents)}
      </p>
    </article>
  )
}

export function StockGrid({ items }: { items: readonly StockLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          <Card item={item} />
        </li>
      ))}
    </ul>
  )
}
