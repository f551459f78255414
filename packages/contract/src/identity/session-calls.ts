import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, flag, moment, oneOf } from '../kernel/field.ts'
import { sessionScopes } from '../kernel/session-scope.ts'
import { tokenPair } from './entities.ts'
import { identityErrors as errors } from './errors.ts'

/** One sign-in with everything it was renewed to. */
export const sessionView = component('SessionView', '登录设备', 'internal', {
  id: textOut('登录编号'),
  current: flag('当前设备'),
  scope: oneOf('登录入口', sessionScopes).nullable(),
  startedAt: moment('登录时间'),
  lastSeenAt: moment('最近使用'),
  expiresAt: moment('到期时间'),
  ip: textOut('网络地址', { sensitivity: 'personal' }).nullable(),
  userAgent: textOut('浏览器', { sensitivity: 'personal' }).nullable(),
})

export const listSessions = defineCall({
  name: 'identity.listSessions',
  summary: '我的登录设备',
  method: 'GET',
  path: '/console/identity/sessions',
  access: 'portal',
  effect: 'read',
  output: component('Sessions', '我的登录设备', 'internal', {
    list: listOut('登录设备', sessionView),
    most: countOut('同时登录上限', '处', { help: '超出时最早登录的一处自动退出' }),
  }),
})

export const endSession = defineCall({
  name: 'identity.endSession',
  summary: '让一台设备退出登录',
  method: 'DELETE',
  path: '/console/identity/sessions/{id}',
  access: 'portal',
  effect: 'write',
  params: z.object({ id: field(z.uuid({ error: '登录编号不正确' }), { label: '登录编号' }) }),
  output: done,
  errors: [errors.sessionNotFound],
})

export const endOtherSessions = defineCall({
  name: 'identity.endOtherSessions',
  summary: '让其他设备全部退出登录',
  method: 'POST',
  path: '/console/identity/sessions/endOthers',
  access: 'portal',
  effect: 'write',
  output: done,
})

/** Staff who signed in at the portal go on in the console: the portal's token ends, its successor is of the console. */
export const enterConsole = defineCall({
  name: 'identity.enterConsole',
  summary: '从门户进入管理门户，更换登录凭证',
  method: 'POST',
  path: '/console/identity/enterConsole',
  access: 'portal',
  effect: 'write',
  limit: 'login',
  output: tokenPair,
})
