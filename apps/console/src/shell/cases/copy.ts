export const moveCopy = {
  restored: '已恢复上次填写的内容。',
  discard: '放弃恢复的内容',
  changed: (status: string) =>
    `这笔申请刚刚被其他人处理过。现在的状态是“${status}”，页面已更新，请核对后再操作。`,
  next: '下一步',
  backToEdit: '返回修改',
  cancel: '取消',
} as const
