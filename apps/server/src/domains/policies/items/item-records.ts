import type { PolicyItemForm } from '@lqr/contract/policies/item-entities.ts'
import { policyItemErrors as errors } from '@lqr/contract/policies/item-errors.ts'
import { policyItemPublication } from '@lqr/contract/policies/item-record-calls.ts'
import { isPublicAt } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import { bindPublication } from '../../../publishing/bind-publication.ts'
import type { KeptRecord, Viewer } from '../../../publishing/publication.ts'
import { findPublishedPolicy, itemRecordColumns, itemRecords, keepRules } from './item-records.store.ts'

async function requireDocument(db: Db, policyId: string, now: Date) {
  const document = await findPublishedPolicy(db, policyId, now)
  if (document) return document
  throw new CallError(errors.policyNotFound, { fields: { policyId: errors.policyNotFound.msg } })
}

/** An item comes from a published document, ends no earlier than it begins, and renews only what it names. */
async function checkItem(
  { policyId, validFrom, validTo, purpose, gives }: PolicyItemForm,
  { now }: Viewer,
  db: Db,
): Promise<void> {
  if (validFrom !== null && validTo !== null && validTo < validFrom) {
    throw new CallError(errors.validOrder, { fields: { validTo: errors.validOrder.msg } })
  }
  if (purpose === 'renewal' && gives === null) {
    throw new CallError(errors.renewalOfNothing, { fields: { gives: errors.renewalOfNothing.msg } })
  }
  await requireDocument(db, policyId, now)
}

type Row = KeptRecord & Pick<PolicyItemForm, 'policyId' | 'validTo'>

/** What would stand there as published and be seen by nobody: its document is gone or has ended, or its own time is over. */
async function publishable({ change, ...record }: Row, { now }: Viewer, db: Db): Promise<void> {
  const { policyId, validTo } = change ? (change as PolicyItemForm) : record
  const today = shanghaiDay(now)
  if (validTo !== null && validTo < today) {
    const isEnded = isPublicAt(record, now) && validTo !== record.validTo
    const error = isEnded ? errors.endedByHand : errors.validPast
    throw new CallError(error, { fields: { validTo: error.msg } })
  }
  const { effectiveTo } = await requireDocument(db, policyId, now)
  if (effectiveTo !== null && effectiveTo < today) {
    throw new CallError(errors.policyEnded, { fields: { policyId: errors.policyEnded.msg } })
  }
}

/** Items as operators maintain them; approving makes the next version of the rules. */
export const itemRecordCalls = bindPublication({
  declared: policyItemPublication,
  columns: itemRecordColumns,
  records: (db: Db, { now }: Viewer) => itemRecords(db, shanghaiDay(now)),
  filters: { kind: 'kind', delivery: 'delivery' },
  check: checkItem,
  publishable,
  beside: { approve: keepRules, discard: async () => {} },
})
