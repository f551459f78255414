import { Alert, Tag } from 'antd'
import { labelOf, labelsOf } from '@lqr/contract/kernel/field.ts'
import { TERM_DEVIATIONS, type TermDeviationCode } from '@lqr/contract/applications/deviations.ts'
import { applicationDetail, type ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { LOAN_FLAGS, PRICING_BASES } from '@lqr/contract/demand-reports/kinds.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { FIRST_LOAN_RULE } from '@lqr/contract/applications/first-loan-rule.ts'
import { hasEarlierLoan } from '@lqr/contract/applications/first-loan.ts'
import { formatAmount, formatAmountRange, formatTerm, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf, namesOf } from '../../../shell/records/name-of.ts'
import { copy } from '../copy.ts'
import '../../../shell/cases/cases.css'

const texts = copy.offer
const labels = labelsOf(applicationDetail)

function yesOrNo(value: boolean | null): string {
  return value === null ? '' : value ? texts.yes : texts.no
}

/** What the decision means in the state that the case has come to. */
function decisionText(status: ApplicationDetail['status']): string {
  const { OTHER, ...known } = texts.decisionText
  return status in known ? known[status as keyof typeof known] : OTHER
}

/** What the product published, where the grant differs from it. */
function publishedOf({ terms }: ApplicationDetail): Readonly<Record<TermDeviationCode, string>> {
  return {
    RATE: `${formatPercent(terms.rateMin)}–${formatPercent(terms.rateMax)}`,
    TERM: formatTermRange(terms.termMinMonths, terms.termMaxMonths),
    AMOUNT: formatAmountRange(terms.amountMinYuan, terms.amountMaxYuan),
    REPAYMENT: namesOf(REPAYMENT_MODES, terms.repaymentModes),
  }
}

/** In what the grant differs from the product as it was published, and why; nothing where it does not. */
function Deviations({ application }: { application: ApplicationDetail }) {
  const { creditDeviations, deviationReason } = application
  if (creditDeviations.length === 0) return null
  const published = publishedOf(application)
  return (
    <Alert
      type="warning"
      showIcon
      className="form-alert"
      title={texts.deviates(
        TERM_DEVIATIONS.filter(({ code }) => creditDeviations.includes(code)).map(({ code, name }) =>
          texts.deviation(name, published[code]),
        ),
      )}
      description={texts.deviationReason(deviationReason ?? '')}
    />
  )
}

/** The institution's decision with its open conditions, and the loan once it was paid out. Nothing before a decision. */
export function OfferPanel({ application }: { application: ApplicationDetail }) {
  if (application.creditAmountYuan === null) return null
  const items = [
    {
      label: texts.amount,
      value: <strong className="figure">{formatAmount(application.creditAmountYuan)}</strong>,
    },
    {
      label: texts.rate,
      value: <strong className="figure figure-rate">{formatRate(application.creditRate)}</strong>,
    },
    { label: texts.cost, value: formatPercent(application.creditAnnualCost) },
    { label: texts.term, value: formatTerm(application.creditTermMonths) },
    { label: labels.creditRepayment, value: nameOf(REPAYMENT_MODES, application.creditRepayment) },
    { label: texts.validTo, value: formatDate(application.creditValidTo) },
    { label: texts.creditOnly, value: yesOrNo(application.isCreditOnly) },
    {
      label: texts.conditions,
      value: <span className="prewrap">{application.creditConditions ?? texts.noConditions}</span>,
      isWide: true,
    },
    ...(application.endReason === null
      ? []
      : [
          {
            label: labels.endReason,
            value: <span className="prewrap">{application.endReason}</span>,
            isWide: true,
          },
        ]),
  ]
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{texts.decisionTitle}</h2>
        <Tag color="success">{texts.decisionTag}</Tag>
      </div>
      <p className="muted panel-note">{decisionText(application.status)}</p>
      <Deviations application={application} />
      <Facts items={items} />
      <p className="muted panel-foot">{texts.costHelp}</p>
    </section>
  )
}

/** What the institution's ledger says of the loan, as far as it was said and the viewer reads it. */
function ledgerFacts({ pricingBase, repricedOn, feeYuan, fundsIndustryCode, loanFlags }: ApplicationDetail) {
  return [
    ...(pricingBase ? [{ label: labels.pricingBase, value: nameOf(PRICING_BASES, pricingBase) }] : []),
    ...(repricedOn ? [{ label: labels.repricedOn, value: formatDate(repricedOn) }] : []),
    ...(feeYuan === null ? [] : [{ label: labels.feeYuan, value: formatAmount(feeYuan) }]),
    ...(fundsIndustryCode
      ? [{ label: labels.fundsIndustryCode, value: nameOf(INDUSTRIES, fundsIndustryCode) }]
      : []),
    ...(loanFlags && loanFlags.length > 0
      ? [{ label: labels.loanFlags, value: namesOf(LOAN_FLAGS, loanFlags), isWide: true }]
      : []),
  ]
}

/** What was paid out and when. */
export function LoanPanel({ application }: { application: ApplicationDetail }) {
  if (application.loanAmountYuan === null) return null
  const items = [
    {
      label: texts.loanAmount,
      value: <strong className="figure">{formatAmount(application.loanAmountYuan)}</strong>,
    },
    { label: texts.loanDate, value: formatDate(application.loanDate) },
    ...(application.repaidYuan === null
      ? []
      : [
          { label: labels.repaidYuan, value: formatAmount(application.repaidYuan) },
          { label: labels.repaidOn, value: formatDate(application.repaidOn) },
        ]),
    { label: texts.firstLoan, value: yesOrNo(application.isFirstLoan) },
    { label: labelOf(hasEarlierLoan), value: yesOrNo(application.hasEarlierLoan) },
    ...ledgerFacts(application),
  ]
  return (
    <section className="panel">
      <h2>{texts.loanTitle}</h2>
      <Facts items={items} />
      <p className="muted panel-foot">{FIRST_LOAN_RULE}</p>
    </section>
  )
}
