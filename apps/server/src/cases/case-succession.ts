import { caseAction, caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { affairsOf } from '@lqr/contract/kernel/cases/read-case.ts'
import type { Db } from '../data/database.ts'
import { sendMessage } from '../domains/messages/index.ts'
import { successionNote } from '../succession/copy.ts'
import type { Merger, OrganisationHolder } from '../succession/holder.ts'
import { type CaseKind, type CaseRow, noticeOf } from './case-kind.ts'
import { notifyListeners } from './case-listener.ts'
import { countCases, moveCases } from './case-succession.store.ts'
import { syncTasks } from './case-task.store.ts'
import { successionText } from './copy.ts'
import { PLATFORM, recordEvent } from './move-case.ts'

/**
 * Cases with a way ahead go on with the successor, loans on its books included; cases that are over stay under the old name.
 * State and clock stay as they are, and who received a case first stays written. What a merger left with the old name stands against
 * closing as the own cases do.
 */
export function caseSuccession(kind: CaseKind): OrganisationHolder {
  const affairs = affairsOf(kind.declaration)
  return {
    references: [`${kind.table}.org_id`],

    async count(db, orgId) {
      const { going, left, ended } = await countCases(db, kind, orgId)
      return [
        { kind: affairs.going.code, moves: going, stays: left, blocks: going + left },
        { kind: affairs.over.code, moves: 0, stays: ended, blocks: 0 },
      ]
    },

    async handOver(tx, merger) {
      const moved = await moveCases(tx, kind, merger)
      for (const row of moved) await goOn(tx, kind, row, merger)
      await syncTasks(
        tx,
        kind,
        moved.map(({ id }) => id),
      )
    },
  }
}

/** The timeline says who goes on, the enterprise is told with name and contact (PIPL article 22), and so are the systems of both institutions. */
async function goOn(tx: Db, kind: CaseKind, row: CaseRow, { from, into, now, audit }: Merger): Promise<void> {
  const { declaration } = kind
  const event = { action: 'succeed', to: row.status, note: successionNote(from, into) }
  await recordEvent({ db: tx, now, mover: PLATFORM }, declaration.kind, row, event)
  const { company_id: companyId } = row
  if (companyId !== null) {
    const text = successionText(from, into, await kind.named(tx, row))
    await sendMessage(tx, { ...noticeOf(kind, row, 'enterprise', 'succeed', text), companyId })
  }
  audit({
    action: caseAction(declaration, 'succeed'),
    entity: caseEntity(declaration),
    entityId: row.id,
    detail: { fromId: from.id, intoId: into.id },
  })
  await notifyListeners({ db: tx, now, audit }, kind, row, {
    move: 'succeed',
    from: row.status,
    leftOrgId: from.id,
  })
}
