import { getParkEnterprise } from '@lqr/contract/parks/calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../shell/code-names.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'
import { copy } from './copy.ts'
import { fittingSearches, takeInTurn } from './fitting-searches.ts'
import { toParkEnterpriseLine } from './park-line.ts'

const PRODUCTS = 6
const labels = copy.enterprise

/** An enterprise as its page shows it, with the rosters it stands on and the products that fit it. */
export async function loadEnterprise(api: LoaderApi, request: Request) {
  const enterprise = await api(getParkEnterprise, { params: { id: requireId(request) } })
  const { industry, rosters } = enterprise
  const found = await Promise.all(
    fittingSearches(industry, rosters).map((search) =>
      api(listProducts, { body: { ...search, pageSize: PRODUCTS } }),
    ),
  )
  const line = toParkEnterpriseLine(enterprise)
  return {
    line,
    products: enterprise.products,
    intro: enterprise.intro,
    consent: labels.consent(formatDate(enterprise.consentedOn)),
    park: { name: enterprise.parkName, href: `/gardenArea?parkId=${enterprise.parkId}` },
    facts: [
      { label: labels.area, value: enterprise.areaName },
      { label: labels.industry, value: line.industry },
      { label: labels.scale, value: line.scale },
      { label: labels.found, value: labels.year(enterprise.foundYear) },
      { label: labels.employees, value: labels.people(enterprise.employees) },
    ],
    rosters: rosters.map(({ rosterId, title, kind, batch, issuedOn, isExpired }) => ({
      href: `/rosterPublicity?rosterId=${rosterId}`,
      title,
      kind: namesOf([kind], ROSTER_KINDS)[0] ?? '',
      note: labels.batch(batch, formatDate(issuedOn)),
      isExpired,
    })),
    fitting: takeInTurn(
      found.map(({ list }) => list),
      PRODUCTS,
    ).map((card) => toProductLine(card)),
  }
}
