import { getOrganisation } from '@lqr/contract/organisations/calls.ts'
import {
  countProductFacets,
  listProducts,
  PRODUCT_SORTS,
  productFilters,
} from '@lqr/contract/products/product-calls.ts'
import { markedWords } from '@lqr/contract/rules/search-marks.ts'
import { someWords } from '@lqr/contract/rules/search-tolerance.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { redirect } from 'react-router'
import { wanInputProps } from '../../shell/forms/input-props.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { activeFilters, selectFilters, withCounts, withKept } from './filter-options.ts'
import { addressWith } from '../../shell/list-address.ts'
import { type ProductQuery, readProductFilters } from './product-filters.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'

const PAGE_SIZE = 10

export type ProductListing = Awaited<ReturnType<typeof loadListing>>

/** The product list of an address: filters read, products found, everything a page shows in words. */
export async function loadListing(api: LoaderApi, request: Request, sitePath: string, path: string) {
  const { searchParams } = new URL(request.url)
  const { query, kept, ignored, needsTidying } = readProductFilters(searchParams)
  if (needsTidying && ignored.length === 0) throw redirect(siteAddress(sitePath, addressWith(path, kept)))
  const [found, orgName, counts] = await Promise.all([
    api(listProducts, { body: { ...query, pageSize: PAGE_SIZE } }),
    organisationName(api, kept.orgId),
    facetCounts(api, query),
  ])
  const selects = selectFilters(sitePath)
  const { isPartial = false, alsoAs = [] } = found
  const words = [kept.keyword, ...alsoAs].flatMap((name = '') => (isPartial ? someWords : markedWords)(name))
  return {
    path,
    kept,
    ignored,
    selects: withKept(withCounts(selects, counts), kept),
    active: activeFilters(kept, selects, orgName),
    amountText: query.amountYuan ? yuanToTenThousands(query.amountYuan) : (searchParams.get('amount') ?? ''),
    amountInput: wanInputProps(productFilters.shape.amountYuan),
    sort: query.sort ?? PRODUCT_SORTS[0],
    reading: { keyword: kept.keyword ?? '', isPartial, alsoAs },
    products: found.list.map((card) => toProductLine(card, words)),
    ...pageFacts(found),
  }
}

// Numbers beside the choices are a courtesy: without them the filters still stand.
async function facetCounts(api: LoaderApi, query: ProductQuery) {
  const { currentPageNum: _page, pageSize: _size, sort: _sort, ...body } = query
  return api(countProductFacets, { body }).catch(() => [])
}

// Only the words of a chip: without the institution the filter still stands.
async function organisationName(api: LoaderApi, id: string | undefined): Promise<string> {
  if (id === undefined) return ''
  return api(getOrganisation, { params: { id } }).then(
    ({ name }) => name,
    () => '',
  )
}
