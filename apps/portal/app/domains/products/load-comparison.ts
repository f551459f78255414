import { getProduct } from '@lqr/contract/products/product-calls.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { namesOf } from '../../shell/code-names.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { readCompareIds } from './compare-ids.ts'
import { feeLines } from './cost-lines.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'

/** The products of a comparison with what only their pages show; one that was taken off the list is left out. */
export async function loadComparison(api: LoaderApi, text: string | null) {
  const found = await Promise.allSettled(
    readCompareIds(text).map((id) => api(getProduct, { params: { id } })),
  )
  const unavailable = found.find((one) => one.status === 'rejected' && !isMissing(one.reason))
  if (unavailable?.status === 'rejected') throw unavailable.reason
  return found.flatMap((one) => {
    if (one.status === 'rejected') return []
    const product = one.value
    return [
      {
        ...toProductLine(product),
        fees: feeLines(product.fees).map(({ name, text: amount }) => `${name} ${amount}`),
        repayment: namesOf(product.repaymentModes, REPAYMENT_MODES).join('、'),
        requirements: product.requirements,
      },
    ]
  })
}

export type ComparedProduct = Awaited<ReturnType<typeof loadComparison>>[number]

function isMissing(reason: unknown): boolean {
  return reason instanceof Response && reason.status === 404
}
