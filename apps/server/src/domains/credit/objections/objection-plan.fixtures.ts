import { creditObjectionCase, type ObjectionMove } from '@lqr/contract/credit/objections/objection-case.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { dueAfter } from '../../../cases/case-clock.rules.ts'
import { insertCaseEvents } from '../../../cases/case-event.store.ts'
import { syncTasks } from '../../../cases/case-task.store.ts'
import { insertCase } from '../../../cases/case.store.ts'
import { nextNumber } from '../../../cases/open-case.ts'
import { shippedCalendar } from '../../../clocks/shipped-calendar.ts'
import type { Db } from '../../../data/database.ts'
import { objectionKind } from './objection-kind.ts'
import { OBJECTIONS, type ObjectionRecord } from './objection.store.ts'

interface ObjectionPlan {
  readonly company: { readonly id: string; readonly corporateName: string; readonly accountId: string }
  readonly operator: { readonly accountId: string; readonly name: string }
  readonly topic: CreditTopicCode
  readonly reasonCode: string
  readonly content: string
  /** The operator's correction; without one the objection still waits. */
  readonly correction?: string
  readonly submittedAt: Date
}

const DAY_MS = 86_400_000

/** An objection to the first item of the topic, with the history that leads to its state; nothing where the topic has no item. */
export async function makeObjection(db: Db, plan: ObjectionPlan): Promise<string | undefined> {
  const { company, operator, submittedAt, correction, topic } = plan
  const item = await db
    .selectFrom('credit_item')
    .select(['id', 'source', 'source_key'])
    .where('company_id', '=', company.id)
    .where('topic', '=', topic)
    .where('superseded_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  if (!item) return undefined
  const decidedAt = new Date(submittedAt.getTime() + 3 * DAY_MS)
  const isDecided = correction !== undefined
  const row = await insertCase<ObjectionRecord>(db, OBJECTIONS, {
    number: await nextNumber(db, creditObjectionCase, 'credit_objection_no', submittedAt),
    company_id: company.id,
    applicant_account_id: company.accountId,
    area_code: DEFAULT_SUBSTATION_ID,
    item_id: item.id,
    topic,
    source: item.source,
    source_key: item.source_key,
    reason_code: plan.reasonCode,
    content: plan.content,
    status: isDecided ? 'UPHELD' : 'SUBMITTED',
    reply_due_at: dueAfter(shippedCalendar, creditObjectionCase.clocks.reply, submittedAt).toISOString(),
    ...(isDecided && {
      correction,
      decided_at: decidedAt.toISOString(),
      officer_account_id: operator.accountId,
      officer_name: operator.name,
    }),
    created_at: submittedAt.toISOString(),
    updated_at: (isDecided ? decidedAt : submittedAt).toISOString(),
    version: isDecided ? 2 : 1,
  })
  if (!row) throw new Error('no objection was made')
  await syncTasks(db, objectionKind, [row.id])
  const event = (action: ObjectionMove, from: string | null, to: string, at: Date) => {
    const { side } = creditObjectionCase.moves[action]
    const isCompany = side === 'enterprise'
    return {
      kind: creditObjectionCase.kind,
      case_id: row.id,
      action,
      from_status: from,
      to_status: to,
      actor_account_id: isCompany ? company.accountId : operator.accountId,
      actor_side: side,
      actor_name: isCompany ? company.corporateName : operator.name,
      note: action === 'uphold' ? (correction ?? null) : null,
      at: at.toISOString(),
    }
  }
  await insertCaseEvents(db, [
    event('submit', null, 'SUBMITTED', submittedAt),
    ...(isDecided ? [event('uphold', 'SUBMITTED', 'UPHELD', decidedAt)] : []),
  ])
  return row.id
}
