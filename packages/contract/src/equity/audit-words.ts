/** What the audit log says of exchange items. */
export const equityAuditActions = [
  { code: 'create-stock-item', name: '新建挂牌项目' },
  { code: 'update-stock-item', name: '修改挂牌项目' },
  { code: 'submit-stock-item', name: '提交复核挂牌项目' },
  { code: 'approve-stock-item', name: '复核通过挂牌项目' },
  { code: 'return-stock-item', name: '退回挂牌项目' },
  { code: 'discard-stock-item', name: '放弃修改挂牌项目' },
  { code: 'publish-stock-item', name: '恢复发布挂牌项目' },
  { code: 'create-project-draft', name: '新建股权融资项目草稿' },
  { code: 'delete-project-draft', name: '删除股权融资项目草稿' },
  { code: 'open-room-file', name: '查看资料室文件' },
  { code: 'take-stock-item-offline', name: '下线挂牌项目' },
] as const

export const equityAuditEntities = [{ code: 'stock_item', name: '挂牌项目' }] as const
