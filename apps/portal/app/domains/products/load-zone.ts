import { listProducts } from '@lqr/contract/products/product-calls.ts'
import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'

const PAGE_SIZE = 12

/** The products of a zone on one page, with its figures: how many, the lowest cost and the highest amount. */
export async function loadZoneProducts(api: LoaderApi, zone: ZoneCode, page = 1) {
  const [found, cheapest, largest] = await Promise.all([
    api(listProducts, { body: { zone, currentPageNum: page, pageSize: PAGE_SIZE } }),
    api(listProducts, { body: { zone, sort: 'cost', pageSize: 1 } }),
    api(listProducts, { body: { zone, sort: 'amount', pageSize: 1 } }),
  ])
  const { figures } = copy.zones
  const [low] = cheapest.list
  const [high] = largest.list
  return {
    products: found.list.map((card) => toProductLine(card)),
    total: found.total,
    currentPageNum: found.currentPageNum,
    pageSize: found.pageSize,
    facts:
      low && high
        ? [
            { label: figures.products, value: `${found.total} 个` },
            { label: figures.lowest, value: formatPercent(low.annualCostMin) },
            { label: figures.highest, value: formatAmount(high.amountMaxYuan) },
          ]
        : [],
  }
}

export type ZoneProducts = Awaited<ReturnType<typeof loadZoneProducts>>

/** The page number of an address; 1 for anything else. */
export function pageOfAddress(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1
}
