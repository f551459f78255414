/** Texts of a form that brings back what was typed before. */
export const draftCopy = {
  restored: '已恢复上次填写的内容。',
  stale: '已恢复上次填写的内容，但这条记录后来被修改过。请逐项核对，保存将以这里的内容为准。',
  discard: '放弃恢复的内容',
} as const
