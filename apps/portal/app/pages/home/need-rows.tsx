import { Amount } from '@lqr/ui/amount.tsx'
import type { NeedLine } from '../../domains/financing/need-line.ts'
import { SiteLink } from '../../shell/site-link.tsx'

/** Open needs as rows: who and what for, how much and how long, how long it stays open. */
export function NeedRows({ needs }: { needs: readonly NeedLine[] }) {
  return (
    <ul className="m-0 grid flex-1 list-none overflow-hidden rounded-card border border-line bg-surface p-0">
      {needs.map((need) => (
        <li
          key={need.id}
          className="relative grid min-h-20 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-6 py-3.5 transition-colors first:border-t-0 hover:bg-paper max-md:px-4"
        >
          <div className="min-w-0">
            <h3 className="text-body">
              <SiteLink
                href={`/demandDetails?id=${need.id}`}
                className="text-ink no-underline after:absolute after:inset-0 hover:text-primary"
              >
                {need.title}
              </SiteLink>
            </h3>
            <p className="text-note text-muted">
              {need.company} · {need.area} · {need.industry}
            </p>
          </div>
          <div className="text-right">
            <Amount
              amountYuan={need.amountYuan}
              className="text-title leading-tight font-bold text-primary-strong"
            />
            <p className="text-note text-muted">
              {need.term} · {need.guarantee}
            </p>
            <p className="text-note text-success">
              {need.slots} · {need.daysLeft}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
