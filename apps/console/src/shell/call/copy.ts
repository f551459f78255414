export const callCopy = {
  requestError: '请求错误',
  networkError: '网络错误，请检查网络后重试',
} as const
