import { dictionary } from '../kernel/dictionary.ts'

/** What an activity is. */
export const ACTIVITY_KINDS = dictionary('activityKind', [
  { code: 'training', name: '培训' },
  { code: 'matching', name: '对接会' },
  { code: 'policy', name: '政策宣讲' },
  { code: 'salon', name: '沙龙' },
  { code: 'other', name: '其他' },
])

/** Who may sign up for an activity. */
export const ACTIVITY_AUDIENCES = [
  { code: 'everyone', name: '所有登录用户' },
  { code: 'certified', name: '已认证企业' },
  { code: 'institution', name: '机构' },
] as const
export type ActivityAudience = (typeof ACTIVITY_AUDIENCES)[number]['code']

/** Where a sign-up stands; who came has checked in. */
export const SIGN_UP_STATES = [
  { code: 'SIGNED', name: '已报名' },
  { code: 'WAITING', name: '候补' },
  { code: 'CANCELLED', name: '已取消' },
] as const
export type SignUpState = (typeof SIGN_UP_STATES)[number]['code']

/** So many people come with one sign-up at most. */
export const MOST_PEOPLE = 20
/** A ticket is so many digits, read out or shown as a code. */
export const TICKET_DIGITS = 10

/** When activities of a list take place. */
export const ACTIVITY_TIMES = [
  { code: 'coming', name: '即将举行' },
  { code: 'over', name: '已结束' },
] as const
export type ActivityTime = (typeof ACTIVITY_TIMES)[number]['code']
