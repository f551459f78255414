/** What the audit log says of the daily figures for the national platform. */
export const statisticsAuditActions = [
  { code: 'set-duty-fields', name: '设置上报字段' },
  { code: 'make-duty-file', name: '生成上报文件' },
] as const

export const statisticsAuditEntities = [{ code: 'duty_file', name: '每日上报文件' }] as const
