/** What the audit log says of exchange items. */
export const equityAuditActions = [
  { code: 'create-roadshow', name: '新建路演日' },
  { code: 'update-roadshow', name: '修改路演日' },
  { code: 'submit-roadshow', name: '提交复核路演日' },
  { code: 'approve-roadshow', name: '复核通过路演日' },
  { code: 'return-roadshow', name: '退回路演日' },
  { code: 'discard-roadshow', name: '放弃修改路演日' },
  { code: 'delete-roadshow', name: '删除路演日草稿' },
  { code: 'publish-roadshow', name: '恢复发布路演日' },
  { code: 'take-roadshow-offline', name: '下线路演日' },
  { code: 'join-roadshow', name: '项目报名路演' },
  { code: 'leave-roadshow', name: '项目退出路演' },
  { code: 'attend-roadshow', name: '机构告知是否出席路演' },
  { code: 'record-shown', name: '登记项目已路演' },
  { code: 'undo-shown', name: '撤回项目的路演登记' },
  { code: 'create-stock-item', name: '新建挂牌项目' },
  { code: 'update-stock-item', name: '修改挂牌项目' },
  { code: 'submit-stock-item', name: '提交复核挂牌项目' },
  { code: 'approve-stock-item', name: '复核通过挂牌项目' },
  { code: 'return-stock-item', name: '退回挂牌项目' },
  { code: 'discard-stock-item', name: '放弃修改挂牌项目' },
  { code: 'delete-stock-item', name: '删除挂牌项目草稿' },
  { code: 'publish-stock-item', name: '恢复发布挂牌项目' },
  { code: 'create-project-draft', name: '新建股权融资项目草稿' },
  { code: 'delete-project-draft', name: '删除股权融资项目草稿' },
  { code: 'open-room-file', name: '查看资料室文件' },
  { code: 'take-stock-item-offline', name: '下线挂牌项目' },
] as const

export const equityAuditEntities = [
  { code: 'stock_item', name: '挂牌项目' },
  { code: 'roadshow', name: '路演日' },
] as const
