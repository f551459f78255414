import * as z from 'zod'
import { auditActions, auditEntities } from '../all-audit-words.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, id, idOut, moment, oneOf, optionalText } from '../kernel/field.ts'

const time = (label: string) =>
  field(z.iso.datetime({ offset: true, error: `${label}不正确` }).optional(), { label })

export const auditRow = z.object({
  id: idOut(),
  at: moment('时间'),
  actorAccountId: z.string().nullable(),
  /** The user name as it is now; null for outside systems, anonymous callers and closed accounts. */
  actorName: z.string().nullable(),
  /** The account type, or `anonymous`. */
  actorKind: z.string(),
  /** One of `auditActions`, or the word of a former version: shown as it was written. */
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
  ip: z.string().nullable(),
})

/** Newest first; the next page starts below `nextBeforeId`, so it stays fast however long the log is. */
export const listAudit = defineCall({
  name: 'identity.listAudit',
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
    username: optionalText('操作人用户名', 64),
    action: oneOf('操作', auditActions).optional(),
    entity: oneOf('对象', auditEntities).optional(),
    entityId: optionalText('对象编号', 60),
    from: time('开始时间'),
    to: time('结束时间'),
  }),
  output: z.object({ list: z.array(auditRow), nextBeforeId: z.string().nullable() }),
})
