import { MAX_SLOTS } from './kinds.ts'

/** A change of the text below is a new version. */
export const NEED_CONSENT_VERSION = 'RZXQ-2026.11'
export const NEED_CONSENT_TITLE = '融资需求信息提供同意书'

/** What the enterprise agrees to when it publishes a need: shown on the form, hashed as evidence by the server. */
export const NEED_CONSENT = `${NEED_CONSENT_TITLE}（版本 ${NEED_CONSENT_VERSION}）

一、我单位同意平台公开本次融资需求的名称、金额、期限、用途、地区、行业和担保方式；未勾选公开企业名称的，企业名称以部分隐去的方式显示。
二、取得名额的金融机构（同一时间不超过需求中填写的家数，最多 ${MAX_SLOTS} 家），以及由需求所在地主管部门或平台派单的金融机构，可以查看我单位经认证的企业信息、本次需求的附件和联系方式，仅用于本次融资的接洽和意向报价。
三、机构失去名额、不承接、未被选定，或我单位撤回需求、需求到期后，不能再查看上述信息。未取得名额的机构看不到联系方式和附件。
四、机构给出的意向不是审批结论；选定机构后，以向该机构提交的融资申请和双方签订的合同为准。`

/** What is hashed: the text with the need, the enterprise and the moment. */
export function needConsentEvidence(demandNo: string, corporateName: string, at: string): string {
  return [demandNo, corporateName, at, NEED_CONSENT].join('\n')
}
