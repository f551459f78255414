import * as z from 'zod'
import { countOut, fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { id, idOut, moment, oneOf, ruled, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { pageFacts, pageInput, pageOf } from '../kernel/page.ts'
import { activityFields } from './activity-form.ts'
import { activityErrors as errors } from './errors.ts'
import { SIGN_UP_STATES, TICKET_DIGITS } from './kinds.ts'

const params = z.object({ id: id('活动编号') })
const editor = { access: 'editor' } as const

export const signUpLine = component('SignUpLine', '一份报名', 'personal', {
  id: idOut('报名编号'),
  state: oneOf('报名状态', SIGN_UP_STATES),
  contactName: textOut('联系人', { sensitivity: 'personal' }),
  phoneMasked: textOut('联系电话', { sensitivity: 'personal', help: '中间四位隐去' }),
  /** The company or institution of the account; null for others. */
  from: textOut('单位').nullable(),
  people: countOut('参加人数', '人'),
  at: moment('报名时间'),
  checkedInAt: moment('签到时间').nullable(),
})
export type SignUpLine = z.output<typeof signUpLine>

const figures = component('ActivityFigures', '活动报名统计', 'internal', {
  title: fieldOut(activityFields.shape.title),
  startsAt: fieldOut(activityFields.shape.startsAt),
  endsAt: fieldOut(activityFields.shape.endsAt),
  signedPeople: countOut('已报名', '人'),
  waitingPeople: countOut('候补', '人'),
  cancelled: countOut('已取消', '份'),
  camePeople: countOut('已签到', '人'),
  absentPeople: countOut('没有到场', '人'),
})
export type ActivityFigures = z.output<typeof figures>

export const getActivityFigures = defineCall({
  ...editor,
  name: 'activities.getActivityFigures',
  summary: '活动的报名、候补、签到人数；结束后没有签到的算没有到场',
  method: 'GET',
  path: '/console/activities/{id}/figures',
  effect: 'read',
  params,
  output: figures,
  errors: [errors.notFound],
})

export const listSignUps = defineCall({
  ...editor,
  name: 'activities.listSignUps',
  summary: '一次活动的报名',
  method: 'POST',
  path: '/console/activities/{id}/signUps/queryPage',
  effect: 'read',
  params,
  body: z.object({ ...pageInput, state: oneOf('报名状态', SIGN_UP_STATES).optional() }),
  output: pageOf(signUpLine),
  errors: [errors.notFound],
})

/** Digits as people read them out, in groups or not. */
const ticketNumber = typedInto(
  ruled('票号', 2 * TICKET_DIGITS, (typed) =>
    typed.replaceAll(/\s/g, '').length === TICKET_DIGITS && /^[\d\s]+$/.test(typed)
      ? undefined
      : `票号是 ${TICKET_DIGITS} 位数字`,
  ),
  { kind: 'serial' },
)

export const checkIn = defineCall({
  ...editor,
  name: 'activities.checkIn',
  summary: '按票号签到',
  method: 'POST',
  path: '/console/activities/{id}/checkIn',
  effect: 'write',
  params,
  body: z.object({ ticketNumber }),
  output: signUpLine,
  errors: [errors.notFound, errors.ticketNotFound, errors.otherActivity, errors.isWaiting, errors.alreadyIn],
})

export const undoCheckIn = defineCall({
  ...editor,
  name: 'activities.undoCheckIn',
  summary: '撤回签到',
  method: 'POST',
  path: '/console/activities/{id}/signUps/{signUpId}/undoCheckIn',
  effect: 'write',
  params: z.object({ id: id('活动编号'), signUpId: id('报名编号') }),
  body: z.object({ reason: text('撤回原因', { max: 100 }) }),
  output: signUpLine,
  errors: [errors.notFound, errors.notSigned, errors.notIn],
})

const rosterLine = component('RosterLine', '名单中的一份报名', 'personal', {
  contactName: textOut('联系人', { sensitivity: 'personal' }),
  phone: textOut('联系电话', { sensitivity: 'personal' }),
  from: textOut('单位').nullable(),
  people: countOut('参加人数', '人'),
  state: oneOf('报名状态', SIGN_UP_STATES),
  ticketNumber: textOut('票号', { sensitivity: 'personal' }),
  at: moment('报名时间'),
  checkedInAt: moment('签到时间').nullable(),
})

export type RosterLine = z.output<typeof rosterLine>

/** Names and numbers in full: whoever reads them, on the screen or as a file, stands in the audit log. */
export const listRoster = defineCall({
  ...editor,
  name: 'activities.listRoster',
  exported: { title: '报名名单', of: 'title' },
  summary: '一次活动的报名名单（号码完整，已取消的除外）',
  method: 'POST',
  path: '/console/activities/{id}/signUps/roster',
  effect: 'read',
  params,
  body: z.object(pageInput),
  output: component('ActivityRoster', '活动报名名单', 'personal', {
    title: fieldOut(activityFields.shape.title),
    list: listOut('报名', rosterLine),
    ...pageFacts,
  }),
  errors: [errors.notFound],
})
