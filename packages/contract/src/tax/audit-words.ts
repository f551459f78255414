/** What the audit log says of tax licences, of what was handed over under them, and of reports. */
export const taxAuditActions = [
  { code: 'grant-tax-licence', name: '税务授权' },
  { code: 'revoke-tax-licence', name: '撤销税务授权' },
  { code: 'end-tax-licence', name: '税务授权终止' },
  { code: 'read-tax-data', name: '读取涉税数据' },
  { code: 'apply-tax-report', name: '申请金税报告' },
  { code: 'make-tax-report-token', name: '获取金税报告下载凭证' },
  { code: 'download-tax-report', name: '下载金税报告' },
] as const

export const taxAuditEntities = [
  { code: 'tax_licence', name: '税务授权' },
  { code: 'tax_report', name: '金税报告' },
] as const
