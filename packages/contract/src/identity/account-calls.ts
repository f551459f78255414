import * as z from 'zod'
import { fileId } from '../files/file-id.ts'
import { textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, flag, id, idOut, moment, oneOf, text } from '../kernel/field.ts'
import { pageOf } from '../kernel/page.ts'
import { filesErrors } from '../files/errors.ts'
import { getUserInfo, login, logout, register, sendCode } from './calls.ts'
import { tokenPair } from './entities.ts'
import { identityErrors as errors } from './errors.ts'
import {
  captchaText,
  captchaUuid,
  captchaWorkProof,
  entrance,
  mobile,
  password,
  typedPassword,
  typedUsername,
} from './fields.ts'

/** The login of the back office: the same as the portal's for the kind of user that works there. */
export const loginBackOffice = defineCall({
  ...login,
  name: 'identity.loginBackOffice',
  summary: '后台登录',
  path: '/admin/auth/login',
  body: z.object({
    username: typedUsername,
    password: typedPassword,
    verificationCode: captchaText,
    uuid: captchaUuid,
    proof: captchaWorkProof,
    client: entrance,
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

/** A GET that writes: it needs a session, or a solved captcha in the headers X-Captcha-Uuid and X-Captcha, X-Captcha-Proof for its work. */
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
    nickName: text('昵称', { max: 50 }, { sensitivity: 'personal' }).optional(),
    /** An own upload of a picture; null takes the avatar away. */
    avatarFileId: fileId('头像').nullable().optional(),
  }),
  output: component('OwnProfile', '本人资料', 'personal', {
    nickName: textOut('昵称'),
    avatar: textOut('头像').nullable(),
  }),
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
  output: done,
  errors: [errors.passwordWrong, errors.locked],
})

export const loginWays = [
  { code: 'password', name: '密码' },
  { code: 'phone', name: '短信验证码' },
  { code: 'third', name: '统一身份认证' },
  { code: 'secondFactor', name: '动态口令' },
] as const

export const loginRecord = component('LoginRecord', '登录记录', 'internal', {
  id: idOut('记录编号'),
  way: oneOf('登录方式', loginWays),
  succeeded: flag('成功'),
  reason: textOut('失败原因').nullable(),
  ip: textOut('网络地址', { sensitivity: 'personal' }).nullable(),
  userAgent: textOut('浏览器', { sensitivity: 'personal' }).nullable(),
  at: moment('时间'),
})

export const listLoginLog = defineCall({
  name: 'identity.listLoginLog',
  exported: { title: '登录记录' },
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
