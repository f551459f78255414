/** What the audit log says of valuations; an estimate that nobody saves leaves no row. */
export const valuationsAuditActions = [
  { code: 'save-valuation', name: '保存房产估值' },
  { code: 'delete-valuation', name: '删除房产估值' },
] as const

export const valuationsAuditEntities = [{ code: 'valuation', name: '房产估值' }] as const
