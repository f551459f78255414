import { houseWords } from './letter-houses.ts'

/** What an authorisation opens to the institution; the 中文 stands in the letter and in the wallet. */
export const DATA_SCOPES = [
  { code: 'registration', name: '工商登记信息' },
  { code: 'judicial', name: '司法与失信信息' },
  { code: 'tax', name: '纳税信息' },
  { code: 'socialSecurity', name: '社保与公积金缴存信息' },
  { code: 'utilities', name: '水电气缴费信息' },
  { code: 'applicationFiles', name: '本次申请提交的材料与联系方式' },
] as const

export type DataScope = (typeof DATA_SCOPES)[number]['code']

/** What an authorisation is given for. */
export const AUTHORISATION_PURPOSES = [
  { code: 'preLoan', name: '贷前审批' },
  { code: 'need', name: '融资需求对接' },
  { code: 'postLoan', name: '贷后管理' },
  { code: 'guarantee', name: '担保审查' },
] as const

/** What an institution may ask an authorisation for; the others come with an application or a need. */
export const REQUEST_PURPOSES = AUTHORISATION_PURPOSES.filter(({ code }) => code !== 'need')

export type AuthorisationPurpose = (typeof AUTHORISATION_PURPOSES)[number]['code']

export function authorisationPurposeName(code: string): string {
  return AUTHORISATION_PURPOSES.find((item) => item.code === code)?.name ?? code
}

/** What an institution's person looked at under an authorisation. */
export const CREDIT_ACCESS_KINDS = [
  { code: 'application', name: '申请详情' },
  { code: 'applicationFile', name: '申请材料' },
  { code: 'need', name: '需求详情' },
  { code: 'needFile', name: '需求附件' },
  { code: 'topic', name: '信用信息' },
  { code: 'scan', name: '信用信息概览' },
  { code: 'report', name: '信用报告' },
  { code: 'profile', name: '信用画像' },
] as const

export type CreditAccessKind = (typeof CREDIT_ACCESS_KINDS)[number]['code']

export function creditAccessName(kind: string): string {
  return CREDIT_ACCESS_KINDS.find((item) => item.code === kind)?.name ?? kind
}

/** Days an authorisation of an application stays valid. */
export const AUTHORISATION_DAYS = 90

/** A change of the text below is a new version; what was agreed to before goes on to say what it said. */
export const AUTHORISATION_LETTER_VERSION = 'XYSQ-2026.12'
/** The letter of before, which pages of the release before show and say none: it names the institution alone. */
export const UNNAMED_LETTER_VERSION = 'XYSQ-2026.11'
/** Versions under which an application is taken. */
export const TAKEN_LETTER_VERSIONS = [AUTHORISATION_LETTER_VERSION, UNNAMED_LETTER_VERSION] as const
/** What a need is given under; its text has not changed. */
export const NEED_LETTER_VERSION = 'XYSQ-2026.11'
export const AUTHORISATION_LETTER_TITLE = '企业信用信息查询授权书'

export interface AuthorisationLetter {
  readonly corporateName: string
  readonly orgName: string
  readonly productName: string
  readonly dataScope: readonly string[]
}

/** What an institution that holds a need may look at. */
export const NEED_SCOPES = ['registration', 'applicationFiles'] as const satisfies readonly DataScope[]

/** What an institution gets on the consent of a published need (docs/cases/response.md); `productName` is the need. */
export function needLetter({ corporateName, orgName, productName, dataScope }: AuthorisationLetter) {
  const items = DATA_SCOPES.filter((item) => dataScope.includes(item.code)).map((item) => item.name)
  return `融资需求信息授权（版本 ${NEED_LETTER_VERSION}）

授权企业：${corporateName}
被授权机构：${orgName}
关联业务：融资需求“${productName}”

一、依据授权企业发布需求时的同意，被授权机构为接洽本次需求、给出融资意向，可以查看授权企业的下列信息：${items.join('、')}。
二、本授权自机构取得名额之时起 ${AUTHORISATION_DAYS} 天内有效；机构失去名额、不承接、未被选定，或需求结束时同时终止。
三、授权企业可以随时查看查询记录并撤销授权，撤销立即生效。`
}

/** The letter an enterprise consents to when it applies: shown on the form, hashed as evidence by the server. */
export function authorisationLetter(
  { corporateName, orgName, productName, dataScope }: AuthorisationLetter,
  version: string = AUTHORISATION_LETTER_VERSION,
) {
  const items = DATA_SCOPES.filter((item) => dataScope.includes(item.code)).map((item) => item.name)
  const { house, bound } = houseWords(version)
  return `${AUTHORISATION_LETTER_TITLE}（版本 ${version}）

授权企业：${corporateName}
被授权机构：${orgName}
关联业务：申请“${productName}”

一、授权企业同意被授权机构为本次申请的贷前审批，查询和使用授权企业的下列信息：${items.join('、')}。
二、本授权仅对上述一家机构、一笔申请有效，自提交申请之日起 ${AUTHORISATION_DAYS} 天内有效${house}。${bound}不得将信息用于其他目的，不得提供给他人。
三、授权企业可以随时在“信用授权”中查看被授权机构的查询记录，并可随时撤销授权，撤销立即生效。撤销不影响撤销前已依授权完成的查询；撤销后被授权机构可能无法继续审批。
四、申请撤回或改投其他机构时，本授权同时终止。`
}
