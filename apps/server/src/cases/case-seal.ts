import type { AnyCase, CaseMove } from '@lqr/contract/kernel/cases/define-case.ts'
import type { Db } from '../data/database.ts'
import { forgetMessages } from '../domains/messages/index.ts'
import type { ShownEvent } from './case-event.store.ts'
import type { CaseKind, CaseRow } from './case-kind.ts'
import type { CaseScope } from './case.store.ts'

/** Whether the move, made from this state, leaves the institution nothing but that it was made (`seals` of the declaration). */
export function sealsCase({ seals }: CaseMove, from: string): boolean {
  return seals?.includes(from) ?? false
}

/** Whether these eyes see no more of the case than its number, product, state and moments: everybody's but the enterprise's. */
export function isSealedFor(
  row: Pick<CaseRow, 'sealed_at' | 'company_id'>,
  { companyId }: Pick<CaseScope, 'companyId'>,
): boolean {
  return row.sealed_at !== null && row.company_id !== companyId
}

/** A timeline without what people wrote and who they are. */
export function sealedTimeline<Event extends ShownEvent<string, string>>(events: readonly Event[]): Event[] {
  return events.map((event) => ({
    ...event,
    actorName: '',
    note: null,
  }))
}

/** Takes from everybody's boxes but the enterprise's what was told of the case until now. */
export async function sealMessages<Row extends CaseRow>(
  db: Db,
  kind: CaseKind<AnyCase, Row>,
  row: Row,
): Promise<void> {
  if (row.company_id === null) return
  const parts = { companyId: row.company_id, since: row.created_at }
  const links = new Set([kind.link(row, 'institution'), kind.link(row, 'authority')])
  for (const link of links) await forgetMessages(db, { ...parts, link })
}
