import type { OrganisationHolder } from '../../succession/holder.ts'
import { countProductsOf, moveProducts, renewSearchOf } from './succession.store.ts'

/** All products go on with the successor, listed or, when asked, taken off the list. */
export const productsSuccession: OrganisationHolder = {
  references: ['product.org_id'],

  async count(db, orgId) {
    const { products, offered } = await countProductsOf(db, orgId)
    return [{ kind: 'products', moves: products, stays: 0, blocks: offered }]
  },

  async handOver(tx, { from, into, products, now, audit }) {
    const unlist = products === 'unlist'
    const listed = await moveProducts(tx, { fromId: from.id, intoId: into.id, unlist, now })
    await renewSearchOf(tx, into.id)
    audit({
      action: 'succeed-products',
      entity: 'organisation',
      entityId: into.id,
      detail: { fromId: from.id, listed, unlisted: unlist },
    })
  },

  rename: renewSearchOf,
}
