import type { OrganisationHolder } from '../../../succession/holder.ts'
import { countAccounts, disableAccountsOf, moveAccounts } from './succession.store.ts'

/** The people of an organisation work on for its successor, after signing in again; closed accounts stay where they were. */
export const identitySuccession: OrganisationHolder = {
  references: ['account.org_id'],

  async count(db, orgId) {
    const { living, closed } = await countAccounts(db, orgId)
    return [{ kind: 'accounts', moves: living, stays: closed, blocks: 0 }]
  },

  async handOver(tx, { from, into, audit }) {
    for (const id of await moveAccounts(tx, from.id, into.id)) {
      audit({
        action: 'move-account',
        entity: 'account',
        entityId: id,
        detail: { from: { orgId: from.id }, to: { orgId: into.id } },
      })
    }
  },

  async end(tx, { from, audit }) {
    for (const id of await disableAccountsOf(tx, from.id)) {
      audit({ action: 'set-user-status', entity: 'account', entityId: id, detail: { to: 'disabled' } })
    }
  },
}
