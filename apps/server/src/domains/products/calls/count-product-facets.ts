import { countProductFacets } from '@lqr/contract/products/product-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findNarrowed } from '../narrow-products.ts'
import { countFacets } from '../product-facets.store.ts'
import { hasProducts } from '../product-list.store.ts'

/** Counts what the list shows: the keyword is read as the list reads it. */
export const countProductFacetsCall = bindCall(countProductFacets, async ({ body, services, request }) => {
  const { pool } = services
  const narrowed = await findNarrowed(services.db, body, request.cityCode, async (filters) =>
    !body.keyword || (await hasProducts(pool, filters)) ? countFacets(pool, filters) : undefined,
  )
  return narrowed?.found ?? []
})
