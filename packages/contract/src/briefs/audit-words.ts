/** What the audit log says of monthly briefs. */
export const briefsAuditActions = [
  { code: 'set-brief', name: '设置月报' },
  { code: 'issue-brief', name: '生成月报' },
  { code: 'download-brief', name: '下载月报' },
] as const

export const briefsAuditEntities = [
  { code: 'brief_plan', name: '月报设置' },
  { code: 'brief_issue', name: '一期月报' },
] as const
