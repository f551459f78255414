/** Texts of a form that brings back what was typed before. */
export const draftCopy = {
  restored: '已恢复上次填写的内容。',
  stale: '已恢复上次填写的内容，但这条记录后来被修改过。请逐项核对，保存将以这里的内容为准。',
  discard: '放弃恢复的内容',
  clear: '清空重填',
  clearQuestion: '清空已填写的内容？',
  confirmClear: '清空',
  keep: '不清空',
  state: {
    empty: '',
    saving: '正在保存草稿…',
    saved: '草稿已保存在您的账号里，换设备登录也能继续填写，提交后自动清除。',
    unsent: '网络不通，草稿暂存在本机；恢复后自动保存到您的账号。',
  },
} as const
