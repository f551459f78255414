import type { ManagementPath } from '../session/management-address.ts'

/** The four commands of the user dropdown (specification 2); the last one has no address, it ends the login. */
export const USER_COMMANDS: readonly { readonly label: string; readonly path: ManagementPath | undefined }[] =
  [
    { label: '管理后台', path: '/' },
    { label: '个人中心', path: '/personal' },
    { label: '消息中心', path: '/messages' },
    { label: '退出登录', path: undefined },
  ]
