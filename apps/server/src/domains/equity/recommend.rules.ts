import type { StockBoardCode } from '@lqr/contract/equity/boards.ts'
import { ENTERPRISE_SCALES, type EnterpriseScaleCode } from '@lqr/contract/reference/enterprise-scales.ts'
import { monthsBetween } from '../../clocks/months-between.rules.ts'
import { mayBeListed } from './listing.rules.ts'
import { reasons, SHARES } from './recommend-copy.ts'

/** A layer with the reason why it is recommended. */
export interface BoardReason {
  readonly board: StockBoardCode
  readonly reason: string
}

/** What the recommendation knows of an enterprise. Days as YYYY-MM-DD. */
export interface CompanyFacts {
  readonly corporateName: string
  readonly applicantKind: string
  readonly scale: EnterpriseScaleCode | null
  readonly foundDate: string | null
  /** Published lists of titles that hold it today. */
  readonly titles: readonly string[]
  /** The layer it is listed in. */
  readonly listedBoard: StockBoardCode | null
}

/** From this age on an enterprise is thought to have settled, or grown; thresholds of this product (decision 0057). */
const SETTLED_MONTHS = 24
const GROWN_MONTHS = 36
const MONTHS_OF_YEAR = 12
const GROWN_SCALES: readonly (EnterpriseScaleCode | null)[] = ['medium', 'large']
/** The layers in the order in which an enterprise climbs. */
const ORDER: readonly StockBoardCode[] = ['F', 'G', 'P']

/** For whoever is not known: each layer with what holds in general. */
export function generalReasons(): BoardReason[] {
  return ORDER.map((board) => ({ board, reason: reasons.general[board] }))
}

/** The layer that fits by titles, scale and age. */
function fittingBoard({ titles, scale, foundDate }: CompanyFacts, today: string): BoardReason {
  if (titles.length > 0) return { board: 'P', reason: reasons.title(titles) }
  if (foundDate === null) return { board: 'F', reason: reasons.unknown }
  const months = Math.max(0, monthsBetween(foundDate, today))
  const years = Math.floor(months / MONTHS_OF_YEAR)
  if (GROWN_SCALES.includes(scale) && months >= GROWN_MONTHS) {
    const name = ENTERPRISE_SCALES.find(({ code }) => code === scale)?.name ?? ''
    return { board: 'P', reason: reasons.grown(name, years) }
  }
  if (months >= SETTLED_MONTHS) return { board: 'G', reason: reasons.settled(years) }
  return { board: 'F', reason: reasons.young(months) }
}

/**
 * What fits an enterprise, the layer that fits best first; then the layer to begin with, and the custody of shares for a company
 * limited by shares. Nothing for whoever is no company, and no layer at or below the one it is listed in.
 */
export function ownReasons(facts: CompanyFacts, today: string): BoardReason[] {
  if (!mayBeListed(facts.applicantKind)) return []
  const fitting = fittingBoard(facts, today)
  const first = { board: 'F', reason: reasons.first } as const
  const shares = { board: 'T', reason: reasons.shares } as const
  const found = [
    fitting,
    ...(fitting.board === 'F' ? [] : [first]),
    ...(facts.corporateName.includes(SHARES) ? [shares] : []),
  ]
  const reached = facts.listedBoard === null ? -1 : ORDER.indexOf(facts.listedBoard)
  return found.filter(({ board }) => board !== facts.listedBoard && !isReached(board, reached))
}

const isReached = (board: StockBoardCode, reached: number) =>
  ORDER.includes(board) && ORDER.indexOf(board) <= reached
