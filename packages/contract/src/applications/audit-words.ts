/** What the audit log says of product applications besides their moves. */
export const applicationsAuditActions = [{ code: 'correct-first-loan', name: '更正首贷' }] as const
