import { listActivities } from '@lqr/contract/activities/calls.ts'
import { listArticles } from '@lqr/contract/content/calls.ts'
import { listOrganisations } from '@lqr/contract/organisations/calls.ts'
import { listPolicies } from '@lqr/contract/policies/calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import type { Route } from './+types/site-sitemap.ts'
import { apiContext } from '../server/contexts.ts'
import type { LoaderApi } from '../server/loader-api.ts'
import { rootFacts } from '../server/root-data.ts'
import { siteAddress } from '../site-address.ts'
import { indexedPages } from './indexed-pages.ts'
import { siteFile, sitemap, xmlAnswer } from './sitemap-xml.ts'

/** The newest hundred of each kind, and the activities to come: the lists lead to the rest. */
async function detailPages(api: LoaderApi): Promise<string[]> {
  const body = { pageSize: 100 }
  const [products, organisations, policies, articles, notices, services, zoneArticles, activities] =
    await Promise.all([
      api(listProducts, { body: { ...body, sort: 'newest' } }),
      api(listOrganisations, { body }),
      api(listPolicies, { body }),
      api(listArticles, { body: { ...body, kind: 'news' } }),
      api(listArticles, { body: { ...body, kind: 'notice' } }),
      api(listArticles, { body: { ...body, kind: 'service' } }),
      api(listArticles, { body: { ...body, kind: 'zone' } }),
      api(listActivities, { body: { ...body, when: 'coming' } }),
    ])
  return [
    ...products.list.map(({ id }) => `/productDetails?id=${id}`),
    ...organisations.list.map(({ id }) => `/orgDetails?id=${id}`),
    ...policies.list.map(({ id }) => `/policyDetail?id=${id}`),
    ...[...articles.list, ...notices.list].map(({ id }) => `/newsDetail?id=${id}`),
    ...services.list.map(({ id }) => `/serveHallDetails?id=${id}`),
    ...zoneArticles.list.map(({ id }) => `/articleInfo?id=${id}`),
    ...activities.list.map(({ id }) => `/activityDetail?id=${id}`),
  ]
}

/** The pages of one site: those of the menu, and for the province also what the lists lead to. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = SUBSTATIONS.find(({ path }) => siteFile(path) === params.file)
  if (!site) throw new Response(null, { status: 404 })
  const { config, menu } = await rootFacts(context)
  const details = site.path === '' ? await detailPages(context.get(apiContext)) : []
  const pages = [...new Set([...indexedPages(menu), ...details])]
  return xmlAnswer(sitemap(pages.map((page) => `${config.publicUrl}${siteAddress(site.path, page)}`)))
}
