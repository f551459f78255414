import { Link } from 'react-router'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { CaseStatusTag } from '../../../../shell/cases/case-status-tag.tsx'
import { workAddress } from '../../../../shell/cases/work-address.ts'
import { copy } from '../copy.ts'

const texts = copy.task

/**
 * What this enterprise else asks of the institution, each leading to its page: a look aside, after which the
 * list one works through is still the one that leads to the next case.
 */
export function OthersPanel({ application: { others } }: { application: Pick<ApplicationDetail, 'others'> }) {
  return (
    <section className="panel" aria-label={texts.others}>
      <h2>{texts.others}</h2>
      {others.length === 0 && <p className="muted">{texts.othersNone}</p>}
      <ul className="other-cases">
        {others.map(({ id, productName, amountYuan, loanAmountYuan, status, createdAt }) => (
          <li key={id}>
            <Link to={workAddress('application', id)}>{productName}</Link>
            <CaseStatusTag of={applicationCase} status={status} />
            <span className="muted">
              {formatDate(createdAt)} {texts.otherOn}，{texts.otherAmount} {formatAmount(amountYuan)}
              {loanAmountYuan !== null && `，${texts.otherDrawn} ${formatAmount(loanAmountYuan)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
