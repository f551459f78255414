import { getOrganisation, getOrganisationRecord } from '@lqr/contract/organisations/calls.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { logoAddress } from '../../shell/product-cards/logo-address.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { earlierCases, recordChart } from './record-chart.ts'
import { categoryName, toOrganisationLine } from './organisation-line.ts'

export type Organisation = Awaited<ReturnType<typeof loadOrganisation>>

/**
 * An institution with its published record, whole and by month, and its branches: those within the viewer's site, or all of
 * them when they are asked for.
 */
export async function loadOrganisation(api: LoaderApi, id: string, siteId: string, allBranches: boolean) {
  const [found, { byMonth, ...record }] = await Promise.all([
    api(getOrganisation, { params: { id } }),
    api(getOrganisationRecord, { params: { id } }),
  ])
  const thisMonth = chinaToday().slice(0, 7)
  const within = new Set(codesWithin(siteId))
  const near = found.branches.filter(({ regionCode }) => within.has(regionCode))
  return {
    id: found.id,
    name: found.name,
    logo: logoAddress(found.logoId),
    logoAlt: found.logoAlt ?? found.name,
    isGovernment: found.orgType === 'government',
    isEquity: found.orgType === 'equity',
    category: categoryName(found.orgCategory),
    region: found.regionName,
    parent: found.parentName && { id: found.parentId, name: found.parentName },
    phone: found.phone,
    address: found.address,
    intro: found.intro,
    isExample: found.isExample,
    productsCount: found.productsCount,
    mergedInto: found.mergedInto && {
      ...found.mergedInto,
      mergedOn: formatDate(found.mergedInto.mergedAt),
    },
    predecessors: found.predecessors.map(({ id: formerId, name, mergedAt }) => ({
      id: formerId,
      name,
      mergedOn: formatDate(mergedAt),
    })),
    record,
    needRecord: found.needRecord,
    timely: record.received > 0 ? formatPercent((record.acceptedInTime / record.received) * 100) : null,
    months: recordChart(byMonth, thisMonth),
    earlier: earlierCases(byMonth, thisMonth),
    branches: (allBranches ? found.branches : near).map((card) => toOrganisationLine(card)),
    branchCounts: { near: near.length, all: found.branches.length },
  }
}
