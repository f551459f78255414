/** What the audit log says of organisations. */
export const organisationsAuditActions = [
  { code: 'create-organisation', name: '新建机构' },
  { code: 'update-organisation', name: '修改机构' },
  { code: 'move-organisation', name: '调整上级机构' },
  { code: 'merge-organisation', name: '机构合并' },
  { code: 'close-organisation', name: '机构停用' },
] as const

export const organisationsAuditEntities = [{ code: 'organisation', name: '机构' }] as const
