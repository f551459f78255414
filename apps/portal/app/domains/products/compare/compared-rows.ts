import {
  annualCostPercent,
  annualFeePercent,
  type MeasuredLoan,
  yuanOverTerm,
} from '@lqr/contract/products/annual-cost.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { namesOf } from '../../../shell/code-names.ts'
import { facts } from '../../../shell/product-cards/copy.ts'
import { toProductLine } from '../../../shell/product-cards/product-line.ts'
import { feeLines } from '../cost-lines.ts'
import { copy } from './copy.ts'

export interface ComparedCell {
  readonly text: string
  /** How far it is behind the best, or that the product does not lend this much or this long; '' for nothing. */
  readonly note: string
  /** What it is best at, in a word; '' where it is not the best or all are alike. */
  readonly best: string
  /** How far it is behind, against the one that is furthest behind: 0 to 1; missing where nothing is ranked. */
  readonly behind?: number
}

export interface ComparedRow {
  readonly key: keyof typeof copy.rows
  readonly label: string
  readonly hint: string
  readonly cells: readonly ComparedCell[]
  readonly isSame: boolean
}

/** Whether a product lends this amount for this long. */
export function lends(product: ProductDetail, { amountYuan, termMonths }: MeasuredLoan): boolean {
  return lendsAmount(product, amountYuan) && lendsFor(product, termMonths)
}

const lendsAmount = (product: ProductDetail, amountYuan: number) =>
  amountYuan >= product.amountMinYuan && amountYuan <= product.amountMaxYuan
const lendsFor = (product: ProductDetail, termMonths: number) =>
  termMonths >= product.termMinMonths && termMonths <= product.termMaxMonths

/** What the loan costs altogether at the lowest rate, whole yuan; undefined where the product does not lend it. */
export function totalCostYuan(product: ProductDetail, loan: MeasuredLoan): number | undefined {
  if (!lends(product, loan)) return undefined
  const { rateMin, fees } = product
  const yearly = [rateMin, ...fees.map((fee) => annualFeePercent(fee, rateMin, loan))]
  return yearly.reduce((sum, percent) => sum + yuanOverTerm(percent, rateMin, loan), 0)
}

interface Ranking {
  /** What stands in a cell: of its figure, or of its product by its place. */
  readonly text: (figure: number, index: number) => string
  readonly behind: (difference: number) => string
  readonly best: string
  readonly missing: string
}

/** Fewer is better: the best is named where the figures differ, the others say how far behind they are. */
function ranked(
  figures: readonly (number | undefined)[],
  { text, behind, best, missing }: Ranking,
): ComparedCell[] {
  const known = figures.filter((figure) => figure !== undefined)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return figures.map((figure, index) => {
    if (figure === undefined) return { text: missing, note: '', best: '' }
    const shown = text(figure, index)
    if (least === most) return { text: shown, note: '', best: '' }
    if (figure === least) return { text: shown, note: '', best, behind: 0 }
    return {
      text: shown,
      note: behind(figure - least),
      best: '',
      behind: (figure - least) / (most - least),
    }
  })
}

/** The longest term is the best; a term that the loan does not fit in says that instead. */
function rankedTerms(
  products: readonly ProductDetail[],
  loan: MeasuredLoan,
  textOf: (index: number) => string,
) {
  const cells = ranked(
    products.map(({ termMaxMonths }) => -termMaxMonths),
    {
      text: (_, index) => textOf(index),
      behind: (months) => copy.behind.months(String(months)),
      best: copy.best.term,
      missing: '',
    },
  )
  return cells.map((cell, index) => {
    const product = products[index]
    const isBeyond = product !== undefined && !lendsFor(product, loan.termMonths)
    return isBeyond ? { text: cell.text, note: copy.beyondTerm(formatTerm(loan.termMonths)), best: '' } : cell
  })
}

const points = (difference: number) => copy.behind.points((Math.round(difference * 100) / 100).toFixed(2))
const days = (difference: number) => copy.behind.days(String(Number(difference.toFixed(1))))

/** The rows of a comparison for one loan, the ones that decide first. */
export function comparedRows(products: readonly ProductDetail[], loan: MeasuredLoan): ComparedRow[] {
  const { best } = copy
  const lines = products.map((product) => toProductLine(product))
  const plain = (text: (product: ProductDetail, index: number) => string) =>
    products.map((product, index) => ({ text: text(product, index), note: '', best: '' }))
  const noted = (text: (index: number) => string, fits: (product: ProductDetail) => boolean, note: string) =>
    products.map((product, index) => ({ text: text(index), note: fits(product) ? '' : note, best: '' }))

  const cells: Record<keyof typeof copy.rows, readonly ComparedCell[]> = {
    total: ranked(
      products.map((product) => totalCostYuan(product, loan)),
      {
        text: formatAmount,
        behind: (more) => copy.behind.yuan(formatAmount(more)),
        best: best.total,
        missing: copy.notMeasured,
      },
    ),
    annualCost: ranked(
      products.map((product) =>
        lends(product, loan) ? annualCostPercent(product.rateMin, product.fees, loan) : undefined,
      ),
      { text: formatPercent, behind: points, best: best.annualCost, missing: copy.notMeasured },
    ),
    decision: ranked(
      products.map(({ averageDecisionDays }) => averageDecisionDays ?? undefined),
      {
        text: (figure) => (figure < 1 ? facts.withinADay : `${Number(figure.toFixed(1))} ${facts.days}`),
        behind: days,
        best: best.decision,
        missing: facts.noRecord,
      },
    ),
    rate: ranked(
      products.map(({ rateMin }) => rateMin),
      { text: (_, index) => lines[index]?.rate ?? '', behind: points, best: best.rate, missing: '' },
    ),
    fees: plain(
      ({ fees }) =>
        feeLines(fees)
          .map(({ name, text }) => `${name} ${text}`)
          .join('；') || copy.noFees,
    ),
    guarantee: plain((_, index) => lines[index]?.guarantee ?? ''),
    repayment: plain(({ repaymentModes }) => namesOf(repaymentModes, REPAYMENT_MODES).join('、')),
    amount: noted(
      (index) => lines[index]?.amount ?? '',
      (product) => lendsAmount(product, loan.amountYuan),
      copy.beyondAmount(formatAmount(loan.amountYuan)),
    ),
    term: rankedTerms(products, loan, (index) => lines[index]?.term ?? ''),
    requirements: plain(({ requirements }) => requirements),
    category: plain((_, index) => lines[index]?.category ?? ''),
    online: plain(({ onlineApply }) => (onlineApply ? facts.online : facts.offline)),
  }
  return (Object.keys(copy.rows) as (keyof typeof copy.rows)[]).map((key) => ({
    key,
    ...copy.rows[key],
    cells: cells[key],
    isSame: cells[key].every(({ text, note }) => text === cells[key][0]?.text && note === cells[key][0].note),
  }))
}

/** In a sentence: who costs least and by how much, who decides fastest; '' for a single product. */
export function comparisonVerdict(products: readonly ProductDetail[], loan: MeasuredLoan): string {
  if (products.length < 2) return ''
  const totals = products.flatMap((product) => {
    const yuan = totalCostYuan(product, loan)
    return yuan === undefined ? [] : [{ product, yuan }]
  })
  const lead = copy.verdict(formatAmount(loan.amountYuan), formatTerm(loan.termMonths))
  if (totals.length === 0) return copy.noneFits
  const { product: cheapest, yuan: least } = totals.reduce((a, b) => (b.yuan < a.yuan ? b : a))
  const most = Math.max(...totals.map(({ yuan }) => yuan))
  const timed = totals.flatMap(({ product }) =>
    product.averageDecisionDays === null ? [] : [{ product, days: product.averageDecisionDays }],
  )
  const quick = timed.length > 1 ? timed.reduce((a, b) => (b.days < a.days ? b : a)) : undefined
  const isAlone = quick !== undefined && timed.filter((one) => one.days === quick.days).length === 1
  const quickest = isAlone ? quick.product : undefined
  if (most === least) return `${lead}${totals.length > 1 ? copy.even : `${copy.onlyOne(nameOf(cheapest))}。`}`
  const saved = formatAmount(most - least)
  if (quickest === cheapest) return `${lead}${copy.cheapestAndQuickest(nameOf(cheapest), saved)}。`
  const parts = [
    copy.cheapest(nameOf(cheapest), saved),
    ...(quickest ? [copy.quickest(nameOf(quickest))] : []),
  ]
  return `${lead}${parts.join('；')}。`
}

const nameOf = ({ orgName, name }: ProductDetail) => `${orgName}“${name}”`
