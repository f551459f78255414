import { creditTopic } from '@lqr/contract/credit/topics.ts'
import type { ObjectionMove } from '@lqr/contract/credit/objections/objection-case.ts'
import type { ObjectionRecord } from './objection.store.ts'

/** An objection as a message names it. */
export const namedObjection = (row: Pick<ObjectionRecord, 'number' | 'topic'>) =>
  `对“${creditTopic(row.topic).name}”的异议（${row.number}）`

/** Why the platform closes an objection by itself. */
export const LAPSED_NOTE = '条目已被来源撤回或停止公示，不再展示，异议自动办结。'

const TEXTS: Record<ObjectionMove, (row: ObjectionRecord) => [title: string, body: string]> = {
  submit: (row) => ['收到新的信用信息异议', `收到企业${namedObjection(row)}，请在 20 日内核查并书面答复。`],
  take: (row) => ['异议已受理', `您${namedObjection(row)}已受理，正在核查；条目旁已标注异议处理中。`],
  uphold: (row) => [
    '异议成立，已更正',
    `您${namedObjection(row)}成立，更正内容已显示在条目旁：${row.correction ?? ''}`,
  ],
  dismiss: (row) => ['异议已答复', `您${namedObjection(row)}经核查维持原信息：${row.reply ?? ''}`],
  withdraw: (row) => ['企业撤回了异议', `企业${namedObjection(row)}已撤回，无需继续核查。`],
  lapse: (row) => ['异议已办结', `您${namedObjection(row)}：${LAPSED_NOTE}`],
}

/** What the side that a move tells is told. */
export const objectionText = (move: ObjectionMove, row: ObjectionRecord) => TEXTS[move](row)
