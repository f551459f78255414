import { Amount } from '@lqr/ui/amount.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { NeedLine } from './need-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.card

/** A need in a list: what for, how much, for how long, where, and how long it stays open. The whole card leads to its page. */
function NeedCard({ need }: { need: NeedLine }) {
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <h3 className="text-body">
        <SiteLink
          href={`/demandDetails?id=${need.id}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {need.title}
        </SiteLink>
        <ExampleMark of={need.isExample} />
      </h3>
      <p className="text-note text-muted">
        {need.company} · {need.area} · {need.industry}
      </p>
      <p className="my-2 text-title font-semibold text-gold-ink">
        <Amount amountYuan={need.amountYuan} />
        <span className="ml-2 text-note font-normal text-ink">
          {need.term} · {need.guarantee}
        </span>
      </p>
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-muted">
        <Tag tone="primary">{need.type}</Tag>
        {need.isContacted && <Tag>{labels.contacted}</Tag>}
        <span>{need.daysLeft}</span>
        <span>{need.slots}</span>
      </p>
    </article>
  )
}

export function NeedGrid({ needs }: { needs: readonly NeedLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
      {needs.map((need) => (
        <li key={need.id} className="min-w-0">
          <NeedCard need={need} />
        </li>
      ))}
    </ul>
  )
}
