/** What the audit log says of rosters. */
export const rostersAuditActions = [
  { code: 'create-roster', name: '新建名单' },
  { code: 'update-roster', name: '修改名单' },
  { code: 'submit-roster', name: '提交复核名单' },
  { code: 'approve-roster', name: '复核通过名单' },
  { code: 'return-roster', name: '退回名单' },
  { code: 'discard-roster', name: '放弃修改名单' },
  { code: 'delete-roster', name: '删除名单草稿' },
  { code: 'publish-roster', name: '恢复发布名单' },
  { code: 'take-roster-offline', name: '下线名单' },
  { code: 'import-roster-entries', name: '导入名单企业' },
  { code: 'update-roster-entry', name: '更正名单企业' },
  { code: 'delete-roster-entry', name: '移除名单企业' },
  { code: 'restore-roster-entry', name: '恢复名单企业' },
] as const

export const rostersAuditEntities = [{ code: 'roster', name: '名单' }] as const
