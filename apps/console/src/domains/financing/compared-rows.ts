import { PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import {
  type ComparedResponse,
  equityOffer as equityOfferOf,
  investment as investmentOf,
  responseOffer,
} from '@lqr/contract/financing/response-entities.ts'
import { RESPONSE_ORIGINS } from '@lqr/contract/financing/response-kinds.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy, panelCopy, taskCopy } from './response-copy.ts'

const labels = labelsOf(responseOffer)
const shares = labelsOf(equityOfferOf)
const invested = labelsOf(investmentOf)
const NOTHING = '—'

/** One line of the comparison: a cell for each institution, and which of them is the cheapest where that can be said. */
export interface ComparedRow {
  readonly label: string
  readonly cells: readonly string[]
  readonly best?: number
}

/** Whether nothing more can come of a response, other than that it came to its end well. */
export function isEnded({ status }: Pick<ComparedResponse, 'status'>): boolean {
  const { phase, outcome } = responseCase.states[status] as { phase: string; outcome?: string }
  return phase === 'over' && outcome !== 'reached'
}

/** The place of the one lowest comprehensive cost that can be chosen; undefined when fewer than two are known or two are equal. */
function cheapest(responses: readonly ComparedResponse[]): number | undefined {
  const costs = responses.map(({ offer }) => (offer && !offer.isLapsed ? offer.annualCost : Infinity))
  const known = costs.filter(Number.isFinite)
  const lowest = Math.min(...costs)
  const isOne = known.length > 1 && known.filter((cost) => cost === lowest).length === 1
  return isOne ? costs.indexOf(lowest) : undefined
}

type Line = (label: string, cell: (response: ComparedResponse) => string | null | undefined) => ComparedRow

/** Of equity nothing is the best by its figures alone: a smaller share may come with harder conditions. */
function equityRows(line: Line): ComparedRow[] {
  return [
    line(shares.amountYuan, ({ equityOffer }) => equityOffer && formatAmount(equityOffer.amountYuan)),
    line(shares.sharePercent, ({ equityOffer }) => equityOffer && formatPercent(equityOffer.sharePercent)),
    line(shares.stage, ({ equityOffer }) => equityOffer && nameOf(PROJECT_STAGES, equityOffer.stage)),
    line(
      shares.conditions,
      ({ equityOffer }) => equityOffer && (equityOffer.conditions ?? copy.offer.noConditions),
    ),
    line(shares.validTo, ({ equityOffer }) => equityOffer && formatDate(equityOffer.validTo)),
  ]
}

/** What an institution has recorded of its investment: the enterprise is asked to check it. */
function investmentRows(line: Line): ComparedRow[] {
  return [
    line(invested.amountYuan, ({ investment }) => investment && formatAmount(investment.amountYuan)),
    line(invested.sharePercent, ({ investment }) => investment && formatPercent(investment.sharePercent)),
    line(invested.investedOn, ({ investment }) => investment && formatDate(investment.investedOn)),
  ]
}

function loanRows(line: Line, best: number | undefined): ComparedRow[] {
  return [
    line(labels.amountYuan, ({ offer }) => offer && formatAmount(offer.amountYuan)),
    {
      ...line(labels.annualCost, ({ offer }) => offer && formatPercent(offer.annualCost)),
      ...(best === undefined ? {} : { best }),
    },
    line(labels.ratePercent, ({ offer }) => offer && formatRate(offer.ratePercent)),
    line(labels.termMonths, ({ offer }) => offer && formatTerm(offer.termMonths)),
    line(labels.guaranteeMode, ({ offer }) => offer && nameOf(GUARANTEE_MODES, offer.guaranteeMode)),
    line(labels.conditions, ({ offer }) => offer && (offer.conditions ?? copy.offer.noConditions)),
    line(labels.productName, ({ offer }) => offer?.productName),
    line(labels.validTo, ({ offer }) => offer && formatDate(offer.validTo)),
  ]
}

/** What is compared, line by line, in the order of the responses. */
export function comparedRows(responses: readonly ComparedResponse[], isEquity = false): ComparedRow[] {
  const line: Line = (label, cell) => ({
    label,
    cells: responses.map((response) => cell(response) || NOTHING),
  })
  return [
    ...(isEquity ? equityRows(line) : loanRows(line, cheapest(responses))),
    ...(responses.some(({ investment }) => investment) ? investmentRows(line) : []),
    line(taskCopy.officer, ({ officerName, officerPhone }) =>
      [officerName, officerPhone].filter(Boolean).join(' '),
    ),
    line(panelCopy.phone, ({ orgPhone }) => orgPhone),
    line(taskCopy.cameBy, ({ cameBy }) => nameOf(RESPONSE_ORIGINS, cameBy)),
  ]
}
