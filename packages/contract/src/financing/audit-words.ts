/** What the audit log says of drafts of needs and of the line before one; what is handed in is a case. */
export const financingAuditActions = [
  { code: 'create-need-draft', name: '新建融资需求草稿' },
  { code: 'delete-need-draft', name: '删除融资需求草稿' },
  { code: 'join-need-queue', name: '排队等候对接需求' },
  { code: 'leave-need-queue', name: '退出需求排队' },
  { code: 'add-operation-note', name: '添加需求跟进记录' },
  { code: 'propose-interview', name: '约谈企业' },
  { code: 'cancel-interview', name: '取消约谈' },
  { code: 'answer-interview', name: '答复约谈' },
  { code: 'add-operation-file', name: '添加需求运作资料' },
] as const
