/** What the audit log says of parks and their enterprises. */
export const parksAuditActions = [
  { code: 'create-park', name: '新建园区' },
  { code: 'update-park', name: '修改园区' },
  { code: 'submit-park', name: '提交复核园区' },
  { code: 'approve-park', name: '复核通过园区' },
  { code: 'return-park', name: '退回园区' },
  { code: 'discard-park', name: '放弃修改园区' },
  { code: 'delete-park', name: '删除园区草稿' },
  { code: 'publish-park', name: '恢复发布园区' },
  { code: 'take-park-offline', name: '下线园区' },
  { code: 'create-park-enterprise', name: '新建园区企业' },
  { code: 'update-park-enterprise', name: '修改园区企业' },
  { code: 'submit-park-enterprise', name: '提交复核园区企业' },
  { code: 'approve-park-enterprise', name: '复核通过园区企业' },
  { code: 'return-park-enterprise', name: '退回园区企业' },
  { code: 'discard-park-enterprise', name: '放弃修改园区企业' },
  { code: 'delete-park-enterprise', name: '删除园区企业草稿' },
  { code: 'publish-park-enterprise', name: '恢复发布园区企业' },
  { code: 'take-park-enterprise-offline', name: '下线园区企业' },
] as const

export const parksAuditEntities = [
  { code: 'park', name: '园区' },
  { code: 'park_enterprise', name: '园区企业' },
] as const
