/** What the audit log says of time limits. */
export const tasksAuditActions = [
  { code: 'set-time-limit', name: '设定办理时限' },
  { code: 'end-time-limit', name: '停用办理时限' },
  { code: 'set-substitution', name: '设置代班' },
] as const

export const tasksAuditEntities = [
  { code: 'time_limit', name: '办理时限' },
  { code: 'task_substitute', name: '代班' },
] as const
