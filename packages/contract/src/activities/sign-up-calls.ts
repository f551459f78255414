import * as z from 'zod'
import { countOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { contactPhone } from '../kernel/contact-phone.ts'
import { defineCall } from '../kernel/define-call.ts'
import { count, flag, id, moment, oneOf, text } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { activity, activityDetail } from './calls.ts'
import { activityErrors as errors } from './errors.ts'
import { MOST_PEOPLE, SIGN_UP_STATES } from './kinds.ts'

const params = z.object({ id: id('活动编号') })
const people = count('参加人数', MOST_PEOPLE)

/** Who comes, as it is typed. */
export const signUpFields = component('SignUpForm', '活动报名', 'personal', {
  contactName: text('联系人', { max: 20 }, { sensitivity: 'personal' }),
  contactPhone,
  people,
})
export type SignUpForm = z.output<typeof signUpFields>

const ticket = component('ActivityTicket', '活动报名', 'personal', {
  state: oneOf('报名状态', SIGN_UP_STATES),
  contactName: textOut('联系人', { sensitivity: 'personal' }),
  contactPhone: textOut('联系电话', { sensitivity: 'personal' }),
  people: countOut('参加人数', '人'),
  /** Read out or shown at the door; null while waiting. */
  ticketNumber: textOut('票号').nullable(),
  onlineUrl: textOut('线上会议网址').nullable(),
  /** So many sign-ups wait before this one; null unless it waits. */
  ahead: countOut('前面候补', '份').nullable(),
  checkedInAt: moment('签到时间').nullable(),
})
export type ActivityTicket = z.output<typeof ticket>

export const ownSignUp = component('OwnSignUp', '活动与本人报名', 'personal', {
  activity: activityDetail,
  /** Null while this account has not signed up. */
  ticket: ticket.nullable(),
  /** Whether an account of this kind may sign up at all. */
  mayJoin: flag('可以报名'),
  /** What the form begins with. */
  name: textOut('姓名', { sensitivity: 'personal' }),
  phone: textOut('电话', { sensitivity: 'personal' }),
})
export type OwnSignUp = z.output<typeof ownSignUp>

const own = { access: 'portal', output: ownSignUp } as const

export const getOwnSignUp = defineCall({
  ...own,
  name: 'activities.getOwnSignUp',
  summary: '活动与本人的报名',
  method: 'GET',
  path: '/console/activities/{id}/ownSignUp',
  effect: 'read',
  params,
  errors: [errors.notFound],
})

export const signUp = defineCall({
  ...own,
  name: 'activities.signUp',
  summary: '报名活动；名额满后候补',
  method: 'POST',
  path: '/console/activities/{id}/ownSignUp',
  effect: 'create',
  params,
  body: signUpFields,
  errors: [errors.notFound, errors.closed, errors.notForYou, errors.tooMany],
})

export const changeSignUp = defineCall({
  ...own,
  name: 'activities.changeSignUp',
  summary: '修改报名的人数和联系方式；增加人数须有名额',
  method: 'PUT',
  path: '/console/activities/{id}/ownSignUp',
  effect: 'write',
  params,
  body: signUpFields,
  errors: [errors.notFound, errors.notSigned, errors.begun, errors.tooMany, errors.noRoom],
})

export const cancelSignUp = defineCall({
  ...own,
  name: 'activities.cancelSignUp',
  summary: '取消报名，候补的依次补上；签到后不能取消',
  method: 'POST',
  path: '/console/activities/{id}/ownSignUp/cancel',
  effect: 'write',
  params,
  errors: [errors.notFound, errors.notSigned, errors.begun, errors.cameIn],
})

const ownLine = component('OwnSignUpLine', '本人报名的活动', 'internal', {
  activity,
  state: oneOf('报名状态', SIGN_UP_STATES),
  people: countOut('参加人数', '人'),
  checkedInAt: moment('签到时间').nullable(),
})
export type OwnSignUpLine = z.output<typeof ownLine>

export const listOwnSignUps = defineCall({
  name: 'activities.listOwnSignUps',
  exported: { title: '我的活动' },
  summary: '本人报名的活动',
  method: 'POST',
  path: '/console/activities/ownSignUps/queryPage',
  access: 'portal',
  effect: 'read',
  body: z.object({ ...pageInput }),
  output: pageOf(ownLine),
})
