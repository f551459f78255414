import type { SearchKind } from '@lqr/contract/content/search-kinds.ts'
import type { RankedSearch } from '../../data/ranked-search.ts'
import { answersInSearch } from '../advisory/index.ts'
import { activitiesInSearch } from '../activities/index.ts'
import { stockItemsInSearch } from '../equity/index.ts'
import { needsInSearch } from '../financing/index.ts'
import { organisationsInSearch } from '../organisations/index.ts'
import { policiesInSearch, rungsInSearch } from '../policies/index.ts'
import { productsInSearch } from '../products/index.ts'
import { projectsInSearch } from '../projects/index.ts'
import { agencyInSearch, cultivationInSearch } from '../services/index.ts'
import { helpInSearch, newsInSearch, servicesInSearch, zoneArticlesInSearch } from './search.store.ts'

interface Source {
  readonly search: RankedSearch
  /** The page of a find, without the site. */
  href(id: string): string
}

/** Where each kind is looked for: the domain that owns the rows says who may be found, this list where a find leads. */
export const SEARCH_SOURCES: Readonly<Record<SearchKind, Source>> = {
  product: { search: productsInSearch, href: (id) => `/productDetails?id=${id}` },
  organisation: { search: organisationsInSearch, href: (id) => `/orgDetails?id=${id}` },
  need: { search: needsInSearch, href: (id) => `/demandDetails?id=${id}` },
  policy: { search: policiesInSearch, href: (id) => `/policyDetail?id=${id}` },
  rung: { search: rungsInSearch, href: (id) => `/entFosterDetails?itemId=${id}` },
  cultivation: { search: cultivationInSearch, href: (id) => `/entFosterDetails?id=${id}` },
  agency: { search: agencyInSearch, href: (id) => `/agencyDetails?id=${id}` },
  project: { search: projectsInSearch, href: (id) => `/projectDetails?id=${id}` },
  stock: { search: stockItemsInSearch, href: (id) => `/stock?itemId=${id}` },
  activity: { search: activitiesInSearch, href: (id) => `/activityDetail?id=${id}` },
  zone: { search: zoneArticlesInSearch, href: (id) => `/article?id=${id}` },
  news: { search: newsInSearch, href: (id) => `/newsDetail?id=${id}` },
  answer: { search: answersInSearch, href: (id) => `/messageBoard?id=${id}#answer-${id}` },
  service: { search: servicesInSearch, href: (id) => `/serveHallDetails?id=${id}` },
  help: { search: helpInSearch, href: (id) => `/helpCenter?id=${id}#help-${id}` },
}
