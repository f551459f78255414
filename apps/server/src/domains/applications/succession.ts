import { SUCCESSION_EVENT } from '@lqr/contract/applications/states.ts'
import type { Db } from '../../data/database.ts'
import type { Merger, OrganisationHolder } from '../../succession/holder.ts'
import { sendMessage } from '../messages/index.ts'
import { insertEvent } from './application.store.ts'
import { successionNote } from '../../succession/copy.ts'
import { PLATFORM_NAME, successionNotice } from './copy.ts'
import { countCases, type MovedCase, moveCases } from './succession.store.ts'

/** Cases with a way ahead go on with the successor; cases that are over stay under the old name. */
export const applicationsSuccession: OrganisationHolder = {
  references: ['product_application.org_id'],

  async count(db, orgId) {
    const { open, closed } = await countCases(db, orgId)
    return [
      { kind: 'openApplications', moves: open, stays: 0, blocks: open },
      { kind: 'closedApplications', moves: 0, stays: closed, blocks: 0 },
    ]
  },

  async handOver(tx, merger) {
    const { from, into, now } = merger
    for (const moved of await moveCases(tx, { fromId: from.id, intoId: into.id, now })) {
      await goOn(tx, merger, moved)
    }
  },
}

/** The timeline says who goes on, the enterprise is told with name and contact (PIPL article 22); state and clock stay. */
async function goOn(tx: Db, { from, into, now, audit }: Merger, moved: MovedCase): Promise<void> {
  await insertEvent(tx, {
    application_id: moved.id,
    action: SUCCESSION_EVENT.code,
    from_status: moved.status,
    to_status: moved.status,
    actor_account_id: null,
    actor_side: 'platform',
    actor_name: PLATFORM_NAME,
    note: successionNote(from, into),
    at: now.toISOString(),
  })
  await sendMessage(tx, { ...successionNotice(from, into, moved), companyId: moved.companyId })
  audit({
    action: 'succeed-application',
    entity: 'product_application',
    entityId: moved.id,
    detail: { fromId: from.id, intoId: into.id, authorisationId: moved.authorisationId },
  })
}
