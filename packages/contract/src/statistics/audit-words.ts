/** What the audit log says of the figures. */
export const statisticsAuditActions = [{ code: 'check-figures', name: '核对指标' }] as const

export const statisticsAuditEntities = [{ code: 'figure_check', name: '指标核对' }] as const
