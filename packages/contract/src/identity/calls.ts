import * as z from 'zod'
import { countOut, linesOut, textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { consent, field, idOut, oneOf, optionalText, text } from '../kernel/field.ts'
import { REGISTER_ACTION_CODE, smsScenes, tokenPair, userInfo, userTypes } from './entities.ts'
import { identityErrors as errors } from './errors.ts'
import {
  captchaText,
  captchaUuid,
  captchaVoice,
  captchaWorkProof,
  entrance,
  mobile,
  password,
  smsCode,
  ticket,
  typedPassword,
  typedUsername,
  username,
} from './fields.ts'

const userType = oneOf('用户类型', userTypes)
const captchaProof = z.object({ uuid: captchaUuid, captcha: captchaText, proof: captchaWorkProof })
const sent = component('CodeSent', '验证码已发送', 'public', {
  resendAfterSeconds: countOut('可再次发送', '秒'),
})
const sendErrors = [
  errors.captchaWrong,
  errors.captchaUnproven,
  errors.codeTooSoon,
  errors.codeTooMany,
  errors.smsBusy,
  errors.smsFailed,
]

export const getCaptcha = defineCall({
  name: 'identity.getCaptcha',
  summary: '获取图形验证码（附语音）',
  method: 'GET',
  path: '/admin/verificationCode',
  access: 'public',
  effect: 'write',
  limit: 'captcha',
  // Other keys may stand there: some browsers and programs add one against caches.
  query: z.looseObject({ voice: captchaVoice }),
  output: component('Captcha', '图形验证码', 'public', {
    uuid: textOut('图形验证码编号'),
    image: textOut('图形（SVG data URL）'),
    audio: textOut('语音（WAV data URL；voice=false 时没有）').optional(),
    work: textOut('须计算的题目（JSON）').optional(),
  }),
})

/** For a browser that runs no scripts: a few an hour for each network, in the place of the work that the others do. */
export const waiveCaptchaWork = defineCall({
  name: 'identity.waiveCaptchaWork',
  summary: '不能运行脚本的浏览器免做图形验证码的计算（每个网络每小时 30 次）',
  method: 'POST',
  path: '/console/identity/captchaWork',
  access: 'public',
  effect: 'write',
  limit: 'unproven',
  body: z.object({ uuid: captchaUuid }),
  output: component('CaptchaWorkWaived', '图形验证码的计算结果', 'public', {
    proof: textOut('图形验证码的计算结果').optional(),
  }),
})

export const sendCode = defineCall({
  name: 'identity.sendCode',
  summary: '发送短信验证码',
  method: 'POST',
  path: '/api/system/verification/verificationCodeNew',
  access: 'public',
  effect: 'write',
  limit: 'sms',
  secret: true,
  query: z.object({ phone: mobile, scene: oneOf('用途', smsScenes) }),
  body: captchaProof,
  output: sent,
  errors: sendErrors,
})

export const sendLoginCode = defineCall({
  ...sendCode,
  name: 'identity.sendLoginCode',
  summary: '发送登录短信验证码',
  path: '/api/system/verification/verificationCodelogin',
  query: z.object({ phone: mobile }),
})

export const sendPasswordCode = defineCall({
  ...sendCode,
  name: 'identity.sendPasswordCode',
  summary: '发送找回密码短信验证码',
  path: '/api/system/verification/verificationCodePass',
  query: z.object({ phone: mobile }),
})

export const verifyCode = defineCall({
  name: 'identity.verifyCode',
  summary: '校验短信验证码，换取一次性凭证',
  method: 'POST',
  path: '/api/system/verification/verifyCode',
  access: 'public',
  effect: 'write',
  limit: 'login',
  secret: true,
  body: z.object({ phone: mobile, scene: oneOf('用途', smsScenes), code: smsCode }),
  output: component('VerifyTicket', '验证凭证', 'sensitive', { ticket: textOut('验证凭证') }),
  errors: [errors.codeWrong],
})

export const register = defineCall({
  name: 'identity.register',
  summary: '企业用户注册',
  method: 'POST',
  path: '/api/system/LoginController/register',
  access: 'public',
  effect: 'write',
  limit: 'login',
  secret: true,
  body: z.object({
    actionCode: field(z.literal(REGISTER_ACTION_CODE, { error: '不支持的注册类型' }), { label: '注册类型' }),
    username,
    password,
    phone: mobile,
    verificationCode: smsCode,
    corporateName: optionalText('企业名称', 100, { example: '皋兰县某某食品有限公司' }),
    agreementVersion: text('协议版本', { max: 20 }),
    consent: consent('平台用户服务及授权协议'),
  }),
  output: component('Registered', '注册结果', 'internal', { userId: idOut('用户编号') }),
  errors: [errors.codeWrong, errors.usernameTaken, errors.phoneTaken, errors.agreementOutdated],
})

export const login = defineCall({
  name: 'identity.login',
  summary: '用户名密码登录',
  method: 'POST',
  path: '/api/system/LoginController/login',
  access: 'public',
  effect: 'write',
  limit: 'login',
  secret: true,
  body: z.object({
    username: typedUsername,
    password: typedPassword,
    verificationCode: captchaText,
    uuid: captchaUuid,
    proof: captchaWorkProof,
    userType,
    client: entrance,
  }),
  output: tokenPair,
  errors: [
    errors.captchaWrong,
    errors.captchaUnproven,
    errors.credentialsWrong,
    errors.locked,
    errors.passwordClosed,
    errors.accountDisabled,
  ],
})

export const loginPhone = defineCall({
  name: 'identity.loginPhone',
  summary: '短信验证码登录',
  method: 'POST',
  path: '/api/system/LoginController/loginPhone',
  access: 'public',
  effect: 'write',
  limit: 'login',
  secret: true,
  body: z.object({ phone: mobile, verificationCode: smsCode, userType, client: entrance }),
  output: tokenPair,
  errors: [errors.codeWrong, errors.notRegistered, errors.accountDisabled],
})

export const refreshToken = defineCall({
  name: 'identity.refreshToken',
  summary: '更换登录凭证，旧凭证随即失效',
  method: 'POST',
  path: '/api/system/LoginController/refreshReturnToken',
  access: 'public',
  effect: 'write',
  limit: 'login',
  beforeReset: true,
  output: tokenPair,
  errors: [errors.refreshReused],
})

export const getUserInfo = defineCall({
  name: 'identity.getUserInfo',
  summary: '当前用户信息',
  method: 'GET',
  path: '/api/system/user/getInfo',
  access: 'portal',
  effect: 'read',
  beforeReset: true,
  beforeEnrolment: true,
  beforeConsent: true,
  output: userInfo,
})

export const logout = defineCall({
  name: 'identity.logout',
  summary: '退出登录',
  method: 'DELETE',
  path: '/api/system/LoginController/logout',
  access: 'portal',
  effect: 'write',
  beforeReset: true,
  beforeEnrolment: true,
  beforeConsent: true,
  beforeSecondFactor: true,
  output: done,
})

/**
 * With the ticket of verifyCode (scene password), or without one by the token of a first login, which is good for this
 * alone. `userType` is needed only where one phone number has accounts of several kinds.
 */
export const resetPassword = defineCall({
  name: 'identity.resetPassword',
  summary: '凭一次性凭证重置密码',
  method: 'POST',
  path: '/api/system/LoginController/updatePasswordNovcerificationCode',
  access: 'public',
  effect: 'write',
  limit: 'login',
  secret: true,
  beforeReset: true,
  body: z.object({ ticket: ticket.optional(), password, userType: userType.optional() }),
  output: done,
  errors: [errors.ticketWrong, errors.notRegistered, errors.userTypeNeeded],
})

export const updatePhone = defineCall({
  name: 'identity.updatePhone',
  summary: '更换手机号',
  method: 'POST',
  path: '/api/system/LoginController/updatePhone',
  access: 'portal',
  effect: 'write',
  limit: 'login',
  secret: true,
  body: z.object({ ticket, phone: mobile, verificationCode: smsCode }),
  output: done,
  errors: [errors.ticketWrong, errors.codeWrong, errors.phoneTaken],
})

export const getUserName = defineCall({
  name: 'identity.getUserName',
  summary: '验证手机号后查询其用户名',
  method: 'POST',
  path: '/api/system/LoginController/getUserName',
  access: 'public',
  effect: 'write',
  limit: 'login',
  secret: true,
  body: z.object({ ticket }),
  output: component('UserNames', '用户名', 'personal', { userNames: linesOut('用户名') }),
  errors: [errors.ticketWrong],
})
