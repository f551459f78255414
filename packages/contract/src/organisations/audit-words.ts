/** What the audit log says of organisations. */
export const organisationsAuditActions = [
  { code: 'create-organisation', name: '新建机构' },
  { code: 'update-organisation', name: '修改机构' },
  { code: 'move-organisation', name: '调整上级机构' },
  { code: 'merge-organisation', name: '机构合并' },
  { code: 'close-organisation', name: '机构停用' },
  { code: 'create-organisation-logo', name: '新建机构标志' },
  { code: 'update-organisation-logo', name: '修改机构标志' },
  { code: 'submit-organisation-logo', name: '提交复核机构标志' },
  { code: 'approve-organisation-logo', name: '复核通过机构标志' },
  { code: 'return-organisation-logo', name: '退回机构标志' },
  { code: 'discard-organisation-logo', name: '放弃修改机构标志' },
  { code: 'delete-organisation-logo', name: '删除机构标志草稿' },
  { code: 'publish-organisation-logo', name: '恢复发布机构标志' },
  { code: 'take-organisation-logo-offline', name: '下线机构标志' },
] as const

export const organisationsAuditEntities = [
  { code: 'organisation', name: '机构' },
  { code: 'organisation_logo', name: '机构标志' },
] as const
