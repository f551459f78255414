import type * as z from 'zod'
import { certiFlg } from '../certification/certi-flg.ts'
import { accountTypes, roles } from '../kernel/access.ts'
import { codesOut, countOut, linesOut, textOut } from '../kernel/answer-fields.ts'
import { sessionScopes } from '../kernel/session-scope.ts'
import { component } from '../kernel/component.ts'
import { areaCode, flag, idOut, moment, oneOf } from '../kernel/field.ts'

/** The kinds of login the form offers; they follow from the account's source type. */
export const userTypes = [
  { code: 'enterprise', name: '企业用户' },
  { code: 'institution', name: '机构用户' },
  { code: 'government', name: '政府用户' },
  { code: 'operator', name: '平台用户' },
] as const

export type UserType = (typeof userTypes)[number]['code']

/** What an SMS code is for; a code of one scene is worth nothing in another. */
export const smsScenes = [
  { code: 'register', name: '注册' },
  { code: 'login', name: '登录' },
  { code: 'password', name: '重置密码' },
  { code: 'phone', name: '更换手机号' },
  { code: 'tax', name: '税务授权' },
] as const

export type SmsScene = (typeof smsScenes)[number]['code']

/** Registration action of enterprise users (specification 2, agreement). */
export const REGISTER_ACTION_CODE = 'YHZC'
/** The consent of an account that was not registered by its person (首次登录). */
export const FIRST_LOGIN_ACTION_CODE = 'SCDL'

/** The separate consent to the id number of a legal representative (法人身份). */
export const LEGAL_PERSON_ACTION_CODE = 'FRSF'

/** What a token is good for while a second factor is wanted. */
export const secondFactorSteps = [
  { code: 'required', name: '只能用于输入动态口令' },
  { code: 'enrol', name: '只能用于绑定动态口令' },
] as const

export const tokenPair = component('TokenPair', '登录凭证', 'internal', {
  access_token: textOut('登录凭证', { sensitivity: 'sensitive' }),
  expires_in: countOut('有效期', '秒', { example: 43_200 }),
  mustResetPassword: flag('须重置密码').optional(),
  secondFactor: oneOf('动态口令', secondFactorSteps).optional(),
})

export type TokenPair = z.output<typeof tokenPair>

/** The signed-in person, as an outside portal learns of them too. */
export const handedOverUser = {
  userId: idOut('用户编号'),
  userName: textOut('用户名', { sensitivity: 'personal' }),
  nickName: textOut('昵称', { sensitivity: 'personal' }),
  companyId: idOut('企业编号').nullable(),
  orgId: idOut('机构编号').nullable(),
  regionCode: areaCode('管辖地区').nullable(),
  userSourceType: oneOf('账号类型', accountTypes),
} as const

/** What the person may do, and what is known of the company. */
export const standing = {
  roles: codesOut('角色', roles),
  permissions: linesOut('权限'),
} as const

export const companyBase = {
  companyId: idOut('企业编号'),
  corporateName: textOut('企业名称').nullable(),
  certiFlg,
} as const

export const userInfo = component('UserInfo', '当前用户', 'internal', {
  user: component('User', '用户', 'internal', {
    ...handedOverUser,
    phonenumber: textOut('手机号', { sensitivity: 'personal' }).nullable(),
    avatar: textOut('头像', { sensitivity: 'personal' }).nullable(),
    orgName: textOut('机构名称').nullable(),
  }),
  ...standing,
  comBaseinfo: component('CompanyBase', '企业', 'internal', {
    ...companyBase,
    rejectReason: textOut('认证驳回原因').nullable(),
  }).nullable(),
  mustResetPassword: flag('须重置密码'),
  scope: oneOf('登录入口', sessionScopes).optional(),
  mustEnrolSecondFactor: flag('须绑定动态口令').optional(),
  mustConsent: flag('须同意协议').optional(),
})

export type UserInfo = z.output<typeof userInfo>

export const agreement = component('Agreement', '协议', 'public', {
  version: textOut('协议版本'),
  title: textOut('标题'),
  body: textOut('协议全文'),
  textHash: textOut('全文摘要'),
  publishedAt: moment('发布时间'),
})

/** On which occasion a person agreed. */
export const consentActions = [
  { code: REGISTER_ACTION_CODE, name: '用户注册' },
  { code: FIRST_LOGIN_ACTION_CODE, name: '首次登录' },
  { code: LEGAL_PERSON_ACTION_CODE, name: '提交法定代表人身份证号' },
] as const

export const consentRecord = component('ConsentRecord', '协议同意记录', 'internal', {
  id: idOut('记录编号'),
  agreementVersion: textOut('协议版本'),
  title: textOut('协议名称'),
  textHash: textOut('全文摘要'),
  actionCode: oneOf('同意场合', consentActions),
  at: moment('同意时间'),
  /** Whose data a separate consent is about. */
  subjectName: textOut('信息主体', { sensitivity: 'personal' }).nullable(),
  withdrawnAt: moment('撤回时间').nullable(),
})
