/** What the audit log says of articles and of what stands at the places of pages. */
export const contentAuditActions = [
  { code: 'create-article', name: '新建内容' },
  { code: 'update-article', name: '修改内容' },
  { code: 'restore-article', name: '还原内容的早先版本' },
  { code: 'submit-article', name: '提交复核内容' },
  { code: 'approve-article', name: '复核通过内容' },
  { code: 'return-article', name: '退回内容' },
  { code: 'discard-article', name: '放弃修改内容' },
  { code: 'publish-article', name: '恢复发布内容' },
  { code: 'take-article-offline', name: '下线内容' },
  { code: 'create-link', name: '新建链接' },
  { code: 'update-link', name: '修改链接' },
  { code: 'submit-link', name: '提交复核链接' },
  { code: 'approve-link', name: '复核通过链接' },
  { code: 'return-link', name: '退回链接' },
  { code: 'discard-link', name: '放弃修改链接' },
  { code: 'publish-link', name: '恢复发布链接' },
  { code: 'take-link-offline', name: '下线链接' },
  { code: 'create-placement', name: '新建运营位' },
  { code: 'update-placement', name: '修改运营位' },
  { code: 'submit-placement', name: '提交复核运营位' },
  { code: 'approve-placement', name: '复核通过运营位' },
  { code: 'return-placement', name: '退回运营位' },
  { code: 'discard-placement', name: '放弃修改运营位' },
  { code: 'publish-placement', name: '恢复发布运营位' },
  { code: 'take-placement-offline', name: '下线运营位' },
] as const

export const contentAuditEntities = [
  { code: 'article', name: '内容' },
  { code: 'link', name: '链接' },
  { code: 'placement', name: '运营位' },
] as const
