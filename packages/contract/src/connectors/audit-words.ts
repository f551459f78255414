/** What the audit log says of outside systems. */
export const connectorAuditActions = [
  { code: 'switch-connector', name: '启用或停用外部系统' },
  { code: 'try-connector', name: '试连外部系统' },
] as const

export const connectorAuditEntities = [{ code: 'connector', name: '外部系统' }] as const
