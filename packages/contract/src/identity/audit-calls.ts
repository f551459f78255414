import * as z from 'zod'
import { auditActions, auditEntities } from '../all-audit-words.ts'
import { listOut, textOut, wordOut } from '../kernel/answer-fields.ts'
import { accountTypes } from '../kernel/access.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, id, idOut, moment, momentIn, oneOf, optionalText } from '../kernel/field.ts'

const ACTOR_KINDS = [
  ...accountTypes,
  { code: 'anonymous', name: '未登录' },
  { code: 'service', name: '外部系统' },
] as const

export const auditRow = component('AuditRow', '审计记录', 'internal', {
  id: idOut('记录编号'),
  at: moment('时间'),
  actorAccountId: idOut('操作人编号').nullable(),
  /** The user name as it is now; null for outside systems, anonymous callers and closed accounts. */
  actorName: textOut('操作人', { sensitivity: 'personal' }).nullable(),
  actorKind: wordOut('操作人类型', ACTOR_KINDS, { help: '账号类型，匿名为 anonymous，外部系统为 service' }),
  action: wordOut('操作', auditActions, { example: 'login' }),
  entity: wordOut('对象', auditEntities, { example: 'account' }),
  entityId: textOut('对象编号').nullable(),
  detail: field(z.record(z.string(), z.unknown()), { label: '详情', sensitivity: 'personal' }),
  requestId: textOut('请求编号').nullable(),
  ip: textOut('网络地址', { sensitivity: 'personal' }).nullable(),
})

/** Newest first; the next page starts below `nextBeforeId`, so it stays fast however long the log is. */
export const listAudit = defineCall({
  name: 'identity.listAudit',
  exported: { title: '审计日志' },
  summary: '审计日志',
  method: 'POST',
  path: '/console/identity/queryAuditPage',
  access: 'admin',
  effect: 'read',
  body: z.object({
    pageSize: field(z.int('每页条数须为整数').min(1).max(100, '每页最多 100 条').default(20), {
      label: '每页条数',
    }),
    beforeId: id('起始编号').optional(),
    actorAccountId: id('操作人').optional(),
    username: optionalText('操作人用户名', 64, { sensitivity: 'personal' }),
    action: oneOf('操作', auditActions).optional(),
    entity: oneOf('对象', auditEntities).optional(),
    entityId: optionalText('对象编号', 60),
    from: momentIn('开始时间').optional(),
    to: momentIn('结束时间').optional(),
  }),
  output: component('AuditPage', '审计日志', 'internal', {
    list: listOut('记录', auditRow),
    nextBeforeId: idOut('下一页的起始编号').nullable(),
  }),
})
