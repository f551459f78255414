import type { InterestTalk, ProjectInvestment } from '@lqr/contract/equity/interest-entities.ts'
import { PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import { CASE_SIDES } from '@lqr/contract/kernel/cases/case-fields.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy, talkCopy as texts } from './copy.ts'

/** The times that lie on the table, or the one that was agreed on. */
export function TalkFacts({ talk }: { talk: InterestTalk | null }) {
  if (!talk) return null
  const items = [
    talk.at === null
      ? {
          label: texts.proposed(nameOf(CASE_SIDES, talk.proposedBy) ?? ''),
          value: talk.options.map(formatDateTime).join('；'),
          isWide: true,
        }
      : { label: texts.at, value: formatDateTime(talk.at), isWide: true },
    { label: texts.place, value: talk.place, isWide: true },
  ]
  return (
    <section className="panel">
      <h2>{texts.title}</h2>
      <Facts items={items} />
    </section>
  )
}

/** What the institution says that it has invested. */
export function InvestmentFacts({ investment }: { investment: ProjectInvestment | null }) {
  if (!investment) return null
  const items = [
    { label: texts.amount, value: formatAmount(investment.amountYuan) },
    { label: texts.share, value: formatPercent(investment.sharePercent) },
    { label: copy.stage, value: nameOf(PROJECT_STAGES, investment.stage) },
    { label: texts.investedOn, value: formatDate(investment.investedOn) },
  ]
  return (
    <section className="panel">
      <h2>{texts.invested}</h2>
      <Facts items={items} />
    </section>
  )
}
