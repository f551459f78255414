/** What the audit log says of funds. */
export const fundsAuditActions = [
  { code: 'create-fund', name: '新建基金' },
  { code: 'update-fund', name: '修改基金' },
  { code: 'publish-fund', name: '发布基金' },
  { code: 'take-fund-offline', name: '下线基金' },
] as const

export const fundsAuditEntities = [{ code: 'fund', name: '基金' }] as const
