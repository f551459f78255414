import * as z from 'zod'
import { roles } from '../kernel/access.ts'
import { field, flag, idOut, moment, text } from '../kernel/field.ts'

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
] as const

export type SmsScene = (typeof smsScenes)[number]['code']

/** Registration action of enterprise users (specification 2, agreement). */
export const REGISTER_ACTION_CODE = 'YHZC'
/** The consent of an account that was not registered by its person (首次登录). */
export const FIRST_LOGIN_ACTION_CODE = 'SCDL'

export const tokenPair = z.object({
  access_token: z.string(),
  expires_in: field(z.int(), { label: '有效期', unit: '秒', example: 43_200 }),
  mustResetPassword: z.boolean().optional(),
  /** `required`: the token is good for giving the code alone; `enrol`: for enrolling a second factor alone. */
  secondFactor: z.enum(['required', 'enrol']).optional(),
})

export type TokenPair = z.output<typeof tokenPair>

export const userInfo = z.object({
  user: z.object({
    userId: idOut('用户编号'),
    userName: z.string(),
    nickName: z.string(),
    phonenumber: field(z.string().nullable(), { label: '手机号', sensitivity: 'personal' }),
    avatar: z.string().nullable(),
    companyId: z.string().nullable(),
    orgId: z.string().nullable(),
    orgName: z.string().nullable(),
    regionCode: z.string().nullable(),
    userSourceType: z.string(),
  }),
  roles: z.array(z.enum(roles.map((role) => role.code))),
  permissions: z.array(z.string()),
  comBaseinfo: z
    .object({
      companyId: idOut('企业编号'),
      corporateName: z.string().nullable(),
      certiFlg: z.int(),
      rejectReason: z.string().nullable(),
    })
    .nullable(),
  mustResetPassword: flag('须重置密码'),
  mustEnrolSecondFactor: flag('须绑定动态口令').optional(),
  mustConsent: flag('须同意协议').optional(),
})

export type UserInfo = z.output<typeof userInfo>

export const agreement = z.object({
  version: text('协议版本', { max: 20 }),
  title: z.string(),
  body: z.string(),
  textHash: z.string(),
  publishedAt: moment('发布时间'),
})

export const consentRecord = z.object({
  id: idOut(),
  agreementVersion: z.string(),
  title: z.string(),
  textHash: z.string(),
  actionCode: z.string(),
  at: moment('同意时间'),
})
