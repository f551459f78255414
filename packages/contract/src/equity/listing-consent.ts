/** A change of the text below is a new version. */
export const LISTING_CONSENT_VERSION = 'GPSQ-2026.11'
export const LISTING_CONSENT_TITLE = '挂牌申请信息提供同意与真实性承诺'

/** What the enterprise agrees to when it applies: shown on the form, hashed as evidence by the server. */
export function listingConsentText(exchangeName: string): string {
  return `${LISTING_CONSENT_TITLE}（版本 ${LISTING_CONSENT_VERSION}）

一、我单位同意平台把本次挂牌申请填写的内容、所附材料和联系方式提供给${exchangeName}，仅用于本次挂牌的受理和审核，不提供给其他机构。受理前，联系电话只显示首尾几位。
二、我单位承诺所填内容和所附材料真实、准确、完整，并对此承担责任。
三、挂牌与否由${exchangeName}按其规则决定；挂牌不代表对企业价值的判断，也不是投资收益的保证。`
}
