import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { getRoster, listRosterEntries } from '@lqr/contract/rosters/calls.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { activeFilters } from '../../shell/listing/facets.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { copy } from './copy.ts'
import { ROSTERS_PATH } from './load-rosters.ts'
import { toRosterLine } from './roster-line.ts'

/** A roster is read and printed in long pages. */
const PAGE_SIZE = 100
const PRODUCTS = 6
const labels = copy.roster
const { shape } = listRosterEntries.body
const fields = { keyword: shape.keyword, areaCode: shape.areaCode }

/** A roster with its enterprises, narrowed by the address, and the products of its zone. */
export async function loadRoster(api: LoaderApi, request: Request, rosterId: string) {
  const { values, kept, ignored, page } = readFilters(new URL(request.url).searchParams, fields)
  const { keyword, areaCode } = values
  const [roster, found, products] = await Promise.all([
    api(getRoster, { params: { id: rosterId } }),
    api(listRosterEntries, {
      body: { rosterId, keyword, areaCode, currentPageNum: page, pageSize: PAGE_SIZE },
    }),
    api(listProducts, { body: { zone: 'rosterPublicity', pageSize: PRODUCTS } }),
  ])
  const line = toRosterLine(roster)
  const before = (found.currentPageNum - 1) * PAGE_SIZE
  return {
    roster: line,
    note: roster.note,
    sourceUrl: roster.sourceUrl,
    expired: line.isExpired ? labels.expiredNote(formatDate(roster.validTo)) : '',
    facts: [
      { label: copy.list.kind, value: line.kind },
      { label: copy.card.issuer, value: line.issuer },
      { label: copy.card.batch, value: line.batch },
      { label: copy.card.issuedOn, value: line.issuedOn },
      { label: copy.card.valid, value: line.valid },
      { label: copy.list.area, value: line.area },
    ],
    listing: {
      path: ROSTERS_PATH,
      fixed: { rosterId },
      kept,
      ignored,
      active: activeFilters([
        ['keyword', labels.keyword, keyword],
        ['areaCode', labels.area, areaCode && (substationOfCode(areaCode)?.name ?? areaCode)],
      ]),
      ...pageFacts(found),
    },
    entries: found.list.map(({ id, enterpriseName, creditCodeMasked, areaName, note }, index) => ({
      id,
      number: before + index + 1,
      name: enterpriseName,
      creditCode: creditCodeMasked ?? '',
      area: areaName ?? '',
      note,
    })),
    products: products.list.map((card) => toProductLine(card)),
  }
}

export type LoadedRoster = Awaited<ReturnType<typeof loadRoster>>
