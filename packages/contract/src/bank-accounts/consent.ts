/** A change of the text below is a new version. */
export const OPENING_CONSENT_VERSION = 'YHKH-2026.11'
export const OPENING_CONSENT_TITLE = '银行开户信息提供同意书'

/** What the enterprise agrees to when it books an opening: shown on the form, hashed as evidence by the server. */
export function openingConsentText(branchName: string): string {
  return `${OPENING_CONSENT_TITLE}（版本 ${OPENING_CONSENT_VERSION}）

一、我单位同意平台把本次开户预约填写的企业信息、经办人姓名、身份证号和电话提供给${branchName}，仅用于办理本次开户，不提供给其他机构。经办人已知悉并同意。
二、经办人身份证号加密保存，页面只显示首尾几位；办结、取消或未到店后即删除。
三、预约不代表银行同意开户；是否开立、账户限额和需要的材料由银行按规定核实后决定。`
}
