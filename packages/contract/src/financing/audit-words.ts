/** What the audit log says of drafts of needs; what is handed in is a case. */
export const financingAuditActions = [
  { code: 'create-need-draft', name: '新建融资需求草稿' },
  { code: 'delete-need-draft', name: '删除融资需求草稿' },
] as const
