/** What the audit log says of the figures. */
export const statisticsAuditActions = [
  { code: 'check-figures', name: '核对指标' },
  { code: 'set-duty-fields', name: '设置上报字段' },
  { code: 'make-duty-file', name: '生成上报文件' },
  { code: 'download-duty-file', name: '下载上报文件' },
] as const

export const statisticsAuditEntities = [
  { code: 'figure_check', name: '指标核对' },
  { code: 'duty_file', name: '每日上报文件' },
] as const
