import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { field, id, idOut, moment, text } from '../kernel/field.ts'
import { pageOf } from '../kernel/page.ts'
import { filesErrors } from '../files/errors.ts'
import { getUserInfo, login, logout, register, sendCode } from './calls.ts'
import { tokenPair } from './entities.ts'
import { identityErrors as errors } from './errors.ts'
import { captchaText, captchaUuid, mobile, password, typedPassword } from './fields.ts'

/** The login of the back office: the same as the portal's for the kind of user that works there. */
export const loginBackOffice = defineCall({
  ...login,
  name: 'identity.loginBackOffice',
  summary: '后台登录',
  path: '/admin/auth/login',
  body: z.object({
    username: text('用户名', { max: 64 }),
    password: typedPassword,
    verificationCode: captchaText,
    uuid: captchaUuid,
    userType: field(z.literal('operator', { error: '此处只供平台用户登录' }).default('operator'), {
      label: '用户类型',
    }),
  }),
  output: tokenPair,
})

export const getBackUserInfo = defineCall({
  ...getUserInfo,
  name: 'identity.getBackUserInfo',
  summary: '当前用户信息（后台）',
  path: '/checkAdmin/backUser/getUserInfo',
})

/** A GET that writes: it needs the Authorization header, so that no link or prefetch can sign anybody out. */
export const logoutBackOffice = defineCall({
  ...logout,
  name: 'identity.logoutBackOffice',
  summary: '退出登录（后台）',
  method: 'GET',
  path: '/checkAdmin/auth/loginOut',
})

/** A GET that writes: it needs a session, or a solved captcha in the headers X-Captcha-Uuid and X-Captcha. */
export const sendRegisterCode = defineCall({
  name: 'identity.sendRegisterCode',
  summary: '发送注册短信验证码（请求头带图形验证码或登录凭证）',
  method: 'GET',
  path: '/admin/backUser/registerSendCode/{phone}',
  access: 'public',
  effect: 'write',
  limit: 'sms',
  secret: true,
  params: z.object({ phone: mobile }),
  output: sendCode.output,
  errors: sendCode.errors,
})

export const registerBackUser = defineCall({
  ...register,
  name: 'identity.registerBackUser',
  summary: '企业用户注册（与注册接口相同）',
  method: 'PUT',
  path: '/admin/backUser/registerUser',
})

export const updateOwnProfile = defineCall({
  name: 'identity.updateOwnProfile',
  summary: '修改本人昵称与头像',
  method: 'PUT',
  path: '/checkAdmin/backUser/userSubmitAndUpdate',
  access: 'portal',
  effect: 'write',
  body: z.object({
    nickName: text('昵称', { max: 50 }).optional(),
    /** An own upload of a picture; null takes the avatar away. */
    avatarFileId: id('头像').nullable().optional(),
  }),
  output: z.object({ nickName: z.string(), avatar: z.string().nullable() }),
  errors: [filesErrors.notFound],
})

/** Also the way on for an account with an initial password; ends the other sessions, and one good for the reset alone. */
export const changePassword = defineCall({
  name: 'identity.changePassword',
  summary: '凭旧密码修改密码',
  method: 'PUT',
  path: '/admin/backUser/changePassword',
  access: 'portal',
  effect: 'write',
  limit: 'login',
  secret: true,
  beforeReset: true,
  body: z.object({ oldPassword: typedPassword, newPassword: password }),
  output: z.object({ done: z.boolean() }),
  errors: [errors.passwordWrong, errors.locked],
})

const loginWays = ['password', 'phone', 'third', 'secondFactor'] as const

export const loginRecord = z.object({
  id: idOut(),
  way: field(z.enum(loginWays), { label: '登录方式' }),
  succeeded: z.boolean(),
  reason: z.string().nullable(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  at: moment('时间'),
})

export const listLoginLog = defineCall({
  name: 'identity.listLoginLog',
  summary: '登录日志（本人；管理员可查任何用户）',
  method: 'GET',
  path: '/log/logmanager/queryLogByUserId/{userId}',
  access: 'portal',
  effect: 'read',
  params: z.object({ userId: id('用户编号') }),
  query: z.object({
    currentPageNum: field(z.coerce.number().int().min(1).max(100_000).default(1), { label: '页码' }),
    pageSize: field(z.coerce.number().int().min(1).max(100).default(10), { label: '每页条数' }),
  }),
  output: pageOf(loginRecord),
  errors: [errors.userNotFound],
})
