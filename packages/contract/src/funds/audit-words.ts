/** What the audit log says of funds. */
export const fundsAuditActions = [
  { code: 'create-fund', name: '新建基金' },
  { code: 'update-fund', name: '修改基金' },
  { code: 'submit-fund', name: '提交复核基金' },
  { code: 'approve-fund', name: '复核通过基金' },
  { code: 'return-fund', name: '退回基金' },
  { code: 'discard-fund', name: '放弃修改基金' },
  { code: 'delete-fund', name: '删除基金草稿' },
  { code: 'publish-fund', name: '恢复发布基金' },
  { code: 'take-fund-offline', name: '下线基金' },
] as const

export const fundsAuditEntities = [{ code: 'fund', name: '基金' }] as const
