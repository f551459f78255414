/** What the audit log says of the open interface for institutions. */
export const openAuditActions = [
  { code: 'create-open-key', name: '创建接口密钥' },
  { code: 'revoke-open-key', name: '停用接口密钥' },
  { code: 'take-over-open-key', name: '接管接口密钥' },
  { code: 'issue-open-token', name: '签发接口访问令牌' },
] as const

export const openAuditEntities = [{ code: 'open_key', name: '接口密钥' }] as const
