import { listOrganisations } from '@lqr/contract/organisations/calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { getPlatformFigures } from '@lqr/contract/statistics/calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { loadComingActivities } from '../../domains/activities/load-coming-activities.ts'
import { loadRecommended } from '../../domains/equity/load-stock.ts'
import { loadNewestNeeds } from '../../domains/financing/load-needs.ts'
import { toOrganisationLine } from '../../domains/organisations/organisation-line.ts'
import { toProductLine } from '../../shell/product-cards/product-line.ts'
import { loadRecommendations } from '../../domains/content/load-recommendations.ts'
import { countFigure, toldAmount, toldCount } from '../../domains/statistics/figure-line.ts'
import { copy as statisticsCopy } from '../../domains/statistics/copy.ts'
import { loadCases } from '../../domains/statistics/load-cases.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { loadBanners } from './banners/load-banners.ts'
import { loadNewsSection } from './load-news-section.ts'
import { loadSites } from './load-sites.ts'
import { loadZones } from './load-zones.ts'
import { needOf, NEEDS } from './needs.ts'

const SHOWN_PRODUCTS = 4
const SHOWN_INSTITUTIONS = 8
const SHOWN_CASES = 3
const SHOWN_DEMANDS = 5

/** Everything the home page shows, with the products of the chosen need. */
export async function loadHome(api: LoaderApi, tab: string | null) {
  const need = needOf(tab)
  const [
    platform,
    sites,
    products,
    zones,
    organisations,
    cases,
    section,
    demands,
    listings,
    recommendations,
    activities,
    banners,
  ] = await Promise.all([
    api(getPlatformFigures),
    loadSites(api),
    api(listProducts, { body: { ...need.query, pageSize: SHOWN_PRODUCTS } }),
    loadZones(api),
    api(listOrganisations, { body: { orgType: 'financial', parentId: '0', pageSize: SHOWN_INSTITUTIONS } }),
    loadCases(api, SHOWN_CASES),
    loadNewsSection(api),
    loadNewestNeeds(api, SHOWN_DEMANDS),
    loadRecommended(api),
    loadRecommendations(api),
    loadComingActivities(api),
    loadBanners(api),
  ])
  const { figures: labels, units } = statisticsCopy
  return {
    asOf: formatDateTime(platform.asOf),
    figures: [
      ...toldCount(labels.certifiedEnterprises, platform.certifiedEnterprises, units.home),
      countFigure(labels.products, platform.products, units.product),
      ...toldAmount(labels.creditedAmountYuan, platform.creditedAmountYuan),
      ...toldAmount(labels.disbursedAmountYuan, platform.disbursedAmountYuan),
    ],
    sites,
    zones,
    needs: NEEDS.map(({ key, label }) => ({ key, label, href: `/index?tab=${key}#needs` })),
    need: need.key,
    all: need.all,
    products: products.list.map((card) => toProductLine(card)),
    organisations: organisations.list.map((card) => toOrganisationLine(card)),
    cases,
    section,
    demands,
    listings,
    recommendations,
    activities,
    banners,
  }
}
