import type * as z from 'zod'
import { countOut, fieldOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { oneOf } from '../kernel/field.ts'
import { definePublication, recordCall } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord, publishingErrors } from '../kernel/publishing/publication-fields.ts'
import { versionCalls, versionFields } from '../kernel/publishing/version-calls.ts'
import { activityFields } from './activity-form.ts'
import { activityErrors as errors } from './errors.ts'
import { ACTIVITY_KINDS } from './kinds.ts'

const { shape } = activityFields

/** What is typed of an activity, as it is answered. */
const typed = {
  kind: shape.kind,
  title: fieldOut(shape.title),
  summary: fieldOut(shape.summary),
  areaCodes: fieldOut(shape.areaCodes),
  organiser: fieldOut(shape.organiser),
  startsAt: fieldOut(shape.startsAt),
  endsAt: fieldOut(shape.endsAt),
  signUpUntil: fieldOut(shape.signUpUntil),
  place: fieldOut(shape.place),
  onlineUrl: fieldOut(shape.onlineUrl),
  capacity: fieldOut(shape.capacity),
  mostPeople: fieldOut(shape.mostPeople),
  audience: shape.audience,
  officePhone: fieldOut(shape.officePhone),
  body: fieldOut(shape.body),
  publishAt: fieldOut(shape.publishAt),
} as const

const activityRecord = component('ActivityRecord', '活动（维护）', 'internal', {
  ...typed,
  signedPeople: countOut('已报名', '人'),
  waitingPeople: countOut('候补', '人'),
  ...publicationRecord,
  change: changeOf('ActivityChange', activityFields),
})
export type ActivityRecord = z.output<typeof activityRecord>

/** Activities as operators and the editors of an area maintain them, in every state (decision 0066). */
export const activityPublication = definePublication({
  kind: 'activity',
  label: '活动',
  form: activityFields,
  initial: {
    kind: 'training',
    areaCodes: [],
    mostPeople: 2,
    audience: 'everyone',
    onlineUrl: null,
    capacity: null,
    publishAt: null,
  },
  record: activityRecord,
  heading: 'title',
  columns: {
    kind: 'kind',
    startsAt: 'startsAt',
    capacity: 'capacity',
    signed: 'signedPeople',
    waiting: 'waitingPeople',
  },
  filters: { kind: oneOf('活动类别', ACTIVITY_KINDS).optional() },
  edits: 'editor',
  releases: 'editor',
  reads: 'editor',
  missing: errors.notFound,
  rules: [errors.unsuitable, publishingErrors.otherArea],
  refusals: [errors.timePast, errors.startPast, publishingErrors.alreadyPublic],
  calls: {
    list: { name: 'activities.listActivityRecords', path: '/console/activities/queryRecordPage' },
    create: { name: 'activities.createActivity', path: '/console/activities' },
    update: { name: 'activities.updateActivity', path: '/console/activities/{id}' },
    move: { name: 'activities.setActivityStatus', path: '/console/activities/{id}/status' },
  },
})

export const {
  list: listActivityRecords,
  create: createActivity,
  update: updateActivity,
  move: setActivityStatus,
} = activityPublication.calls

export const getActivityRecord = recordCall(activityPublication, {
  name: 'activities.getActivityRecord',
  path: '/console/activities/{id}',
})

const told = '/console/activities/{id}/versions'

/** What was published of an activity, each time. */
export const activityVersions = versionCalls(
  { ...activityPublication, missingVersion: errors.versionNotFound },
  component('ActivityVersion', '活动的一个版本', 'internal', {
    ...versionFields,
    form: component('ActivityVersionForm', '活动的一个版本', 'internal', typed),
  }),
  {
    list: { name: 'activities.listActivityVersions', path: told },
    read: { name: 'activities.getActivityVersion', path: `${told}/{versionId}` },
    restore: { name: 'activities.restoreActivityVersion', path: `${told}/{versionId}/restore` },
  },
)

export const {
  list: listActivityVersions,
  read: getActivityVersion,
  restore: restoreActivityVersion,
} = activityVersions
