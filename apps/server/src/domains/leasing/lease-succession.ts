import { SUCCESSION_EVENT } from '@lqr/contract/applications/states.ts'
import type { OrganisationHolder } from '../../succession/holder.ts'
import { sendMessage } from '../messages/index.ts'
import { successionNote } from '../../succession/copy.ts'
import { leaseSuccessionNotice, PLATFORM_NAME } from './copy.ts'
import { countAnswers, moveAnswers } from './lease-succession.store.ts'
import { insertLeaseEvents } from './lease.store.ts'

/** Answers to lease needs go on with the successor as applications do; the enterprise is told. */
export const leasingSuccession: OrganisationHolder = {
  references: ['lease_response.org_id'],

  async count(db, orgId) {
    const { open, done } = await countAnswers(db, orgId)
    return [{ kind: 'leases', moves: open, stays: done, blocks: open }]
  },

  async handOver(tx, { from, into, now, audit }) {
    const moved = await moveAnswers(tx, { fromId: from.id, intoId: into.id, now })
    await insertLeaseEvents(
      tx,
      moved.map(({ id, needId, status }) => ({
        need_id: needId,
        response_id: id,
        action: SUCCESSION_EVENT.code,
        from_status: status,
        to_status: status,
        actor_account_id: null,
        actor_side: 'platform',
        actor_name: PLATFORM_NAME,
        note: successionNote(from, into),
        at: now.toISOString(),
      })),
    )
    for (const answer of moved) {
      await sendMessage(tx, { ...leaseSuccessionNotice(from, into, answer), companyId: answer.companyId })
      audit({
        action: 'succeed-lease',
        entity: 'lease_response',
        entityId: answer.id,
        detail: { fromId: from.id, intoId: into.id },
      })
    }
  },
}
