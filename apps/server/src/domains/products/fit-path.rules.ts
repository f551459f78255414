import type { FitChange, FitConditionCode } from '@lqr/contract/products/fit.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { fitCopy } from './fit-copy.ts'
import type { Fit, FitTerms, Want } from './fit-product.rules.ts'
import { namesOf } from './fit.rules.ts'

/** A change of what is wanted, and the want that it makes. */
export interface WantChange extends FitChange {
  readonly want: Partial<Want>
}

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

function amountChange({ amountMinYuan, amountMaxYuan }: FitTerms, { amountYuan }: Want): WantChange {
  const to = within(amountYuan, amountMinYuan, amountMaxYuan)
  const sentence =
    to < amountYuan ? fitCopy.lessAmount(amountYuan - to, to) : fitCopy.moreAmount(to - amountYuan, to)
  return { code: 'AMOUNT', sentence, want: { amountYuan: to } }
}

function termChange({ termMinMonths, termMaxMonths }: FitTerms, { termMonths }: Want): WantChange {
  const to = within(termMonths, termMinMonths, termMaxMonths)
  const sentence =
    to < termMonths ? fitCopy.shorter(termMonths - to, to) : fitCopy.longer(to - termMonths, to)
  return { code: 'TERM', sentence, want: { termMonths: to } }
}

function guaranteeChange({ guaranteeModes }: FitTerms): WantChange | undefined {
  const [guaranteeMode] = guaranteeModes
  if (guaranteeMode === undefined) return undefined
  const sentence = fitCopy.otherGuarantee(namesOf(GUARANTEE_MODES, guaranteeModes))
  return { code: 'GUARANTEE', sentence, want: { guaranteeMode } }
}

/** What of the want makes this condition hold; undefined where the enterprise or the product would have to be another. */
function changeFor(code: FitConditionCode, product: FitTerms, want: Want): WantChange | undefined {
  switch (code) {
    case 'AMOUNT':
      return amountChange(product, want)
    case 'TERM':
      return termChange(product, want)
    case 'GUARANTEE':
      return guaranteeChange(product)
    case 'RATE':
      return { code, sentence: fitCopy.moreRate(product.rateMin), want: { rateMax: product.rateMin } }
    default:
      return undefined
  }
}

/**
 * The fewest changes of the want after which a product fits: one for each unmet condition, as none of them moves another. Undefined
 * where it fits already, or where one of them is not the want's.
 */
export function wantChanges({ conditions }: Fit, product: FitTerms, want: Want): WantChange[] | undefined {
  const unmet = conditions.filter(({ result }) => result === 'unmet')
  const changes = unmet.flatMap(({ code }) => changeFor(code, product, want) ?? [])
  return unmet.length === 0 || changes.length < unmet.length ? undefined : changes
}
