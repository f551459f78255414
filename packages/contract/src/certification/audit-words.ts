/** What the audit log says of the certification of enterprises. */
export const certificationAuditActions = [
  { code: 'submit-certification', name: '提交企业认证' },
  { code: 'change-certification', name: '变更认证信息' },
  { code: 'correct-certification', name: '更正企业信息' },
  { code: 'approve-certification', name: '企业认证通过' },
  { code: 'reject-certification', name: '企业认证退回' },
  { code: 'withdraw-legal-person-consent', name: '撤回法定代表人身份证号的单独同意' },
] as const

export const certificationAuditEntities = [{ code: 'enterprise', name: '企业' }] as const
