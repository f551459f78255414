import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { consent, field, id, idOut, moment, oneOf } from '../kernel/field.ts'
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

export const personalExport = z.object({
  id: idOut('导出编号'),
  status: oneOf('状态', personalExportStates),
  requestedAt: moment('申请时间'),
  readyAt: moment('完成时间').nullable(),
  expiresAt: moment('下载截止时间').nullable(),
  size: field(z.int().nullable(), { label: '文件大小', unit: '字节' }),
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
  output: z.object({ list: z.array(personalExport) }),
})

/** The link works for its owner, signed in, for 24 hours. */
export const downloadPersonalExport = defineCall({
  name: 'identity.downloadPersonalExport',
  summary: '下载我的个人数据（JSON）',
  method: 'GET',
  path: '/console/identity/personalExports/{id}',
  access: 'portal',
  effect: 'read',
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
  output: z.object({ done: z.boolean() }),
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
  output: consentRecord.extend({
    body: field(z.string(), { label: '协议全文' }),
    username: z.string(),
    corporateName: z.string().nullable(),
    ip: z.string().nullable(),
  }),
  errors: [errors.consentNotFound],
})
