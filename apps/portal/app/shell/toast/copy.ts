/** Words of the toasts. */
export const copy = {
  error: '出错了',
  warning: '请注意',
  success: '已完成',
  info: '提示',
  close: '关闭提示',
} as const
