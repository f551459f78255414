import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { RowLink } from '../../../../shell/cases/case-columns.tsx'
import { CaseStatusTag } from '../../../../shell/cases/case-status-tag.tsx'
import { workAddress } from '../../../../shell/cases/work-address.ts'
import { copy } from '../copy.ts'

const texts = copy.task

/** What this enterprise asked of the institution before, each leading to its page. */
export function EarlierPanel({ application: { earlier } }: { application: ApplicationDetail }) {
  return (
    <section className="panel">
      <h2>{texts.earlier}</h2>
      {earlier.length === 0 && <p className="muted">{texts.earlierNone}</p>}
      <ul className="earlier-cases">
        {earlier.map(({ id, productName, amountYuan, loanAmountYuan, status, createdAt }) => (
          <li key={id}>
            <RowLink to={workAddress('application', id)}>{productName}</RowLink>
            <CaseStatusTag of={applicationCase} status={status} />
            <span className="muted">
              {formatDate(createdAt)} {texts.earlierOn}，{texts.earlierAmount} {formatAmount(amountYuan)}
              {loanAmountYuan !== null && `，${texts.earlierDrawn} ${formatAmount(loanAmountYuan)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
