import { labelOf } from '@lqr/contract/kernel/field.ts'
import { type ApplicationDetail, applicationDetail } from '@lqr/contract/applications/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { formatAmount, formatAmountRange, formatTerm, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { nameOf, namesOf } from '../../../../shell/records/name-of.ts'
import { copy } from '../../copy.ts'

/** One line of the request beside what the product published. */
export interface ComparedLine {
  readonly label: string
  readonly asked: string | undefined
  readonly offered: string
  /** Missing where the enterprise was not asked. */
  readonly isWithin?: boolean
}

type Compared = Pick<ApplicationDetail, 'amountYuan' | 'termMonths' | 'guaranteeMode' | 'terms'>

/** The request beside the product as it stood on the day of the application, line by line. */
export function compareTerms({ amountYuan, termMonths, guaranteeMode, terms }: Compared): ComparedLine[] {
  const within = (value: number | null, min: number, max: number) =>
    value === null ? {} : { isWithin: value >= min && value <= max }
  return [
    {
      label: copy.amount,
      asked: formatAmount(amountYuan),
      offered: formatAmountRange(terms.amountMinYuan, terms.amountMaxYuan),
      ...within(amountYuan, terms.amountMinYuan, terms.amountMaxYuan),
    },
    {
      label: copy.term,
      asked: formatTerm(termMonths),
      offered: formatTermRange(terms.termMinMonths, terms.termMaxMonths),
      ...within(termMonths, terms.termMinMonths, terms.termMaxMonths),
    },
    {
      label: copy.guarantee,
      asked: nameOf(GUARANTEE_MODES, guaranteeMode),
      offered: namesOf(GUARANTEE_MODES, terms.guaranteeModes),
      ...(guaranteeMode === null ? {} : { isWithin: terms.guaranteeModes.includes(guaranteeMode) }),
    },
    {
      label: copy.offer.rate,
      asked: undefined,
      offered: `${formatPercent(terms.rateMin)}–${formatPercent(terms.rateMax)}`,
    },
    {
      label: labelOf(applicationDetail.shape.creditRepayment),
      asked: undefined,
      offered: namesOf(REPAYMENT_MODES, terms.repaymentModes),
    },
  ]
}
