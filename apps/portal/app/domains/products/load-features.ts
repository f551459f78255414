import { FEATURE_SORTS, listFeatureProducts } from '@lqr/contract/products/feature-calls.ts'
import { listProducts, type productFilters } from '@lqr/contract/products/product-calls.ts'
import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import type * as z from 'zod'
import { addressWith, type KeptQuery } from '../../shell/list-address.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { featureCopy as copy } from './feature-copy.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'
import { type FeatureLine, toFeatureLine } from './feature-line.ts'

const PAGE_SIZE = 12
const { shape } = listFeatureProducts.body
const fields = { keyword: shape.keyword, sort: shape.sort }

/** Where the list of a zone stands: the page's path and what of its address is the zone. */
export interface FeaturePlace {
  readonly path: string
  readonly fixed: KeptQuery
}

/** Key of the address that names a choice of the zone. */
export const PICK = 'pick'

/** What a visitor may choose in a zone: which of its products are left. */
export interface ZonePick {
  readonly key: string
  readonly name: string
  readonly filter: Partial<z.input<typeof productFilters>>
}

interface Asked {
  readonly zone: ZoneCode
  readonly pick: ZonePick | undefined
  readonly keyword: string | undefined
  readonly sort: (typeof FEATURE_SORTS)[number] | undefined
  readonly page: number
}

/** The products of a choice are those the product list finds; without a choice the zone has its own order and sentences. */
async function find(api: LoaderApi, { zone, pick, keyword, sort, page }: Asked) {
  const paged = { currentPageNum: page, pageSize: PAGE_SIZE }
  if (!pick) {
    const found = await api(listFeatureProducts, { body: { type: zone, keyword, sort, ...paged } })
    return { ...found, features: found.list.map(toFeatureLine) }
  }
  const order = sort === undefined || sort === 'zone' ? 'recommended' : sort
  const found = await api(listProducts, { body: { ...pick.filter, zone, sort: order, ...paged } })
  const features = found.list.map((card): FeatureLine => ({
    id: card.id,
    note: '',
    isFront: false,
    product: toProductLine(card),
  }))
  return { ...found, features }
}

/** The products of a zone by the word or the choice, and the order, of an address; a word looks in the whole zone. */
export async function loadFeatures(
  api: LoaderApi,
  zone: ZoneCode,
  { path, fixed }: FeaturePlace,
  search: URLSearchParams,
  picks: readonly ZonePick[] = [],
) {
  const { values, kept: read, ignored, page } = readFilters(search, fields)
  const { keyword, sort } = values
  const pick = keyword ? undefined : picks.find(({ key }) => key === search.get(PICK))
  const kept: KeptQuery = pick ? { ...read, [PICK]: pick.key } : read
  const { features, ...found } = await find(api, { zone, pick, keyword, sort, page })
  return {
    listing: {
      path,
      fixed,
      kept,
      ignored,
      active: [
        ...(keyword ? [{ key: 'keyword', label: `${copy.keyword}：${keyword}` }] : []),
        ...(pick ? [{ key: PICK, label: pick.name }] : []),
      ],
      ...pageFacts(found),
    },
    keyword,
    sort: sort ?? FEATURE_SORTS[0],
    sorts: FEATURE_SORTS.map((key) => ({
      key,
      label: copy.sorts[key],
      href: addressWith(path, { ...fixed, ...kept }, { sort: key === FEATURE_SORTS[0] ? undefined : key }),
    })),
    features,
  }
}

export type LoadedFeatures = Awaited<ReturnType<typeof loadFeatures>>
