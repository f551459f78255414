import * as z from 'zod'
import { countOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, text } from '../kernel/field.ts'
import { companyBase, handedOverUser, standing, tokenPair } from './entities.ts'
import { identityErrors as errors } from './errors.ts'

const handOverTicket = text('交接凭证', { max: 1000 }, { sensitivity: 'sensitive' })

/**
 * Where to send a signed-in person who goes on in the management portal. The console on this origin needs no ticket; an
 * external portal gets one of 60 seconds, for one exchange by that portal alone.
 */
export const requestHandOver = defineCall({
  name: 'identity.requestHandOver',
  summary: '前往管理门户：取得地址与一次性凭证',
  method: 'POST',
  path: '/admin/backUser/ssoLogin',
  access: 'portal',
  effect: 'write',
  body: z.object({
    target: field(z.string().max(200, '跳转目标过长').default('/'), {
      label: '跳转目标',
      example: '/product/apply?proId=12',
      help: '规格中管理门户的路径',
    }),
    audience: field(
      z
        .string()
        .regex(/^[A-Za-z][\w-]{1,39}$/, '接收系统不正确')
        .optional(),
      { label: '接收系统', help: '缺省为首个已配置的外部管理门户' },
    ),
  }),
  output: component('HandOver', '前往管理门户', 'internal', {
    url: textOut('跳转地址'),
    ticket: textOut('一次性凭证', { sensitivity: 'sensitive' }).nullable(),
    expires_in: countOut('凭证有效期', '秒').nullable(),
  }),
  errors: [errors.targetRefused],
})

/** What the external portal learns of the person: no number, nothing that it does not need. */
export const redeemHandOver = defineCall({
  name: 'identity.redeemHandOver',
  summary: '外部管理门户用一次性凭证换取用户信息',
  method: 'POST',
  path: '/admin/sso/ssoSync',
  access: 'service:handOver',
  effect: 'write',
  limit: 'login',
  secret: true,
  body: z.object({ ticket: handOverTicket }),
  output: component('HandedOver', '交接的用户信息', 'internal', {
    target: textOut('跳转目标'),
    user: component('HandedOverUser', '用户', 'internal', handedOverUser),
    ...standing,
    comBaseinfo: component('HandedOverCompany', '企业', 'internal', companyBase).nullable(),
  }),
  errors: [errors.handOverTicketWrong],
})

/** The client keeps `state` and compares it when the person comes back, so that nobody is signed in as somebody else. */
export const getThirdLoginAddress = defineCall({
  name: 'identity.getThirdLoginAddress',
  summary: '统一身份认证登录地址',
  method: 'GET',
  path: '/console/identity/thirdLogin',
  access: 'public',
  effect: 'read',
  query: z.object({
    state: field(z.string().regex(/^[\w-]{8,100}$/, '状态值不正确'), {
      label: '状态值',
      example: 'c2FtcGxlLXN0YXRl',
    }),
  }),
  output: component('ThirdLoginAddress', '统一身份认证登录地址', 'public', { url: textOut('登录地址') }),
  errors: [errors.thirdLoginFailed],
})

/** Creates the account (source type 17) at the first login, or links the one with the proven number. */
export const thirdLogin = defineCall({
  name: 'identity.thirdLogin',
  summary: '统一身份认证登录',
  method: 'GET',
  path: '/api/system/LoginController/ThirdLogin',
  access: 'public',
  effect: 'write',
  limit: 'login',
  secret: true,
  query: z.object({ ticket: text('登录凭证', { max: 1000 }, { sensitivity: 'sensitive' }) }),
  output: tokenPair,
  errors: [errors.thirdLoginRefused, errors.thirdLoginFailed, errors.accountDisabled],
})
