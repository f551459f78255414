import * as calls from '@lqr/contract/open/arrears-calls.ts'
import { openErrors as errors } from '@lqr/contract/open/errors.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { allTaken } from '../../../data/all-taken.ts'
import { bindCall, type BoundCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { pageArrears } from './arrears.store.ts'
import { returnedNotice } from './copy.ts'
import { holdExplanations, moveDifference, pageDifferences } from './difference.store.ts'
import { requireDifference } from './reconciliation-calls.ts'

const listInstitutionsCall = bindCall(calls.listReconcilingInstitutions, ({ db, body, now }) =>
  pageArrears(db, shanghaiDay(now), body),
)

const listDifferencesCall = bindCall(calls.listInstitutionDifferences, ({ db, body, params }) =>
  pageDifferences(db, { orgId: params.id, ...body }),
)

const judgeCall = bindCall(calls.judgeExplanation, async ({ db, actor, body, params, now, audit }) => {
  const { isConfirmed, note, ...rest } = body
  allTaken(rest)
  const found = await requireDifference(db, params.id)
  if (found.state !== 'explained') throw new CallError(errors.differenceNotExplained)
  if (!isConfirmed && !note)
    throw new CallError(errors.explanationMissing, { fields: { note: errors.explanationMissing.msg } })
  await holdExplanations(db, found.orgId)
  await moveDifference(db, {
    id: found.id,
    state: isConfirmed ? 'settled' : 'open',
    step: isConfirmed ? 'confirmed' : 'returned',
    note: note || null,
    by: { accountId: actor.accountId, name: actor.displayName },
    now,
  })
  if (!isConfirmed)
    await notifyStaff(db, found.orgId, ['financeManager'], returnedNotice(found.day, found.applyNo))
  audit({
    action: 'judge-explanation',
    entity: 'reconciliation_difference',
    entityId: found.id,
    detail: { isConfirmed },
  })
  return requireDifference(db, found.id)
})

export const arrearsCalls: readonly BoundCall[] = [listInstitutionsCall, listDifferencesCall, judgeCall]
