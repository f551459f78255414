import { listLeaseInstitutions } from '@lqr/contract/leasing/calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { DEFAULT_SUBSTATION_ID, findSubstation } from '@lqr/contract/reference/substations.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'
import { readCalculation } from './lease-calculation.ts'

const PRODUCTS = 6

/** What the page shows: the calculator's result, the leasing products of the site, and the leasing companies. */
export async function loadLease(api: LoaderApi, request: Request, sitePath: string) {
  const site = findSubstation(sitePath)?.id
  const area = site === undefined || site === DEFAULT_SUBSTATION_ID ? undefined : site
  const [products, everywhere, here] = await Promise.all([
    api(listProducts, { body: { zone: 'leasing', pageSize: PRODUCTS } }),
    api(listLeaseInstitutions, { query: {} }),
    api(listLeaseInstitutions, { query: area ? { areaCode: area } : {} }),
  ])
  return {
    calculation: readCalculation(new URL(request.url).searchParams),
    products: products.list.map((product) => toProductLine(product)),
    productsTotal: products.total,
    institutions: here,
    /** Whom the form offers: a need may name any leasing company of the province. */
    choices: everywhere.map(({ id, name }) => ({ id, name })),
    areaCode: area ?? '',
  }
}

export type LeasePage = Awaited<ReturnType<typeof loadLease>>
