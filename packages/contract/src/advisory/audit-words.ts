/** What the audit log says of public answers; questions are cases. */
export const advisoryAuditActions = [
  { code: 'create-advisory-answer', name: '新建公开答复' },
  { code: 'update-advisory-answer', name: '修改公开答复' },
  { code: 'submit-advisory-answer', name: '提交复核公开答复' },
  { code: 'approve-advisory-answer', name: '复核通过公开答复' },
  { code: 'return-advisory-answer', name: '退回公开答复' },
  { code: 'discard-advisory-answer', name: '放弃修改公开答复' },
  { code: 'delete-advisory-answer', name: '删除公开答复草稿' },
  { code: 'publish-advisory-answer', name: '恢复发布公开答复' },
  { code: 'take-advisory-answer-offline', name: '下线公开答复' },
  { code: 'bar-asker', name: '停止提问' },
  { code: 'appeal-asking-bar', name: '对停止提问申诉' },
  { code: 'decide-asking-bar', name: '处理停止提问' },
  { code: 'add-hidden-word', name: '添加屏蔽词' },
  { code: 'delete-hidden-word', name: '删除屏蔽词' },
] as const

export const advisoryAuditEntities = [
  { code: 'advisory_answer', name: '公开答复' },
  { code: 'asking_bar', name: '停止提问' },
  { code: 'hidden_word', name: '屏蔽词' },
] as const
