import type {
  countFirstLoans,
  countGranted,
  PlatformFigures as Figures,
} from '@lqr/contract/statistics/calls.ts'
import { FIRST_LOAN_FIGURE } from '@lqr/contract/applications/first-loan-rule.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatRate } from '@lqr/ui/format-rate.ts'
import { copy } from './copy.ts'

interface PlatformFiguresProps {
  figures: Figures
  granted: CallOutput<typeof countGranted> | undefined
  firstLoans: CallOutput<typeof countFirstLoans> | undefined
}

/** The figures at a glance: a count with its unit, and the amount below where there is one. */
export function PlatformFigures({ figures, granted, firstLoans }: PlatformFiguresProps) {
  const items = [
    { label: copy.enterprises, count: figures.enterprises, unit: copy.household },
    { label: copy.certified, count: figures.certifiedEnterprises, unit: copy.household },
    { label: copy.institutions, count: figures.institutions, unit: copy.household },
    { label: copy.products, count: figures.products, unit: copy.piece },
    {
      label: copy.applications,
      count: figures.applications,
      unit: copy.deal,
      note: formatAmount(figures.appliedAmountYuan),
    },
    {
      label: copy.credited,
      count: figures.creditedCount,
      unit: copy.deal,
      note: [formatAmount(figures.creditedAmountYuan), granted && formatRate(granted.averageRate)]
        .filter(Boolean)
        .join(' · '),
    },
    {
      label: copy.disbursed,
      count: figures.disbursedCount,
      unit: copy.deal,
      note: formatAmount(figures.disbursedAmountYuan),
    },
    ...(firstLoans
      ? [
          {
            label: copy.firstLoans,
            count: firstLoans.count,
            unit: copy.household,
            note: formatAmount(firstLoans.amountYuan),
          },
        ]
      : []),
  ]
  return (
    <section className="panel">
      <h2>{copy.figures}</h2>
      <dl className="figures">
        {items.map(({ label, count, unit, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{count.toLocaleString('zh-CN')}</strong> {unit}
              {note && <span className="muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted panel-foot">{FIRST_LOAN_FIGURE}</p>
    </section>
  )
}
