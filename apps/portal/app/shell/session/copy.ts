/** Words of the notice over an initial password, and of a page that begins anew. */
export const copy = {
  resetTitle: '重置初始密码',
  resetNotice: '您正在使用初始密码，设置新密码后才能办理业务。',
  setPassword: '设置新密码',
  otherAccount: '此浏览器已改用其他账号登录，页面已按该账号重新显示',
} as const
