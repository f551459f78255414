import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { listPolicies } from '@lqr/contract/policies/calls.ts'
import { ZONES, type ZoneCode } from '@lqr/contract/reference/zones.ts'
import { getZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { toPolicyLine } from '../../domains/policies/policy-line.ts'
import { type FeaturePlace, loadFeatures, PICK } from '../../domains/products/load-features.ts'
import { addressWith } from '../../shell/list-address.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { zoneAddress } from '../../shell/zone-address.ts'
import { findPicks, loadBlocks } from './composition/load-blocks.ts'
import { compositionOf } from './composition/find-composition.ts'
import { loadFacts } from './composition/load-facts.ts'
import { zoneText } from './content/find-text.ts'
import { copy } from './copy.ts'
import { zoneCharts } from './zone-charts.ts'
import { MAP } from './zone-map.ts'
import type { PolicySearch } from './zone-text.ts'

const POLICIES = 4

/** The policies in force of the first search that finds any, the address of all of them, and what they are called. */
async function loadPolicies(api: LoaderApi, searches: readonly PolicySearch[]) {
  for (const [place, search] of searches.entries()) {
    const { list } = await api(listPolicies, { body: { ...search, currentOnly: true, pageSize: POLICIES } })
    if (list.length === 0) continue
    const today = chinaToday()
    return {
      policies: list.map((policy) => toPolicyLine(policy, today)),
      policiesHref: addressWith('/policyInfo', { current: '1', ...search }),
      policiesTitle: place === 0 ? copy.policies : copy.generalPolicies,
    }
  }
  return { policies: [], policiesHref: '/policyInfo', policiesTitle: copy.policies }
}

const nameOf = (code: ZoneCode) => ZONES.find((zone) => zone.code === code)?.name ?? code

/** Where the list of a zone stands. */
function placeOf(code: ZoneCode): FeaturePlace {
  const [path = ''] = zoneAddress(code).split('?')
  return { path, fixed: path === '/financialZone' ? { zone: code } : {} }
}

/** Everything a zone page shows: its text, products, figures with charts, policies, and the zones beside it. */
export async function loadZonePage(api: LoaderApi, code: ZoneCode, request: Request) {
  const text = zoneText(code)
  if (!text) throw new Response(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const composition = compositionOf(code)
  const place = placeOf(code)
  const [figures, loaded, policies] = await Promise.all([
    api(getZoneFigures, { params: { type: code } }),
    loadFeatures(api, code, place, searchParams, findPicks(composition.blocks)),
    loadPolicies(api, text.policies),
  ])
  const picked = loaded.listing.kept[PICK]
  const source = { api, zone: code, place, picked, lowestAnnualCost: figures.lowestAnnualCost }
  const [facts, blocks] = await Promise.all([
    loadFacts(api, code, figures, composition.facts),
    loadBlocks(source, composition.blocks),
  ])
  const beside = MAP.find(({ zones }) => zones.includes(code))?.zones ?? []
  return {
    code,
    name: nameOf(code),
    text,
    loaded,
    asOf: formatDateTime(figures.asOf),
    question: composition.question,
    figures: facts,
    blocks,
    month: Number(chinaToday().slice(5, 7)),
    charts: zoneCharts(figures),
    ...policies,
    others: beside.filter((other) => other !== code).map((other) => ({ code: other, name: nameOf(other) })),
  }
}

export type ZonePage = Awaited<ReturnType<typeof loadZonePage>>
