import { RESPONSE_ROLES } from '@lqr/contract/financing/response-case.ts'
import type { Moving } from '../../cases/case-kind.ts'
import { moveAlong, PLATFORM } from '../../cases/move-case.ts'
import { notifyStaff } from '../organisations/index.ts'
import { clearQueue } from './queue.store.ts'
import { lineEndedText } from './response-copy.ts'
import { requireNeedOf } from './response-detail.store.ts'
import { responseKind } from './response-kind.ts'
import { listHolding } from './response.store.ts'

/** Ends every response to a need but one, and the line of those who wait; each institution is told. */
export async function endResponses(moving: Moving, needId: string, exceptId?: string): Promise<void> {
  const { db } = moving
  await endLine(moving, needId)
  for (const row of await listHolding(db, needId)) {
    if (row.id !== exceptId)
      await moveAlong({ ...moving, mover: PLATFORM }, responseKind, row, { move: 'lose' })
  }
}

/** Ends the line of those who wait for a slot of a need; each institution is told. */
export async function endLine({ db }: Moving, needId: string): Promise<void> {
  const need = await requireNeedOf(db, needId)
  const [title, body] = lineEndedText({
    demandNo: need.demand_no,
    title: need.title,
    amountYuan: need.amount_yuan,
  })
  const notice = { kind: `${responseKind.messagePrefix}line-ended`, title, body, link: '/workbench/needs' }
  for (const orgId of await clearQueue(db, needId)) await notifyStaff(db, orgId, RESPONSE_ROLES, notice)
}
