/** What the audit log says of rosters. */
export const rostersAuditActions = [
  { code: 'create-roster', name: '新建名单' },
  { code: 'update-roster', name: '修改名单' },
  { code: 'publish-roster', name: '发布名单' },
  { code: 'take-roster-offline', name: '下线名单' },
  { code: 'import-roster-entries', name: '导入名单企业' },
  { code: 'delete-roster-entry', name: '移除名单企业' },
] as const

export const rostersAuditEntities = [{ code: 'roster', name: '名单' }] as const
