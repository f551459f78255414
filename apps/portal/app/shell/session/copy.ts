/** Words of the notice over an initial password. */
export const copy = {
  resetTitle: '重置初始密码',
  resetNotice: '您正在使用初始密码，设置新密码后才能办理业务。',
  setPassword: '设置新密码',
} as const
