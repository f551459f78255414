import type { UserInfo } from '@lqr/contract/identity/entities.ts'
import { ROLE_DEFAULT } from '@lqr/contract/kernel/access.ts'
import type { SessionView } from './session-view.ts'

/** The session of a signed-in visitor; without roles from the server the role is ROLE_DEFAULT (specification 4). */
export function toSessionView(info: UserInfo): SessionView {
  const { user, comBaseinfo } = info
  return {
    signedIn: true,
    userId: user.userId,
    name: user.nickName || user.userName,
    avatar: user.avatar,
    roles: info.roles.length > 0 ? info.roles : [ROLE_DEFAULT],
    permissions: info.permissions,
    certiFlg: comBaseinfo?.certiFlg ?? null,
    companyId: user.companyId,
    phoneNumber: user.phonenumber,
    corporateName: comBaseinfo?.corporateName ?? user.orgName,
    introduction: '',
    userSourceType: user.userSourceType,
    mustResetPassword: info.mustResetPassword,
  }
}
