import type { NeedMove } from '@lqr/contract/financing/need-case.ts'
import { displayAmount } from '@lqr/contract/rules/amount-display.ts'
import { type RefusalColumns, refusalFigure } from '../../cases/refusal-columns.ts'
import { refusalWords, refusedBecause } from '../../cases/refusal-copy.ts'
import type { NeedRecord } from './need.store.ts'

type Need = Pick<
  NeedRecord,
  'demand_no' | 'title' | 'amount_yuan' | 'sealed_at' | 'reject_reason' | 'next_steps' | keyof RefusalColumns
>

/** A need as messages name it. */
export const namedNeed = (need: Need) =>
  need.sealed_at === null && need.title !== null
    ? `“${need.title}”融资需求（${need.demand_no}）`
    : `融资需求（${need.demand_no}）`

const ended = (need: Need, what: string) =>
  `您的${namedNeed(need)}${what}：${refusedBecause(need.reject_reason, need.next_steps)}${refusalWords(refusalFigure(need), need.retry_from)}`

const TEXTS: Record<NeedMove, (need: Need) => [title: string, body: string]> = {
  submit: (need) => [
    '新的融资需求',
    `本地区企业发布了${namedNeed(need)}，金额 ${displayAmount(need.amount_yuan)?.text ?? ''}，时限内没有机构对接的，请派给合适的机构。`,
  ],
  revise: (need) => ['融资需求已修改', `${namedNeed(need)}已由企业修改，对接时限重新计算。`],
  unlist: (need) => ['融资需求已下线', `${namedNeed(need)}已由企业下线，暂不接受机构响应。`],
  relist: (need) => ['融资需求重新上线', `${namedNeed(need)}已由企业重新上线，对接时限重新计算。`],
  withdraw: (need) => ['企业撤回了融资需求', `${namedNeed(need)}已由企业撤回。`],
  contact: (need) => ['机构已与您对接', `已有机构就您的${namedNeed(need)}与您联系，请在需求详情中查看。`],
  reopen: (need) => [
    '需求继续寻找机构',
    `原先响应的机构均已退出或不再办理，您的${namedNeed(need)}继续接受其他机构响应。`,
  ],
  credit: (need) => ['需求已获授信', `您选定的机构已对${namedNeed(need)}授信。`],
  disburse: (need) => ['需求已放款', `您选定的机构已对${namedNeed(need)}放款。`],
  invest: (need) => ['需求已获投资', `您选定的机构已对${namedNeed(need)}完成投资。`],
  close: (need) => ['需求已办结', `您的${namedNeed(need)}已办结。`],
  expire: (need) => [
    '融资需求已过期',
    `您的${namedNeed(need)}有效期已满，不再接受机构响应。仍有需要的，可以复制为新的需求再发布。`,
  ],
  unmatch: (need) => ['需求未匹配到机构', ended(need, '未匹配到合适的机构')],
  reject: (need) => ['融资需求被驳回', ended(need, '被驳回')],
}

/** What the side that a move tells is told; title and sentence. */
export const needText = (move: NeedMove, need: Need) => TEXTS[move](need)
