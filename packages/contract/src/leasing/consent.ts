import type { LeaseAudienceCode } from './kinds.ts'

/** A change of the text below is a new version. */
export const LEASE_CONSENT_VERSION = 'ZLXQ-2026.11'
export const LEASE_CONSENT_TITLE = '租赁需求信息提供同意书'

/** What the enterprise agrees to when it hands in a lease need: shown on the form, hashed as evidence by the server. */
export function leaseConsent(audience: LeaseAudienceCode, orgNames: readonly string[]): string {
  const receivers =
    audience === 'one' ? (orgNames[0] ?? '所选的租赁机构') : `下列租赁机构：${orgNames.join('、')}`
  return `${LEASE_CONSENT_TITLE}（版本 ${LEASE_CONSENT_VERSION}）

一、我单位同意平台把本次租赁需求、所附文件和联系方式提供给${receivers}，仅用于本次融资租赁的接洽和报价，不提供给其他机构。
二、机构接洽前，联系电话只显示首尾几位；机构不承接、我单位撤回、需求到期或由其他机构签约后，机构不能再查看联系电话和文件。
三、机构的报价是意向，不是审批结论；接受报价不等于签订合同，以双方签署的融资租赁合同为准。`
}
