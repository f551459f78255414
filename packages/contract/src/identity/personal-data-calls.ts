import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { consent, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { consentRecord } from './entities.ts'
import { identityErrors as errors } from './errors.ts'
import { typedPassword } from './fields.ts'

/** Hours that the file of an export can be fetched. */
export const EXPORT_HOURS = 24

export const personalExportStates = [
  { code: 'pending', name: '正在整理' },
  { code: 'ready', name: '可下载' },
  { code: 'expired', name: '已过期' },
] as const

export type PersonalExportStatus = (typeof personalExportStates)[number]['code']

export const personalExport = component('PersonalExport', '个人数据导出', 'internal', {
  id: idOut('导出编号'),
  status: oneOf('状态', personalExportStates),
  requestedAt: moment('申请时间'),
  readyAt: moment('完成时间').nullable(),
  expiresAt: moment('下载截止时间').nullable(),
  size: countOut('文件大小', '字节').nullable(),
})

/** One at a time; a message says when the file is there. */
export const requestPersonalExport = defineCall({
  name: 'identity.requestPersonalExport',
  summary: '申请导出我的个人数据',
  method: 'POST',
  path: '/console/identity/personalExports',
  access: 'portal',
  effect: 'write',
  limit: 'login',
  spends: 'exports',
  secret: true,
  body: z.object({ password: typedPassword }),
  output: personalExport,
  errors: [errors.passwordWrong, errors.locked, errors.exportRunning],
})

export const listPersonalExports = defineCall({
  name: 'identity.listPersonalExports',
  summary: '我的个人数据导出记录',
  method: 'GET',
  path: '/console/identity/personalExports',
  access: 'portal',
  effect: 'read',
  output: component('PersonalExports', '个人数据导出记录', 'internal', {
    list: listOut('记录', personalExport),
  }),
})

/** The link works for its owner, signed in, for 24 hours. */
export const downloadPersonalExport = defineCall({
  name: 'identity.downloadPersonalExport',
  summary: '下载我的个人数据（JSON）',
  method: 'GET',
  path: '/console/identity/personalExports/{id}',
  access: 'portal',
  effect: 'read',
  spends: 'exports',
  produces: 'bytes',
  params: z.object({ id: id('导出编号') }),
  output: z.unknown(),
  errors: [errors.exportNotFound],
})

/** For good: personal fields go, sessions end; what the law wants kept stays without saying whose it was. */
export const closeAccount = defineCall({
  name: 'identity.closeAccount',
  summary: '注销账号',
  method: 'POST',
  path: '/console/identity/closeAccount',
  access: 'portal',
  effect: 'write',
  limit: 'login',
  secret: true,
  body: z.object({ password: typedPassword, confirm: consent('注销须知') }),
  output: done,
  errors: [errors.passwordWrong, errors.locked, errors.openCases, errors.lastAdmin],
})

export const getConsent = defineCall({
  name: 'identity.getConsent',
  summary: '协议同意记录详情（打印用）',
  method: 'GET',
  path: '/console/identity/consents/{id}',
  access: 'portal',
  effect: 'read',
  params: z.object({ id: id('记录编号') }),
  output: component('ConsentDetail', '协议同意记录详情', 'internal', {
    ...consentRecord.shape,
    body: textOut('协议全文'),
    username: textOut('用户名', { sensitivity: 'personal' }),
    corporateName: textOut('企业名称').nullable(),
    ip: textOut('网络地址', { sensitivity: 'personal' }).nullable(),
  }),
  errors: [errors.consentNotFound],
})
