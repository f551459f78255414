import { sql } from 'kysely'
import type pg from 'pg'
import { MARKED_OBJECTIONS, type ObjectionStatus } from '@lqr/contract/credit/objections/objection-case.ts'
import { MOST_MARKS } from '@lqr/contract/credit/objections/objection-kinds.ts'
import type { ObjectionMark, ObjectionMarkCode } from '@lqr/contract/credit/objections/objection-mark.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import { askedByName } from '../../../data/prepared.ts'

const MARK_OF: Partial<Record<ObjectionStatus, ObjectionMarkCode>> = {
  UPHELD: 'corrected',
  DISMISSED: 'kept',
}

interface MarkRow extends Omit<ObjectionMark, 'mark'> {
  readonly itemId: string
  readonly status: ObjectionStatus
}

/** The objections that stand beside each of these items, the newest first; they follow an item through its later versions. */
export async function marksOf(
  db: Db,
  itemIds: readonly string[],
  pool?: pg.Pool,
): Promise<ReadonlyMap<string, readonly ObjectionMark[]>> {
  if (itemIds.length === 0) return new Map()
  const query = sql<MarkRow>`select i.id "itemId", m.number, m.status, m.created_at "submittedAt",
      m.decided_at "decidedAt", coalesce(m.correction, m.reply) statement, m.item_id <> i.id "hasItemChanged"
    from credit_item i cross join lateral (
      select o.number, o.status, o.created_at, o.decided_at, o.correction, o.reply, o.item_id, o.id
      from credit_objection o where o.company_id = i.company_id and o.topic = i.topic and o.source = i.source
        and o.source_key = i.source_key and o.status in (${codeLiterals(MARKED_OBJECTIONS)})
      order by o.id desc limit ${MOST_MARKS}) m
    where i.id = any(${itemIds}::bigint[]) order by i.id, m.id desc`
  const rows = await askedByName('credit-marks', query, db, pool)
  const marks = rows.map(({ itemId, status, ...mark }) => ({
    itemId,
    mark: { ...mark, mark: MARK_OF[status] ?? ('open' as const) },
  }))
  return new Map(
    [...Map.groupBy(marks, ({ itemId }) => itemId)].map(([id, of]) => [id, of.map(({ mark }) => mark)]),
  )
}
