import { getFund } from '@lqr/contract/funds/calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'
import { copy } from './copy.ts'
import { toFundLine } from './fund-line.ts'

const PRODUCTS = 6
const labels = copy.card

/** A fund as its page shows it, with the products beside it. */
export async function loadFund(api: LoaderApi, id: string) {
  const [fund, products] = await Promise.all([
    api(getFund, { params: { id } }),
    api(listProducts, { body: { zone: 'fund', pageSize: PRODUCTS } }),
  ])
  const line = toFundLine(fund)
  const { notOpen } = copy.fund
  return {
    fund: line,
    intro: fund.intro,
    howToApply: fund.howToApply,
    phone: fund.officePhone,
    notOpen: fund.phase === 'raising' || fund.phase === 'exiting' ? notOpen[fund.phase] : '',
    facts: [
      { label: copy.list.kind, value: line.kind },
      { label: copy.list.phase, value: line.phase },
      { label: labels.size, value: line.size },
      { label: labels.perProject, value: line.perProject },
      { label: copy.list.industry, value: line.industries.join('、') },
      { label: labels.stages, value: line.stages },
      { label: copy.list.area, value: line.area },
      { label: labels.manager, value: line.manager },
    ],
    products: products.list.map((card) => toProductLine(card)),
  }
}

export type LoadedFund = Awaited<ReturnType<typeof loadFund>>
