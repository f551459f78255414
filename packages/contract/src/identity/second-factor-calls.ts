import * as z from 'zod'
import { countOut, linesOut, textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, moment, text } from '../kernel/field.ts'
import { tokenPair } from './entities.ts'
import { identityErrors as errors } from './errors.ts'
import { typedPassword } from './fields.ts'

/** Six digits of the authenticator app; where a lost device must not lock out, a recovery code does as well. */
const code = text('动态口令或恢复码', { max: 20 }, { example: '123456', sensitivity: 'sensitive' })

const recoveryCodes = component('RecoveryCodes', '恢复码', 'sensitive', {
  recoveryCodes: linesOut('恢复码', { help: '每个只能使用一次，仅在此处显示一次，请妥善保存' }),
})

export const getSecondFactor = defineCall({
  name: 'identity.getSecondFactor',
  summary: '我的动态口令状态',
  method: 'GET',
  path: '/console/identity/secondFactor',
  access: 'portal',
  effect: 'read',
  beforeEnrolment: true,
  output: component('SecondFactorState', '动态口令状态', 'internal', {
    enrolled: flag('已绑定'),
    required: flag('必须绑定'),
    enrolledAt: moment('绑定时间').nullable(),
    recoveryCodesLeft: countOut('剩余恢复码', '个'),
  }),
})

/** Begins an enrolment, which the first code confirms within ten minutes. */
export const enrolSecondFactor = defineCall({
  name: 'identity.enrolSecondFactor',
  summary: '开始绑定动态口令',
  method: 'POST',
  path: '/console/identity/secondFactor/enrol',
  access: 'portal',
  effect: 'write',
  limit: 'login',
  secret: true,
  beforeEnrolment: true,
  body: z.object({ password: typedPassword }),
  output: component('SecondFactorEnrolment', '绑定动态口令', 'sensitive', {
    secret: textOut('密钥（Base32）'),
    otpauthUri: textOut('二维码内容'),
    expiresInSeconds: countOut('有效期', '秒', { sensitivity: 'internal' }),
  }),
  errors: [errors.passwordWrong, errors.locked, errors.alreadyEnrolled],
})

/** Ends the person's other sessions: they were opened without the second factor. */
export const confirmSecondFactor = defineCall({
  name: 'identity.confirmSecondFactor',
  summary: '输入首个动态口令，完成绑定',
  method: 'POST',
  path: '/console/identity/secondFactor/confirm',
  access: 'portal',
  effect: 'write',
  limit: 'login',
  secret: true,
  beforeEnrolment: true,
  body: z.object({ code }),
  output: recoveryCodes,
  errors: [errors.secondFactorWrong, errors.locked, errors.notEnrolled, errors.alreadyEnrolled],
})

/** Exchanges the token of a login that answered `secondFactor: 'required'` for a full one. */
export const verifySecondFactor = defineCall({
  name: 'identity.verifySecondFactor',
  summary: '登录第二步：输入动态口令或恢复码',
  method: 'POST',
  path: '/console/identity/secondFactor/verify',
  access: 'portal',
  effect: 'write',
  limit: 'login',
  secret: true,
  beforeReset: true,
  beforeSecondFactor: true,
  body: z.object({ code }),
  output: tokenPair,
  errors: [errors.secondFactorWrong, errors.locked, errors.notEnrolled],
})

export const renewRecoveryCodes = defineCall({
  name: 'identity.renewRecoveryCodes',
  summary: '重新生成恢复码，旧的随即失效',
  method: 'POST',
  path: '/console/identity/secondFactor/recoveryCodes',
  access: 'portal',
  effect: 'write',
  limit: 'login',
  secret: true,
  body: z.object({ password: typedPassword, code }),
  output: recoveryCodes,
  errors: [errors.passwordWrong, errors.secondFactorWrong, errors.locked, errors.notEnrolled],
})

/** To move to another device: who needs a second factor can then do nothing but enrol the next one. */
export const removeSecondFactor = defineCall({
  name: 'identity.removeSecondFactor',
  summary: '解除绑定动态口令',
  method: 'POST',
  path: '/console/identity/secondFactor/remove',
  access: 'portal',
  effect: 'write',
  limit: 'login',
  secret: true,
  body: z.object({ password: typedPassword, code }),
  output: done,
  errors: [errors.passwordWrong, errors.secondFactorWrong, errors.locked, errors.notEnrolled],
})
