import type { BoundCall } from '../../http/bind-call.ts'
import type { PersonalDataHolder } from '../../personal-data/holder.ts'
import { changePasswordCall } from './passwords/calls/change-password.ts'
import { makeCloseAccountCall } from './personal-data/calls/close-account.ts'
import { confirmSecondFactorCall } from './second-factor/calls/confirm-second-factor.ts'
import { createUserCall } from './users/calls/create-user.ts'
import { deleteFormDraftCall } from './form-drafts/calls/delete-form-draft.ts'
import { downloadPersonalExportCall } from './personal-data/calls/download-personal-export.ts'
import { endOtherSessionsCall } from './sessions/calls/end-other-sessions.ts'
import { endSessionCall } from './sessions/calls/end-session.ts'
import { enrolSecondFactorCall } from './second-factor/calls/enrol-second-factor.ts'
import { enterConsoleCall } from './sessions/calls/enter-console.ts'
import { getAgreementCall } from './consents/calls/get-agreement.ts'
import { getBackUserInfoCall } from './accounts/calls/get-back-user-info.ts'
import { getCaptchaCall } from './codes/calls/get-captcha.ts'
import { getConsentCall } from './consents/calls/get-consent.ts'
import { getFormDraftCall } from './form-drafts/calls/get-form-draft.ts'
import { getSecondFactorCall } from './second-factor/calls/get-second-factor.ts'
import { getThirdLoginAddressCall } from './hand-over/calls/get-third-login-address.ts'
import { getUserInfoCall } from './accounts/calls/get-user-info.ts'
import { getUserNameCall } from './accounts/calls/get-user-name.ts'
import { getUserCall } from './users/calls/get-user.ts'
import { giveConsentCall } from './consents/calls/give-consent.ts'
import { listAuditCall } from './audit/calls/list-audit.ts'
import { listConsentsCall } from './consents/calls/list-consents.ts'
import { listLoginLogCall } from './audit/calls/list-login-log.ts'
import { listPersonalExportsCall } from './personal-data/calls/list-personal-exports.ts'
import { listSessionsCall } from './sessions/calls/list-sessions.ts'
import { createSavedViewCall } from './saved-views/calls/create-saved-view.ts'
import { deleteSavedViewCall } from './saved-views/calls/delete-saved-view.ts'
import { listSavedViewsCall } from './saved-views/calls/list-saved-views.ts'
import { updateSavedViewCall } from './saved-views/calls/update-saved-view.ts'
import { listTableColumnsCall } from './table-columns/calls/list-table-columns.ts'
import { listUsersCall } from './users/calls/list-users.ts'
import { loginBackOfficeCall } from './sessions/calls/login-back-office.ts'
import { loginPhoneCall } from './sessions/calls/login-phone.ts'
import { loginCall } from './sessions/calls/login.ts'
import { logoutBackOfficeCall } from './sessions/calls/logout-back-office.ts'
import { logoutCall } from './sessions/calls/logout.ts'
import { redeemHandOverCall } from './hand-over/calls/redeem-hand-over.ts'
import { refreshTokenCall } from './sessions/calls/refresh-token.ts'
import { registerBackUserCall } from './registration/calls/register-back-user.ts'
import { registerEnterprisesCall } from './registration/calls/register-enterprises.ts'
import { registerUserSysAutoCall } from './registration/calls/register-user-sys-auto.ts'
import { registerCall } from './registration/calls/register.ts'
import { removeSecondFactorCall } from './second-factor/calls/remove-second-factor.ts'
import { renewInitialPasswordCall } from './users/calls/renew-initial-password.ts'
import { renewRecoveryCodesCall } from './second-factor/calls/renew-recovery-codes.ts'
import { requestHandOverCall } from './hand-over/calls/request-hand-over.ts'
import { requestPersonalExportCall } from './personal-data/calls/request-personal-export.ts'
import { resetPasswordCall } from './passwords/calls/reset-password.ts'
import { resetSecondFactorCall } from './second-factor/calls/reset-second-factor.ts'
import { resetTableColumnsCall } from './table-columns/calls/reset-table-columns.ts'
import { saveTableColumnsCall } from './table-columns/calls/save-table-columns.ts'
import { sendCodeCall } from './codes/calls/send-code.ts'
import { sendLoginCodeCall } from './codes/calls/send-login-code.ts'
import { sendPasswordCodeCall } from './codes/calls/send-password-code.ts'
import { sendRegisterCodeCall } from './codes/calls/send-register-code.ts'
import { setUserPhoneCall } from './users/calls/set-user-phone.ts'
import { setUserStatusCall } from './users/calls/set-user-status.ts'
import { thirdLoginCall } from './hand-over/calls/third-login.ts'
import { updateFormDraftCall } from './form-drafts/calls/update-form-draft.ts'
import { updateOwnProfileCall } from './accounts/calls/update-own-profile.ts'
import { updatePhoneCall } from './accounts/calls/update-phone.ts'
import { updateUserCall } from './users/calls/update-user.ts'
import { waiveCaptchaWorkCall } from './codes/calls/waive-captcha-work.ts'
import { verifyCodeCall } from './codes/calls/verify-code.ts'
import { verifySecondFactorCall } from './second-factor/calls/verify-second-factor.ts'

export { checkCode, useCode } from './codes/index.ts'
export { captchaAudio } from './codes/captcha-audio.ts'
export { hasLegalPersonConsent, withdrawLegalPersonConsents } from './consents/index.ts'
export { findFormDraft, findWantedProduct, forgetWantedProduct, renameInDrafts } from './form-drafts/index.ts'
export { createAdmin } from './users/create-admin.ts'
export { endPersonalExport, makePersonalExport } from './personal-data/make-personal-export.ts'
export { isActedFor } from './accounts/index.ts'
export { findPhoneCipher } from './accounts/phone-cipher.store.ts'
export { retainRecords } from './personal-data/retention.store.ts'
export { exampleCodes } from './second-factor/second-factor.ts'
export { identitySuccession } from './users/succession.ts'

/** The call that makes every domain forget a person. */
export function makeClosingCalls(holders: readonly PersonalDataHolder[]): readonly BoundCall[] {
  return [makeCloseAccountCall(holders)]
}

export const identityCalls: readonly BoundCall[] = [
  getCaptchaCall,
  sendCodeCall,
  sendLoginCodeCall,
  sendPasswordCodeCall,
  waiveCaptchaWorkCall,
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
  enterConsoleCall,
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
  setUserPhoneCall,
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
  listSavedViewsCall,
  createSavedViewCall,
  updateSavedViewCall,
  deleteSavedViewCall,
  saveTableColumnsCall,
  resetTableColumnsCall,
]
