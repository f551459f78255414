/** What the audit log says of lease needs; their answers are cases. */
export const leasingAuditActions = [{ code: 'settle-lease-need', name: '租赁需求状态变化' }] as const

export const leasingAuditEntities = [{ code: 'lease_need', name: '租赁需求' }] as const
