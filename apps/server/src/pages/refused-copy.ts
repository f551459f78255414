/** Of what the portal refuses or cannot do before a page could be made. */
export const refusedCopy = {
  language: 'zh-CN',
  brand: '陇企融',
  notSent: '没有提交',
  notShown: '页面暂时无法显示',
  foreign: '这份表单不是从本站的页面提交的，没有处理。请从本站的页面重新填写',
  tooLarge: '提交的内容过大：材料合计不超过 32 MB，没有材料的表单不超过 256 KB。请减少后重新提交',
  signedOut: '您还没有登录，或登录已失效，这份表单没有提交',
  sendAgain: '登录后回到本页刷新，浏览器询问时选择重新提交，您填写的内容还在。',
  sendLater: '请稍等片刻再刷新本页，浏览器询问时选择重新提交，您填写的内容还在。',
  lookLater: '请稍等片刻再刷新本页。',
  signIn: '在新窗口登录',
  toLite: '回到省流量版首页',
  toHome: '回到首页',
} as const
