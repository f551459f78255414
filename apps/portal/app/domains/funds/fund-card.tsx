import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { FundLine } from './fund-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.card

function Fact({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-muted">{label}</dt>
      <dd
        className={`m-0 text-body whitespace-nowrap tabular-nums ${strong ? 'font-semibold text-gold-ink' : 'text-ink'}`}
      >
        {value}
      </dd>
    </div>
  )
}

function Card({ fund }: { fund: FundLine }) {
  const { id, name, kind, phase, isInvesting, size, perProject, industries, stages, area, isExample } = fund
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <h3 className="text-body">
        <SiteLink
          href={`/fundList?fundId=${id}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {name}
        </SiteLink>
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-note text-muted">
        <Tag tone="primary">{kind}</Tag>
        <Tag tone={isInvesting ? 'success' : 'neutral'}>{phase}</Tag>
        <ExampleMark of={isExample} />
        {area}
      </p>
      <dl className="my-2 grid grid-cols-2 gap-3 elder:max-sm:grid-cols-1">
        <Fact label={labels.size} value={size} />
        <Fact label={labels.perProject} value={perProject} strong />
      </dl>
      <p className="mt-auto text-note text-ink">{industries.join(' · ')}</p>
      <p className="text-note text-muted">
        {labels.stages}：{stages}
      </p>
    </article>
  )
}

export function FundGrid({ funds }: { funds: readonly FundLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
      {funds.map((fund) => (
        <li key={fund.id} className="min-w-0">
          <Card fund={fund} />
        </li>
      ))}
    </ul>
  )
}
