import { sql } from 'kysely'
import { MARKED_OBJECTIONS, type ObjectionStatus } from '@lqr/contract/credit/objections/objection-case.ts'
import { MOST_MARKS } from '@lqr/contract/credit/objections/objection-kinds.ts'
import type { ObjectionMark, ObjectionMarkCode } from '@lqr/contract/credit/objections/objection-mark.ts'
import { codeLiterals } from '../../../data/code-literals.ts'

const MARK_OF: Partial<Record<ObjectionStatus, ObjectionMarkCode>> = {
  UPHELD: 'corrected',
  DISMISSED: 'kept',
}

/** An objection as it is kept. */
export interface MarkRow extends Omit<ObjectionMark, 'mark'> {
  readonly status: ObjectionStatus
}

/**
 * The objections that stand beside an item, which the statement calls `i`, as JSON and the newest first; they follow the item through its
 * later versions.
 */
export const MARKS_OF_ITEM = sql`(select json_agg(json_build_object('number', m.number, 'status', m.status,
    'submittedAt', m.created_at, 'decidedAt', m.decided_at, 'statement', coalesce(m.correction, m.reply),
    'hasItemChanged', m.item_id <> i.id) order by m.id desc)
  from (select o.number, o.status, o.created_at, o.decided_at, o.correction, o.reply, o.item_id, o.id
    from credit_objection o where o.company_id = i.company_id and o.topic = i.topic and o.source = i.source
      and o.source_key = i.source_key and o.status in (${codeLiterals(MARKED_OBJECTIONS)})
    order by o.id desc limit ${sql.lit(MOST_MARKS)}) m)`

export function shownMarks(rows: readonly MarkRow[] | null): ObjectionMark[] {
  return (rows ?? []).map(({ status, ...mark }) => ({ ...mark, mark: MARK_OF[status] ?? 'open' }))
}
