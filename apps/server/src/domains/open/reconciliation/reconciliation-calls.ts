import * as calls from '@lqr/contract/open/reconciliation-calls.ts'
import * as systemCalls from '@lqr/contract/open/reconciliation-system-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { openErrors as errors } from '@lqr/contract/open/errors.ts'
import { readCalendar } from '../../../clocks/calendar.store.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { allTaken } from '../../../data/all-taken.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { bindCall, type BoundCall, bindTwin } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { sendMessage } from '../../messages/index.ts'
import { explainedNotice } from './copy.ts'
import { findDay, findOurFile, holdDay, keepFile, pageDays } from './day.store.ts'
import { firstDayOf, isReconcilable } from './days.rules.ts'
import {
  findFirstExplaining,
  holdExplanations,
  holdDifference,
  moveDifference,
  pageDifferences,
} from './difference.store.ts'
import { factsOf } from './file-facts.ts'
import { readFile } from './file.rules.ts'
import { askRun } from './open-days.ts'

function orgOf({ orgId }: Actor): string {
  if (orgId === null) throw new CallError(kernelErrors.forbidden)
  return orgId
}

interface Asking {
  readonly db: Db
  readonly actor: Actor
  readonly now: Date
}

async function requireDay({ db, actor, now }: Asking, day: string) {
  const found = await findDay(db, orgOf(actor), day, shanghaiDay(now))
  if (!found) throw new CallError(errors.reconciliationNotFound)
  return found
}

/** The days whose business belongs to a working day that can be reconciled now. */
async function requireReconcilable({ db, now }: Asking, day: string) {
  const calendar = await readCalendar(db)
  if (!isReconcilable(calendar, day, shanghaiDay(now))) throw new CallError(errors.notReconciliationDay)
  return { from: firstDayOf(calendar, day), day }
}

const listDaysCall = bindCall(calls.listReconciliationDays, ({ db, actor, body, now }) =>
  pageDays(db, orgOf(actor), shanghaiDay(now), body),
)

const getDayCall = bindCall(calls.getReconciliationDay, (context) => requireDay(context, context.params.day))

const makeCall = bindCall(calls.makeReconciliation, async (context) => {
  const { db, actor, params, audit } = context
  const days = await requireReconcilable(context, params.day)
  const { id } = await holdDay(db, { orgId: orgOf(actor), ...days })
  await askRun(db, id)
  audit({ action: 'make-reconciliation', entity: 'reconciliation_day', entityId: id })
  return requireDay(context, params.day)
})

const downloadCall = bindCall(calls.downloadReconciliation, async (context) => {
  const { db, actor, params, audit } = context
  const { day } = params
  const found = await findOurFile(db, orgOf(actor), day)
  if (!found) throw new CallError(errors.reconciliationNotFound)
  const { dayId, content } = found
  audit({ action: 'download-reconciliation', entity: 'reconciliation_day', entityId: dayId })
  return { stream: content, mime: 'text/csv', name: `reconciliation-${day}.csv`, size: content.length }
})

const uploadCall = bindCall(calls.uploadReconciliation, async (context) => {
  const { db, actor, query, file, now, audit } = context
  const days = await requireReconcilable(context, query.day)
  const read = readFile(file.bytes, days)
  if ('problems' in read)
    throw new CallError(errors.reconciliationFileWrong, { fields: { file: read.problems.join('；') } })
  const { id, isGivenUp } = await holdDay(db, { orgId: orgOf(actor), ...days })
  const facts = factsOf(file.bytes, read.rows)
  const made = { content: file.bytes, facts, madeBy: actor.displayName, now }
  const isNew = await keepFile(db, { dayId: id, side: 'theirs', ...made })
  if (isNew || isGivenUp) {
    await askRun(db, id)
    const { sha256, rows } = facts
    audit({
      action: 'upload-reconciliation',
      entity: 'reconciliation_day',
      entityId: id,
      detail: { sha256, rows },
    })
  }
  return requireDay(context, query.day)
})

const listDifferencesCall = bindCall(calls.listDifferences, ({ db, actor, body }) =>
  pageDifferences(db, { orgId: orgOf(actor), ...body }),
)

/** Tells operators once, until they have judged all that the institution has explained: a system answers many at a time. */
async function notifyExplained(db: Db, explained: { readonly orgId: string; readonly id: string }) {
  await holdExplanations(db, explained.orgId)
  const orgName = await findFirstExplaining(db, explained)
  if (orgName === undefined) return
  await sendMessage(db, { ...explainedNotice(explained.orgId, orgName), roles: ['operator', 'admin'] })
}

const answerCall = bindCall(calls.answerDifference, async (context) => {
  const { db, actor, body, params, now, audit } = context
  const { answer, note, ...rest } = body
  allTaken(rest)
  const found = await holdDifference(db, params.id)
  if (!found || found.orgId !== orgOf(actor)) throw new CallError(errors.differenceNotFound)
  if (found.state === 'settled') throw new CallError(errors.differenceSettled)
  if (answer === 'explained' && !note)
    throw new CallError(errors.explanationMissing, { fields: { note: errors.explanationMissing.msg } })
  await moveDifference(db, {
    id: found.id,
    state: answer,
    step: answer,
    note: note || null,
    by: { accountId: actor.accountId, name: actor.displayName },
    now,
  })
  if (answer === 'explained' && found.state !== 'explained') await notifyExplained(db, found)
  audit({
    action: 'answer-difference',
    entity: 'reconciliation_difference',
    entityId: found.id,
    detail: { answer },
  })
  return requireDifference(db, found.id)
})

export async function requireDifference(db: Db, id: string) {
  const found = await holdDifference(db, id)
  if (!found) throw new CallError(errors.differenceNotFound)
  return found
}

const TWINS = [
  [listDaysCall, systemCalls.listOpenReconciliationDays],
  [getDayCall, systemCalls.getOpenReconciliationDay],
  [makeCall, systemCalls.makeOpenReconciliation],
  [downloadCall, systemCalls.downloadOpenReconciliation],
  [uploadCall, systemCalls.uploadOpenReconciliation],
  [listDifferencesCall, systemCalls.listOpenDifferences],
  [answerCall, systemCalls.answerOpenDifference],
] as const

export const reconciliationCalls: readonly BoundCall[] = TWINS.flatMap(([bound, twin]) => [
  bound,
  bindTwin(twin, bound),
])
