import { Link } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { type getRenewalRadar, RENEWAL_STATES } from '@lqr/contract/oversight/renewal-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { overviewCopy as copy } from '../copy.ts'

type Window = CallOutput<typeof getRenewalRadar>['windows'][number]

/** What falls due within a quarter, and what has become of it. */
export function DuePanel({ window, to }: { window: Window; to: string }) {
  const { days, loans, amountYuan, byState } = window
  const of = (code: string) => byState.find(({ state }) => state === code)?.loans ?? 0
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.due(days)}</h2>
        <Link to={to}>{copy.toRadar}</Link>
      </div>
      <p className="trend-figures">
        <strong className="tabular">{formatAmount(amountYuan) || '0'}</strong>
        <span className="muted">{copy.dueLoans(loans.toLocaleString('zh-CN'))}</span>
      </p>
      <ul className="state-bars">
        {RENEWAL_STATES.map(({ code, name }) => (
          <li key={code} data-late={code === 'silent' && of(code) > 0 ? true : undefined}>
            <span>
              {code === 'silent' && of(code) > 0 ? '▲ ' : ''}
              {name}
            </span>
            <span className="tabular">{of(code)}</span>
            <i aria-hidden style={{ width: `${loans > 0 ? (of(code) / loans) * 100 : 0}%` }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
