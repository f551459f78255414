import { makeRankedSearch } from '../../data/ranked-search.ts'
import { SHOWN_IN_AREAS } from '../../data/ranked-search-text.ts'
import { productFacts, type SearchableProduct } from './product-search.rules.ts'

/** Listed products of active institutions, for the whole-site search. */
export const productsInSearch = makeRankedSearch<SearchableProduct>(
  {
    name: 'product',
    from: 'product e join organisation o on o.id = e.org_id',
    listed: `e.status = 'LISTED' and o.status = 'active'`,
    scope: SHOWN_IN_AREAS,
    hasPinyin: true,
    title: 'title',
    some: 'search',
    isCurrent: 'true',
    order: 'e.online_apply desc, e.annual_cost_min, e.id desc',
    columns: `e.id, e.name title, o.name source, e.category, e.guarantee_modes "guaranteeModes",
      e.target_groups "targetGroups", e.zones, e.highlights, '' text, null::date date, null::text validity,
      e.is_example "isExample"`,
  },
  (row) => ({ ...row, text: productFacts(row) }),
)
