import {
  AUTHORISATION_LETTER_TITLE,
  type AuthorisationPurpose,
  authorisationPurposeName,
} from './authorisation-letter.ts'
import { houseWords } from './letter-houses.ts'
import { type AuthorisedScope, scopeNames } from './scopes.ts'

/** A change of the text below is a new version; what was agreed to before goes on to say what it said. */
export const TOPIC_LETTER_VERSION = 'ZXSQ-2026.12'
/** The letter of before, which names the institution alone; pages of the release before show it. */
const OF_ONE_INSTITUTION = 'ZXSQ-2026.11'

export const isTopicLetter = (version: string) =>
  version === TOPIC_LETTER_VERSION || version === OF_ONE_INSTITUTION

export interface TopicLetter {
  readonly corporateName: string
  readonly orgName: string
  readonly bizNo: string
  readonly purposeCode: AuthorisationPurpose
  readonly dataScope: readonly AuthorisedScope[]
  readonly termDays: number
}

/** The letter by which an enterprise answers an institution that asked; shown before it decides, hashed by the server. */
export function topicLetter(
  { corporateName, orgName, bizNo, purposeCode, dataScope, termDays }: TopicLetter,
  version: string = TOPIC_LETTER_VERSION,
) {
  const { house, bound } = houseWords(version)
  return `${AUTHORISATION_LETTER_TITLE}（版本 ${version}）

授权企业：${corporateName}
被授权机构：${orgName}
关联业务：${bizNo}
用途：${authorisationPurposeName(purposeCode)}

一、授权企业同意被授权机构为上述用途，通过本平台查询和使用授权企业的下列信息：${scopeNames(dataScope).join('、')}。
二、本授权仅对上述一家机构、一笔业务有效，自同意之日起 ${termDays} 天内有效${house}。${bound}不得将信息用于其他目的，不得提供给他人。
三、被授权机构每次查看都会留下记录和内容摘要，授权企业可以随时在“信用授权”中查看，并可随时撤销授权，撤销立即生效。撤销不影响撤销前已依授权完成的查询。
四、信息来自各来源单位，被授权机构独立作出判断。`
}
