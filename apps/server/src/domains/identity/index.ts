import type { BoundCall } from '../../http/bind-call.ts'
import type { PersonalDataHolder } from '../../personal-data/holder.ts'
import { changePasswordCall } from './calls/change-password.ts'
import { makeCloseAccountCall } from './calls/close-account.ts'
import { confirmSecondFactorCall } from './calls/confirm-second-factor.ts'
import { createUserCall } from './calls/create-user.ts'
import { deleteFormDraftCall } from './calls/delete-form-draft.ts'
import { downloadPersonalExportCall } from './calls/download-personal-export.ts'
import { endOtherSessionsCall } from './calls/end-other-sessions.ts'
import { endSessionCall } from './calls/end-session.ts'
import { enrolSecondFactorCall } from './calls/enrol-second-factor.ts'
import { getAgreementCall } from './calls/get-agreement.ts'
import { getBackUserInfoCall } from './calls/get-back-user-info.ts'
import { getCaptchaCall } from './calls/get-captcha.ts'
import { getConsentCall } from './calls/get-consent.ts'
import { getFormDraftCall } from './calls/get-form-draft.ts'
import { getSecondFactorCall } from './calls/get-second-factor.ts'
import { getThirdLoginAddressCall } from './calls/get-third-login-address.ts'
import { getUserInfoCall } from './calls/get-user-info.ts'
import { getUserNameCall } from './calls/get-user-name.ts'
import { getUserCall } from './calls/get-user.ts'
import { giveConsentCall } from './calls/give-consent.ts'
import { listAuditCall } from './calls/list-audit.ts'
import { listConsentsCall } from './calls/list-consents.ts'
import { listLoginLogCall } from './calls/list-login-log.ts'
import { listPersonalExportsCall } from './calls/list-personal-exports.ts'
import { listSessionsCall } from './calls/list-sessions.ts'
import { listTableColumnsCall } from './calls/list-table-columns.ts'
import { listUsersCall } from './calls/list-users.ts'
import { loginBackOfficeCall } from './calls/login-back-office.ts'
import { loginPhoneCall } from './calls/login-phone.ts'
import { loginCall } from './calls/login.ts'
import { logoutBackOfficeCall } from './calls/logout-back-office.ts'
import { logoutCall } from './calls/logout.ts'
import { redeemHandOverCall } from './calls/redeem-hand-over.ts'
import { refreshTokenCall } from './calls/refresh-token.ts'
import { registerBackUserCall } from './calls/register-back-user.ts'
import { registerEnterprisesCall } from './calls/register-enterprises.ts'
import { registerUserSysAutoCall } from './calls/register-user-sys-auto.ts'
import { registerCall } from './calls/register.ts'
import { removeSecondFactorCall } from './calls/remove-second-factor.ts'
import { renewInitialPasswordCall } from './calls/renew-initial-password.ts'
import { renewRecoveryCodesCall } from './calls/renew-recovery-codes.ts'
import { requestHandOverCall } from './calls/request-hand-over.ts'
import { requestPersonalExportCall } from './calls/request-personal-export.ts'
import { resetPasswordCall } from './calls/reset-password.ts'
import { resetSecondFactorCall } from './calls/reset-second-factor.ts'
import { resetTableColumnsCall } from './calls/reset-table-columns.ts'
import { saveTableColumnsCall } from './calls/save-table-columns.ts'
import { sendCodeCall } from './calls/send-code.ts'
import { sendLoginCodeCall } from './calls/send-login-code.ts'
import { sendPasswordCodeCall } from './calls/send-password-code.ts'
import { sendRegisterCodeCall } from './calls/send-register-code.ts'
import { setUserStatusCall } from './calls/set-user-status.ts'
import { thirdLoginCall } from './calls/third-login.ts'
import { updateFormDraftCall } from './calls/update-form-draft.ts'
import { updateOwnProfileCall } from './calls/update-own-profile.ts'
import { updatePhoneCall } from './calls/update-phone.ts'
import { updateUserCall } from './calls/update-user.ts'
import { verifyCodeCall } from './calls/verify-code.ts'
import { verifySecondFactorCall } from './calls/verify-second-factor.ts'

export { createAdmin } from './create-admin.ts'
export { makePersonalExport } from './make-personal-export.ts'
export { findPhoneCipher } from './phone-cipher.store.ts'
export { retainRecords } from './retention.store.ts'
export { exampleCodes } from './second-factor.ts'
export { identitySuccession } from './succession.ts'

/** The call that makes every domain forget a person. */
export function makeClosingCalls(holders: readonly PersonalDataHolder[]): readonly BoundCall[] {
  return [makeCloseAccountCall(holders)]
}

export const identityCalls: readonly BoundCall[] = [
  getCaptchaCall,
  sendCodeCall,
  sendLoginCodeCall,
  sendPasswordCodeCall,
  verifyCodeCall,
  registerCall,
  loginCall,
  loginPhoneCall,
  refreshTokenCall,
  getUserInfoCall,
  logoutCall,
  resetPasswordCall,
  updatePhoneCall,
  getUserNameCall,
  getAgreementCall,
  giveConsentCall,
  listConsentsCall,
  getSecondFactorCall,
  enrolSecondFactorCall,
  confirmSecondFactorCall,
  verifySecondFactorCall,
  renewRecoveryCodesCall,
  removeSecondFactorCall,
  changePasswordCall,
  createUserCall,
  endOtherSessionsCall,
  endSessionCall,
  getBackUserInfoCall,
  getUserCall,
  listAuditCall,
  listLoginLogCall,
  listSessionsCall,
  listUsersCall,
  loginBackOfficeCall,
  logoutBackOfficeCall,
  registerBackUserCall,
  registerEnterprisesCall,
  registerUserSysAutoCall,
  renewInitialPasswordCall,
  resetSecondFactorCall,
  sendRegisterCodeCall,
  setUserStatusCall,
  updateOwnProfileCall,
  updateUserCall,
  requestHandOverCall,
  redeemHandOverCall,
  getThirdLoginAddressCall,
  thirdLoginCall,
  requestPersonalExportCall,
  listPersonalExportsCall,
  downloadPersonalExportCall,
  getConsentCall,
  getFormDraftCall,
  updateFormDraftCall,
  deleteFormDraftCall,
  listTableColumnsCall,
  saveTableColumnsCall,
  resetTableColumnsCall,
]
