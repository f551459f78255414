/** One word of the audit log: what is stored, and its 中文 name. */
export interface AuditWord {
  readonly code: string
  readonly name: string
}

/** What the platform itself writes into the audit log. */
export const kernelAuditActions = [
  { code: 'drop-month', name: '清理过期月份' },
  { code: 'open-phone', name: '查看完整号码' },
] as const

export const kernelAuditEntities = [
  { code: 'audit_log', name: '审计日志' },
  { code: 'message', name: '消息' },
  { code: 'case_event', name: '办理记录' },
] as const
