import { FEATURE_SORTS, listFeatureProducts } from '@lqr/contract/products/feature-calls.ts'
import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import { addressWith, type KeptQuery } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { featureCopy as copy } from './feature-copy.ts'
import { toFeatureLine } from './feature-line.ts'

const PAGE_SIZE = 12
const { shape } = listFeatureProducts.body
const fields = { keyword: shape.keyword, sort: shape.sort }

/** Where the list of a zone stands: the page's path and what of its address is the zone. */
export interface FeaturePlace {
  readonly path: string
  readonly fixed: KeptQuery
}

/** The products of a zone by the word and the order of an address. */
export async function loadFeatures(
  api: LoaderApi,
  zone: ZoneCode,
  { path, fixed }: FeaturePlace,
  search: URLSearchParams,
) {
  const { values, kept, ignored, page } = readFilters(search, fields)
  const { keyword, sort } = values
  const found = await api(listFeatureProducts, {
    body: { type: zone, keyword, sort, currentPageNum: page, pageSize: PAGE_SIZE },
  })
  return {
    listing: {
      path,
      fixed,
      kept,
      ignored,
      active: keyword ? [{ key: 'keyword', label: `${copy.keyword}：${keyword}` }] : [],
      ...pageFacts(found),
    },
    keyword,
    sort: sort ?? FEATURE_SORTS[0],
    sorts: FEATURE_SORTS.map((key) => ({
      key,
      label: copy.sorts[key],
      href: addressWith(path, { ...fixed, ...kept }, { sort: key === FEATURE_SORTS[0] ? undefined : key }),
    })),
    features: found.list.map(toFeatureLine),
  }
}

export type LoadedFeatures = Awaited<ReturnType<typeof loadFeatures>>
