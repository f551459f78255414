import type { MeasuredLoan } from '@lqr/contract/products/annual-cost.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { getProduct, productFilters } from '@lqr/contract/products/product-calls.ts'
import { isEmptyOrZero } from '@lqr/contract/rules/emptiness.ts'
import { tenThousandsToYuan, yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { inputProps, wanInputProps } from '../../../shell/forms/input-props.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { typedNumber } from '../../../shell/typed-number.ts'
import { readCompareIds } from './compare-ids.ts'
import { comparedRows, comparisonVerdict, lends, totalCostYuan } from './compared-rows.ts'
import { copy } from './copy.ts'
import { logoAddress } from '../../../shell/product-cards/logo-address.ts'

const { amountYuan, termMonths } = productFilters.shape

/** Yuan of a text in 万元, whole months of a text; undefined for what the product list would not take either. */
const readAmount = (text: string) => amountYuan.safeParse(tenThousandsToYuan(text) ?? NaN).data
const readTerm = (text: string) => termMonths.safeParse(Number(text)).data

/** The largest and longest loan that all products lend, so that nothing need be typed to compare like with like. */
export function commonLoan(products: readonly ProductDetail[]): MeasuredLoan {
  return {
    amountYuan: Math.min(...products.map(({ amountMaxYuan }) => amountMaxYuan)),
    termMonths: Math.min(...products.map(({ termMaxMonths }) => termMaxMonths)),
  }
}

/** The loan of an address (`amount` in 万元, `termMonths`), what was typed, and what is wrong with it. */
export function readComparedLoan(search: URLSearchParams, products: readonly ProductDetail[]) {
  const common = commonLoan(products)
  const typed = (key: string) => {
    const text = typedNumber(search, key)
    return isEmptyOrZero(text) ? '' : text
  }
  const amountText = typed('amount')
  const termText = typed('termMonths')
  const amount = amountText ? readAmount(amountText) : common.amountYuan
  const term = termText ? readTerm(termText) : common.termMonths
  return {
    loan: {
      amountYuan: amount ?? common.amountYuan,
      termMonths: term ?? common.termMonths,
    },
    /** What the address said, for the links that keep it. */
    asked: { ...(amountText && { amount: amountText }), ...(termText && { termMonths: termText }) },
    amount: amountText || yuanToTenThousands(common.amountYuan),
    term: termText || String(common.termMonths),
    errors: {
      ...(amount ? {} : { amount: copy.own.badAmount }),
      ...(term ? {} : { term: copy.own.badTerm }),
    },
  }
}

/** The products of a comparison for one loan, undefined when none is left, and how many were taken off the list since they were chosen. */
export async function loadComparison(api: LoaderApi, search: URLSearchParams) {
  const found = await Promise.allSettled(
    readCompareIds(search.get('compare')).map((id) => api(getProduct, { params: { id } })),
  )
  const unavailable = found.find((one) => one.status === 'rejected' && !isMissing(one.reason))
  if (unavailable?.status === 'rejected') throw unavailable.reason
  const products = found.flatMap((one) => (one.status === 'rejected' ? [] : [one.value]))
  const gone = found.length - products.length
  if (products.length === 0) return { gone, comparison: undefined }
  const { loan, ...own } = readComparedLoan(search, products)
  const rows = comparedRows(products, loan)
  const totals = rows.find(({ key }) => key === 'total')?.cells ?? []
  const isAllShown = products.length === 1 || search.get('same') === '1'
  const comparison = {
    products: products.map((product, index) => ({
      id: product.id,
      name: product.name,
      orgName: product.orgName,
      orgLogo: logoAddress(product.logoId),
      isExample: product.isExample,
      onlineApply: product.onlineApply,
      /** What it costs altogether, in words; missing where it does not lend the loan. */
      total: lends(product, loan) ? totals[index]?.text : undefined,
      /** What the form in the console is filled with; a loan that the product does not lend is left to the form. */
      handOver: lends(product, loan)
        ? { proId: product.id, amountYuan: String(loan.amountYuan), termMonths: String(loan.termMonths) }
        : { proId: product.id },
    })),
    loan,
    chosen: firstChoice(products, loan),
    own: { ...own, inputs: { amount: wanInputProps(amountYuan), term: inputProps(termMonths) } },
    verdict: comparisonVerdict(products, loan),
    rows: rows.filter(({ isSame }) => isAllShown || !isSame),
    sameCount: products.length === 1 ? 0 : rows.filter(({ isSame }) => isSame).length,
    isAllShown,
  }
  return { gone, comparison }
}

/** The product that stands chosen when the page opens: of those that are applied for online the one that costs least. */
export function firstChoice(products: readonly ProductDetail[], loan: MeasuredLoan): string | undefined {
  const online = products.filter(({ onlineApply }) => onlineApply)
  const cost = (product: ProductDetail) => totalCostYuan(product, loan) ?? Infinity
  return online.toSorted((one, other) => Math.sign(cost(one) - cost(other)) || 0)[0]?.id
}

export type LoadedComparison = Awaited<ReturnType<typeof loadComparison>>
export type Comparison = NonNullable<LoadedComparison['comparison']>

function isMissing(reason: unknown): boolean {
  return reason instanceof Response && reason.status === 404
}
