/** What the audit log says of the background work. */
export const operationsAuditActions = [
  { code: 'retry-job', name: '重试后台任务' },
  { code: 'discard-job', name: '放弃后台任务' },
  { code: 'renew-sealed', name: '更换加密数据的密钥' },
] as const

export const operationsAuditEntities = [
  { code: 'job', name: '后台任务' },
  { code: 'sealed_data', name: '加密数据' },
] as const
