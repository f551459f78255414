import { listNeeds, NEED_SORTS } from '@lqr/contract/financing/need-calls.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { oneOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { namesOf } from '../../shell/code-names.ts'
import { addressWith } from '../../shell/list-address.ts'
import { activeFilters, areaFacets, plainFacets } from '../../shell/listing/facets.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { AMOUNT_BANDS, bandOf, TERM_BANDS } from './need-bands.ts'
import { toNeedLine } from './need-line.ts'

const PAGE_SIZE = 12
const PATH = '/demand'
const labels = copy.list
const { shape } = listNeeds.body

const FIELDS = {
  keyword: shape.keyword,
  demandType: shape.demandType,
  amount: oneOf(labels.amount, AMOUNT_BANDS),
  term: oneOf(labels.term, TERM_BANDS),
  guaranteeMode: shape.guaranteeMode,
  industryCode: shape.industryCode,
  areaCode: shape.areaCode,
  sort: shape.sort,
} as const

/** The needs of an address with everything the page shows in words. */
export async function loadNeeds(api: LoaderApi, request: Request, sitePath: string) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, FIELDS)
  const { keyword, demandType, guaranteeMode, industryCode, areaCode, sort } = values
  const amount = bandOf(AMOUNT_BANDS, values.amount)
  const term = bandOf(TERM_BANDS, values.term)
  const found = await api(listNeeds, {
    body: {
      keyword,
      demandType,
      guaranteeMode,
      industryCode,
      areaCode,
      sort,
      amountMinYuan: amount?.min,
      amountMaxYuan: amount?.max,
      termMinMonths: term?.min,
      termMaxMonths: term?.max,
      currentPageNum: page,
      pageSize: PAGE_SIZE,
    },
  })
  const place = { path: PATH, kept }
  const nameIn = (code: string | undefined, items: readonly { code: string; name: string }[]) =>
    code && namesOf([code], items)[0]
  const current = sort ?? NEED_SORTS[0]
  return {
    listing: {
      ...place,
      ignored,
      active: activeFilters([
        ['keyword', labels.keyword, keyword],
        ['demandType', labels.demandType, nameIn(demandType, DEMAND_TYPES)],
        ['amount', labels.amount, amount?.name],
        ['term', labels.term, term?.name],
        ['guaranteeMode', labels.guaranteeMode, nameIn(guaranteeMode, GUARANTEE_MODES)],
        ['industryCode', labels.industry, nameIn(industryCode, INDUSTRIES)],
        ['areaCode', labels.area, areaCode && (substationOfCode(areaCode)?.name ?? areaCode)],
      ]),
      ...pageFacts(found),
    },
    facets: [
      {
        key: 'demandType',
        label: labels.demandType,
        facets: plainFacets(place, 'demandType', DEMAND_TYPES),
      },
      { key: 'amount', label: labels.amount, facets: plainFacets(place, 'amount', AMOUNT_BANDS) },
      { key: 'term', label: labels.term, facets: plainFacets(place, 'term', TERM_BANDS) },
      {
        key: 'guaranteeMode',
        label: labels.guaranteeMode,
        facets: plainFacets(place, 'guaranteeMode', GUARANTEE_MODES),
      },
      { key: 'areaCode', label: labels.area, facets: areaFacets(sitePath, place) },
      { key: 'industryCode', label: labels.industry, facets: plainFacets(place, 'industryCode', INDUSTRIES) },
    ].filter(({ facets }) => facets.length > 0),
    sorts: NEED_SORTS.map((key) => ({
      key,
      label: labels.sorts[key],
      href: addressWith(PATH, kept, { sort: key === NEED_SORTS[0] ? undefined : key }),
    })),
    sort: current,
    needs: found.list.map(toNeedLine),
  }
}

/** The newest needs of the site, for the home page. */
export async function loadNewestNeeds(api: LoaderApi, pageSize: number) {
  const { list } = await api(listNeeds, { body: { pageSize } })
  return list.map(toNeedLine)
}
