import type { OrganisationHolder } from '../../../succession/holder.ts'
import { sendMessage } from '../../messages/index.ts'
import { creditMessages } from './copy.ts'
import { countAuthorisations, endAuthorisationsOf, passOnAuthorisations } from './succession.store.ts'

/**
 * Living consents go on with the successor for the same purpose and time, and each enterprise is told who that is; it may
 * revoke. The consent itself keeps naming the institution it was given to, so its evidence stays true (decision 0022).
 */
export const creditSuccession: OrganisationHolder = {
  references: ['credit_authorisation.grantee_org_id', 'credit_authorisation.successor_org_id'],

  async count(db, orgId, now) {
    const { living, past } = await countAuthorisations(db, orgId, now)
    return [{ kind: 'authorisations', moves: living, stays: past, blocks: 0 }]
  },

  async handOver(tx, merger) {
    const { from, into, now, audit } = merger
    const passed = await passOnAuthorisations(tx, { fromId: from.id, intoId: into.id, now })
    for (const { id } of passed) {
      audit({
        action: 'succeed-authorisation',
        entity: 'credit_authorisation',
        entityId: id,
        detail: { fromId: from.id, intoId: into.id },
      })
    }
    for (const [companyId, own] of Map.groupBy(passed, ({ grantorCompanyId }) => grantorCompanyId)) {
      const numbers = own.map(({ authNo }) => authNo)
      await sendMessage(tx, { ...creditMessages.succeeded(merger, numbers), companyId })
    }
  },

  async end(tx, { from, now, audit }) {
    for (const id of await endAuthorisationsOf(tx, from.id, now)) {
      audit({ action: 'revoke-authorisation', entity: 'credit_authorisation', entityId: id })
    }
  },
}
