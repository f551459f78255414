import * as z from 'zod'
import { countOut, fieldOut, isExample } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, flag, id, idOut, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { activityFields } from './activity-form.ts'
import { activityErrors as errors } from './errors.ts'
import { ACTIVITY_KINDS, ACTIVITY_TIMES } from './kinds.ts'

const { shape } = activityFields

const shown = {
  id: idOut('活动编号'),
  kind: shape.kind,
  title: fieldOut(shape.title),
  summary: fieldOut(shape.summary),
  areaCodes: fieldOut(shape.areaCodes),
  organiser: fieldOut(shape.organiser),
  startsAt: fieldOut(shape.startsAt),
  endsAt: fieldOut(shape.endsAt),
  signUpUntil: fieldOut(shape.signUpUntil),
  place: fieldOut(shape.place),
  capacity: fieldOut(shape.capacity),
  audience: shape.audience,
  signedPeople: countOut('已报名', '人'),
  waitingPeople: countOut('候补', '人'),
  isOpen: flag('可以报名'),
  isOver: flag('已结束'),
  isExample,
} as const

/** An activity in a list. */
export const activity = component('Activity', '活动', 'public', shown)
export type Activity = z.output<typeof activity>

export const activityDetail = component('ActivityDetail', '活动内容', 'public', {
  ...shown,
  mostPeople: fieldOut(shape.mostPeople),
  officePhone: fieldOut(shape.officePhone),
  body: fieldOut(shape.body),
})
export type ActivityDetail = z.output<typeof activityDetail>

export const listActivities = defineCall({
  name: 'activities.queryActivityByPage',
  summary: '活动列表：即将举行的在前',
  method: 'POST',
  path: '/portal/activity/queryActivityByPage',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    kind: oneOf('活动类别', ACTIVITY_KINDS).optional(),
    areaCode: areaCode('地区').optional(),
    when: oneOf('时间', ACTIVITY_TIMES).optional(),
  }),
  output: pageOf(activity),
})

export const getActivity = defineCall({
  name: 'activities.getActivity',
  summary: '活动内容',
  method: 'GET',
  path: '/portal/activity/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('活动编号') }),
  output: activityDetail,
  errors: [errors.notFound],
})
