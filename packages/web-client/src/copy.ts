/** Sentences of both browser apps: for a failure to which the server gave no words (specification 8), and for a session that ends. */
export const clientCopy = {
  requestError: '请求错误',
  networkError: '网络错误',
  requestNumber: (requestId: string) => `（问题编号：${requestId}）`,
  draftKept: '您填写的内容已保存，用同一账号登录后会自动恢复。',
} as const
