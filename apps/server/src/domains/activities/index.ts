import type { ActivityForm } from '@lqr/contract/activities/activity-form.ts'
import { activityProblems } from '@lqr/contract/activities/activity-form.rules.ts'
import { getActivity, listActivities } from '@lqr/contract/activities/calls.ts'
import {
  checkIn,
  getActivityFigures,
  listRoster,
  listSignUps,
  undoCheckIn,
} from '@lqr/contract/activities/desk-calls.ts'
import { activityErrors as errors } from '@lqr/contract/activities/errors.ts'
import {
  activityPublication,
  type ActivityRecord,
  activityVersions,
  getActivityRecord,
} from '@lqr/contract/activities/record-calls.ts'
import {
  cancelSignUp,
  changeSignUp,
  getOwnSignUp,
  listOwnSignUps,
  signUp,
} from '@lqr/contract/activities/sign-up-calls.ts'
import { cleanText } from '@lqr/contract/content/clean-text.ts'
import { picturesIn } from '@lqr/contract/content/text-blocks.ts'
import { wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { type BoundCall, bindCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { bindPublication, bindRecord } from '../../publishing/bind-publication.ts'
import { bindVersions } from '../../publishing/bind-versions.ts'
import { requireOwnArea } from '../../publishing/edited-areas.ts'
import type { KeptRecord, Publication, Viewer } from '../../publishing/publication.ts'
import { requireRecord } from '../../publishing/require-record.ts'
import { servingAreas } from '../../publishing/serving-areas.rules.ts'
import { arePictures } from '../../publishing/text-pictures.store.ts'
import { releaseProblems, timedRelease } from '../../publishing/timed-release.ts'
import { findActivities, findActivity } from './activities.store.ts'
import { activityColumns, activityRecords } from './activity-records.store.ts'
import { beginAhead } from './begin-ahead.ts'
import { checkTicketIn, takeBack } from './check-in.ts'
import { countPeople, deskLine, findDesk, pageOfDeskRows, rosterLine } from './desk.store.ts'
import { followActivity } from './follow-activity.ts'
import { pageOfOwn } from './own-sign-ups.store.ts'
import { showOwn } from './show-own.ts'
import { cancel, change, join } from './sign-up.ts'

export { notifyReleased } from './follow-activity.ts'
export { activitiesPersonalData } from './personal-data.store.ts'
export { remindActivities } from './remind-activities.ts'
export { activitiesInSearch } from './search.store.ts'

type Row = KeptRecord &
  Pick<ActivityRecord, 'publishAt' | 'publishedAt' | 'title' | 'startsAt' | 'endsAt' | 'place' | 'status'>

async function check(form: ActivityForm, { actor, now }: Viewer, db: Db, before?: Row): Promise<void> {
  requireOwnArea(actor, form)
  const isComplete = await arePictures(db, picturesIn(form.body))
  const fields = {
    ...(isComplete ? {} : { body: errors.pictureNotFound.msg }),
    ...activityProblems(form, now, before && wasPublished(before.status) ? before.startsAt : undefined),
    ...releaseProblems(form, before, now),
  }
  if (Object.keys(fields).length > 0) throw new CallError(errors.unsuitable, { fields })
}

const release = timedRelease(errors.timePast)

const publication: Publication<ActivityForm, Row> = {
  declared: activityPublication,
  columns: activityColumns,
  records: activityRecords,
  filters: { kind: 'kind' },
  clean: (form) => ({ ...form, body: cleanText(form.body) }),
  check,
  follow: followActivity,
  ...release,
  publishable(record, viewer) {
    release.publishable(record, viewer)
    beginAhead(record, viewer)
  },
  versions: { fields: Object.keys(activityPublication.form.shape) },
}

const ENTITY = 'activity_sign_up'

const requireDesk = (db: Db, actor: Actor, id: string) =>
  requireRecord(findDesk(db, actor, id), errors.notFound)

/** The calls of activities: the editors', everybody's, one's own, the desk's. */
export const activitiesCalls: readonly BoundCall[] = [
  ...bindPublication(publication),
  bindRecord(publication, getActivityRecord),
  ...bindVersions(publication, activityVersions, {
    missingVersion: errors.versionNotFound,
    restored: { action: 'restore-activity', entity: 'activity' },
    revive: (form) => ({ ...form, publishAt: null }),
  }),
  bindCall(listActivities, ({ db, body: { areaCode, ...body }, now, request }) =>
    findActivities(db, {
      ...body,
      areas: servingAreas(request.cityCode, areaCode),
      now,
    }),
  ),
  bindCall(getActivity, ({ db, params, now }) =>
    requireRecord(findActivity(db, params.id, now), errors.notFound),
  ),
  bindCall(getOwnSignUp, (context) => showOwn(context, context.params.id)),
  bindCall(signUp, async (context) => {
    const { audit, body, params } = context
    const { id, state, isNew } = await join(context, params.id, body)
    if (isNew)
      audit({ action: 'sign-up', entity: ENTITY, entityId: id, detail: { activityId: params.id, state } })
    return showOwn(context, params.id)
  }),
  bindCall(changeSignUp, async (context) => {
    const { audit, body, params } = context
    const { id, people } = await change(context, params.id, body)
    const detail = { activityId: params.id, from: people, to: body.people }
    audit({ action: 'change-sign-up', entity: ENTITY, entityId: id, detail })
    return showOwn(context, params.id)
  }),
  bindCall(cancelSignUp, async (context) => {
    const { audit, params } = context
    const { id } = await cancel(context, params.id)
    audit({ action: 'cancel-sign-up', entity: ENTITY, entityId: id, detail: { activityId: params.id } })
    return showOwn(context, params.id)
  }),
  bindCall(listOwnSignUps, ({ actor, body, db, now }) => pageOfOwn(db, actor.accountId, { ...body, now })),
  bindCall(getActivityFigures, async ({ actor, db, now, params }) => {
    const { title, startsAt, endsAt } = await requireDesk(db, actor, params.id)
    const isOver = Date.parse(endsAt) <= now.getTime()
    return { title, startsAt, endsAt, ...(await countPeople(db, params.id, isOver)) }
  }),
  bindCall(listSignUps, async ({ actor, body, db, params, services }) => {
    await requireDesk(db, actor, params.id)
    const page = await pageOfDeskRows(db, params.id, body)
    return { ...page, list: page.list.map((row) => deskLine(row, services.cipher)) }
  }),
  bindCall(checkIn, async (context) => {
    const { actor, audit, body, db, params } = context
    await requireDesk(db, actor, params.id)
    const line = await checkTicketIn(context, params.id, body.ticketNumber.replaceAll(/\s/g, ''))
    audit({ action: 'check-in', entity: ENTITY, entityId: line.id, detail: { activityId: params.id } })
    return line
  }),
  bindCall(undoCheckIn, async (context) => {
    const { actor, audit, body, db, params } = context
    await requireDesk(db, actor, params.id)
    const line = await takeBack(context, params.id, params.signUpId)
    const detail = { activityId: params.id, reason: body.reason }
    audit({ action: 'undo-check-in', entity: ENTITY, entityId: line.id, detail })
    return line
  }),
  bindCall(listRoster, async ({ actor, audit, body, db, params, services }) => {
    const { title } = await requireDesk(db, actor, params.id)
    const page = await pageOfDeskRows(db, params.id, body)
    const list = page.list.map((row) => rosterLine(row, services.cipher))
    audit({ action: 'read-roster', entity: ENTITY, entityId: params.id, detail: { rows: list.length } })
    return { ...page, title, list }
  }),
]
