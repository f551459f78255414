/** Sentences of both browser apps: for a failure to which the server gave no words (specification 8), for a session that cannot begin, and for one that ends. */
export const clientCopy = {
  requestError: '请求错误',
  networkError: '网络错误',
  otherRelease: '页面与服务器版本不同，请刷新',
  requestNumber: (requestId: string) => `（问题编号：${requestId}）`,
  cookiesBlocked: '浏览器没有保存登录状态，请在浏览器设置中允许本网站使用 Cookie，然后重新登录',
  draftKept: '您填写的内容已保存，用同一账号登录后会自动恢复。',
} as const
