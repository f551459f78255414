import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { withoutStop } from '@lqr/contract/rules/without-stop.ts'
import type { Merger } from '../../succession/holder.ts'

/** What the successor's people are told when another organisation has been merged into theirs. */
export function mergedNotice({ from, into }: Pick<Merger, 'from' | 'into'>) {
  return {
    kind: 'organisations.merged',
    title: '有机构并入',
    body: `${from.name}已并入${into.name}：其在办申请、产品和工作人员由贵机构承接，时限不变，请及时办理。`,
    link: null,
  }
}

/** Why an organisation cannot be closed yet; `affairs` says how many of what it still has. */
export const openAffairs = (affairs: readonly string[]) =>
  `该机构还有${affairs.join('、')}，请先办结或下架，或并入其他机构由其承接`

export const CATEGORY_OF_OTHER_TYPE = '机构类别与机构类型不符'

interface MovedRecord {
  readonly label: string
  readonly name: string
  readonly orgName: string
  readonly returnReason: string | null
}

const RECORD_MOVES: Partial<
  Record<PublicationAction, (record: MovedRecord) => readonly [title: string, body: string]>
> = {
  submit: ({ label, name, orgName }) => [`有${label}待复核`, `${orgName}提交了${label}“${name}”，请复核。`],
  approve: ({ label, name }) => [`${label}已通过复核`, `${label}“${name}”已通过复核，现已公开。`],
  return: ({ label, name, returnReason }) => [
    `${label}被退回`,
    `${label}“${name}”被退回：${withoutStop(returnReason)}。修改后可以再次提交。`,
  ],
  unlist: ({ label, name }) => [
    `${label}已被平台下线`,
    `${label}“${name}”已被平台下线，不再公开。可以修改后再次提交，或联系平台恢复。`,
  ],
  publish: ({ label, name }) => [`${label}已恢复公开`, `${label}“${name}”已由平台恢复公开。`],
}

/** What the other side is told of a move of a record; undefined when there is nothing to tell. */
export const recordMoveText = (action: PublicationAction, record: MovedRecord) =>
  RECORD_MOVES[action]?.(record)
