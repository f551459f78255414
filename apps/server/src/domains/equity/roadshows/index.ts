import {
  attendRoadshow,
  getRoadshowBoard,
  joinRoadshow,
  leaveRoadshow,
  listProjectRoadshows,
  listRoadshows,
  recordShown,
  undoShown,
} from '@lqr/contract/equity/roadshow-calls.ts'
import { roadshowErrors as errors } from '@lqr/contract/equity/roadshow-errors.ts'
import { roadshowProblems } from '@lqr/contract/equity/roadshow-form.rules.ts'
import { roadshowPublication } from '@lqr/contract/equity/roadshow-record-calls.ts'
import { bindCall, type BoundCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { bindPublication } from '../../../publishing/bind-publication.ts'
import { roadshowBoard } from './board.ts'
import { followDay } from './follow-day.ts'
import { markShown, unmarkShown } from './mark-shown.ts'
import { join, leave, ownPlaces } from './own-places.ts'
import { setAttendance } from './places.store.ts'
import { roadshowColumns, roadshowRecords } from './roadshow-records.store.ts'
import { findRoadshow, pageOfRoadshows } from './roadshow.store.ts'

export { leaveComing } from './leave-place.ts'

const ENTITY = 'roadshow'

/** The calls of roadshow days: the operators', everybody's, the enterprise's, the institution's. */
export const roadshowCalls: readonly BoundCall[] = [
  ...bindPublication({
    declared: roadshowPublication,
    columns: roadshowColumns,
    records: roadshowRecords,
    check(form, { now }) {
      const fields = roadshowProblems(form, now)
      if (Object.keys(fields).length > 0) throw new CallError(errors.unsuitable, { fields })
    },
    follow: followDay,
  }),
  bindCall(listRoadshows, ({ body: { comingOnly = false, ...page }, db, now }) =>
    pageOfRoadshows(db, { ...page, comingOnly, now }),
  ),
  bindCall(listProjectRoadshows, ({ actor, db, now, params: { projectId } }) =>
    ownPlaces({ db, actor, now }, projectId),
  ),
  bindCall(joinRoadshow, async ({ actor, audit, body: { projectId }, db, now, params: { id } }) => {
    const state = await join({ db, actor, now }, id, projectId)
    audit({ action: 'join-roadshow', entity: ENTITY, entityId: id, detail: { projectId, state } })
    return ownPlaces({ db, actor, now }, projectId)
  }),
  bindCall(leaveRoadshow, async ({ actor, audit, body: { projectId }, db, now, params: { id } }) => {
    await leave({ db, actor, now }, id, projectId)
    audit({ action: 'leave-roadshow', entity: ENTITY, entityId: id, detail: { projectId } })
    return ownPlaces({ db, actor, now }, projectId)
  }),
  bindCall(getRoadshowBoard, (context) => roadshowBoard(context, context.params.id)),
  bindCall(attendRoadshow, async (context) => {
    const { actor, audit, body, db, now, params } = context
    const day = await findRoadshow(db, params.id, now)
    if (!day) throw new CallError(errors.notFound)
    if (Date.parse(day.startsAt) <= now.getTime()) throw new CallError(errors.begun)
    const attendance = { roadshowId: params.id, orgId: actor.orgId ?? '', accountId: actor.accountId }
    await setAttendance(db, attendance, body.attends)
    audit({
      action: 'attend-roadshow',
      entity: ENTITY,
      entityId: params.id,
      detail: { attends: body.attends },
    })
    return roadshowBoard(context, params.id)
  }),
  bindCall(recordShown, (context) =>
    markShown(context, { id: context.params.id, projectId: context.body.projectId }),
  ),
  bindCall(undoShown, (context) =>
    unmarkShown(context, { id: context.params.id, projectId: context.body.projectId }),
  ),
]
