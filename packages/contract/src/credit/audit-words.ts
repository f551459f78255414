/** What the audit log says of credit authorisations and of reading credit information. */
export const creditAuditActions = [
  { code: 'grant-authorisation', name: '信用授权' },
  { code: 'request-authorisation', name: '申请信用授权' },
  { code: 'reject-authorisation', name: '不同意信用授权申请' },
  { code: 'export-credential', name: '导出授权凭证' },
  { code: 'revoke-authorisation', name: '撤销信用授权' },
  { code: 'succeed-authorisation', name: '信用授权转给承接机构' },
  { code: 'issue-credit-report', name: '申请出具信用报告' },
  { code: 'download-credit-report', name: '下载信用报告' },
  { code: 'read-credit', name: '查看信用信息' },
] as const

export const creditAuditEntities = [
  { code: 'credit_authorisation', name: '信用授权' },
  { code: 'credit_report', name: '信用报告' },
] as const
