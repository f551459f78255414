import { TAX_DATASETS, type TaxDataset } from './datasets.ts'

/** A change of a text below is a new version. */
export const TAX_LETTER_VERSION = 'SSSQ-2026.12'
/** Letters of before, which named the institution of the case alone: no house above it reads under them. */
export const LETTERS_OF_ONE_INSTITUTION = ['SSSQ-2026.11'] as const
export const TAX_LETTER_TITLE = '涉税数据授权书'

/** What the enterprise has to know before it grants; each is ticked by itself. */
export const TAX_STATEMENTS = [
  '企业对自己报送给税务机关的数据负责；数据有误的，先向主管税务机关更正，再授权使用。',
  '是否贷款、贷多少、什么条件，由机构自行决定；授权不等于会获得贷款。',
  '请保管好账号、密码和短信验证码，用本企业账号作出的授权视为本企业的意思。',
  '税务机关和机构都须为数据保密，机构只能把数据用于这一笔业务，不得提供给他人。',
  '因贷款产生的争议，由企业与机构解决；平台不收取任何费用，只提供授权窗口和记录，不保存涉税数据。',
] as const

export interface TaxLetter {
  readonly corporateName: string
  readonly legalPersonName: string
  readonly orgName: string
  readonly bizNo: string
  readonly scope: readonly TaxDataset[]
  readonly days: number
}

/** The letter that the legal representative consents to: shown in the form, hashed as evidence by the server. */
export function taxLetter({ corporateName, legalPersonName, orgName, bizNo, scope, days }: TaxLetter) {
  const items = TAX_DATASETS.filter(({ code }) => scope.includes(code)).map(({ name }) => name)
  return `${TAX_LETTER_TITLE}（版本 ${TAX_LETTER_VERSION}）

授权企业：${corporateName}
法定代表人：${legalPersonName}
被授权机构：${orgName}
关联业务：融资申请 ${bizNo}

一、授权企业同意税务机关将下列涉税数据直接提供给被授权机构：${items.join('、')}。被授权机构的上级机构（总行、分行等）办理这笔业务的，其办理人员同样可以读取。
二、数据只用于上述一笔业务，自授权之时起 ${days} 天内有效；业务结束时授权同时终止。
三、平台只传递授权和数据，不保存数据；每次提供留下时间、范围、摘要和回执，授权企业可以随时查看。
四、授权企业可以随时撤销授权，撤销立即生效；撤销前已经提供的数据，由被授权机构按约定保管或删除。

${TAX_STATEMENTS.map((text, index) => `${index + 1}. ${text}`).join('\n')}`
}
