import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { orderRoles, permissionsOf } from '@lqr/contract/identity/permissions.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { findProfile } from '../profile.store.ts'

export const getUserInfoCall = bindCall(getUserInfo, async ({ actor, db, services }) => {
  const profile = await findProfile(db, actor.accountId)
  return {
    user: {
      userId: profile.id,
      userName: profile.username,
      nickName: profile.displayName,
      phonenumber: profile.phoneCipher ? services.cipher.decrypt(profile.phoneCipher) : null,
      avatar: profile.avatar,
      companyId: actor.companyId,
      orgId: actor.orgId,
      orgName: profile.orgName,
      regionCode: actor.regionCode,
      userSourceType: actor.userSourceType,
    },
    roles: orderRoles(actor.roles),
    permissions: permissionsOf(actor.roles, profile.orgCategory),
    comBaseinfo: actor.companyId
      ? {
          companyId: actor.companyId,
          corporateName: profile.corporateName,
          certiFlg: profile.certiFlg ?? 1,
          rejectReason: profile.rejectReason,
        }
      : null,
    scope: actor.scope,
    mustResetPassword: actor.mustReset,
    mustEnrolSecondFactor: actor.mustEnrol,
    mustConsent: actor.mustConsent,
  }
})
