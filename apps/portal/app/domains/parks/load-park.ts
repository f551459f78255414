import { getPark, listParkEnterprises } from '@lqr/contract/parks/calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { namesOf } from '../../shell/code-names.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { activeFilters, plainFacets } from '../../shell/listing/facets.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { copy } from './copy.ts'
import { PARKS_PATH } from './load-parks.ts'
import { toParkEnterpriseLine, toParkLine } from './park-line.ts'

const PAGE_SIZE = 12
const PRODUCTS = 6
const labels = copy.park
const { shape } = listParkEnterprises.body
const fields = { keyword: shape.keyword, industry: shape.industry, scale: shape.scale }

/** A park with the enterprises it presents, narrowed by the address, and the products of the zone. */
export async function loadPark(api: LoaderApi, request: Request, parkId: string) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, fields)
  const { keyword, industry, scale } = values
  const [park, found, products] = await Promise.all([
    api(getPark, { params: { id: parkId } }),
    api(listParkEnterprises, {
      body: { parkId, keyword, industry, scale, currentPageNum: page, pageSize: PAGE_SIZE },
    }),
    api(listProducts, { body: { zone: 'park', pageSize: PRODUCTS } }),
  ])
  const line = toParkLine(park)
  const fixed = { parkId }
  const place = { path: PARKS_PATH, kept: { ...kept, ...fixed } }
  return {
    park: line,
    intro: park.intro,
    services: park.services,
    phone: park.officePhone,
    facts: [
      { label: labels.level, value: line.level },
      { label: labels.place, value: line.area },
      { label: labels.industries, value: line.industries.join('、') },
      { label: copy.card.area, value: `${line.areaKm2} ${copy.card.km2}` },
      { label: labels.office, value: park.officeName },
      { label: labels.address, value: park.address },
    ],
    listing: {
      path: PARKS_PATH,
      fixed,
      kept,
      ignored,
      active: activeFilters([
        ['keyword', copy.list.keyword, keyword],
        ['industry', labels.industry, namesOf([industry ?? ''], LEADING_INDUSTRIES)[0]],
        ['scale', labels.scale, namesOf([scale ?? ''], ENTERPRISE_SCALES)[0]],
      ]),
      ...pageFacts(found),
    },
    industries: plainFacets(
      place,
      'industry',
      LEADING_INDUSTRIES.filter(({ code }) => park.industries.includes(code) || code === industry),
    ),
    enterprises: found.list.map(toParkEnterpriseLine),
    products: products.list.map((card) => toProductLine(card)),
  }
}

export type LoadedPark = Awaited<ReturnType<typeof loadPark>>
