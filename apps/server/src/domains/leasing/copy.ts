import type { LeaseMove } from '@lqr/contract/leasing/lease-case.ts'
import { displayAmount } from '@lqr/contract/rules/amount-display.ts'
import { type REFUSAL_COLUMNS, refusalFigure } from '../../cases/refusal-columns.ts'
import { refusalWords, refusedBecause } from '../../cases/refusal-copy.ts'
import type { Notice } from '../organisations/index.ts'
import type { LeaseAnswer } from './lease-answer.ts'
import type { LeaseNeedRecord } from './lease.store.ts'

type Need = Pick<LeaseNeedRecord, 'id' | 'need_no' | 'equipment_name' | 'amount_yuan'>
type Answer = Pick<
  LeaseAnswer,
  | 'sealed_at'
  | 'officer_name'
  | 'offer_amount_yuan'
  | 'offer_rent_yuan'
  | 'decline_reason'
  | 'next_steps'
  | 'end_reason'
  | (typeof REFUSAL_COLUMNS)[number]
>
type Text = (need: Need, answer: Answer, orgName: string) => [title: string, body: string]

const amount = (amountYuan: number | null) => displayAmount(amountYuan)?.text ?? ''
/** A need as messages name it. */
export const namedNeed = (need: Need) => `“${need.equipment_name}”租赁需求（${need.need_no}）`

const TEXTS: Record<LeaseMove, Text> = {
  submit: (need) => [
    '收到新的租赁需求',
    `收到${namedNeed(need)}，融资金额 ${amount(need.amount_yuan)}，请在时限内接洽。`,
  ],
  agree: (need) => ['企业接受了报价', `${namedNeed(need)}的企业接受了贵机构的报价，请联系企业办理签约。`],
  withdraw: (need, answer) => [
    '企业撤回了租赁需求',
    `${answer.sealed_at === null ? namedNeed(need) : `租赁需求（${need.need_no}）`}已由企业撤回。`,
  ],
  expire: (need) => ['租赁需求超时关闭', `${namedNeed(need)}超过期限仍未接洽，已自动关闭。`],
  lapse: (need) => [
    '租赁报价已过有效期',
    `您对${namedNeed(need)}的报价已过有效期，企业没有接受。仍愿承接的请更新报价，否则请记录不承接。`,
  ],
  lose: (need) => ['其他机构已签约', `${namedNeed(need)}的企业已与其他机构签约，本条自动关闭。`],
  accept: (need, answer, orgName) => [
    '租赁机构开始接洽',
    `${orgName}开始接洽您的${namedNeed(need)}，联系人 ${answer.officer_name ?? '见需求详情'}。`,
  ],
  offer: (need, answer, orgName) => [
    '收到租赁报价',
    `${orgName}对您的${namedNeed(need)}报价：融资 ${amount(answer.offer_amount_yuan)}，每月租金 ${amount(answer.offer_rent_yuan)}。报价是意向，不是审批结论。`,
  ],
  decline: (need, answer, orgName) => [
    '机构不承接租赁需求',
    `${orgName}不承接您的${namedNeed(need)}：${refusedBecause(answer.decline_reason, answer.next_steps)}${refusalWords(refusalFigure(answer), answer.retry_from)}`,
  ],
  sign: (need, _, orgName) => ['租赁合同已签约', `您的${namedNeed(need)}已与${orgName}签约。`],
  cancel: (need, answer) => [
    '企业解除了租赁合同',
    `${namedNeed(need)}的租赁合同已由企业解除，无需继续办理。原因：${answer.end_reason ?? ''}`,
  ],
  dissolve: (need, answer, orgName) => [
    '机构解除了租赁合同',
    `您与${orgName}就${namedNeed(need)}签订的租赁合同已由机构解除，仍有需要的可以重新提交需求。原因：${answer.end_reason ?? ''}`,
  ],
  close: (need, _, orgName) => ['租赁已办结', `您的${namedNeed(need)}已由${orgName}记录设备交付起租。`],
}

/** What the side that a move tells is told; title and sentence. */
export function leaseText(move: LeaseMove, need: Need, answer: Answer, orgName: string) {
  return TEXTS[move](need, answer, orgName)
}

/** What the enterprise is told of an offer that it did not accept in time. */
export const lapsedForEnterprise = (need: Need, orgName: string): [title: string, body: string] => [
  '租赁报价已过有效期',
  `${orgName}对您的${namedNeed(need)}的报价已过有效期，机构更新报价后才能接受。您可以联系机构更新，不再需要的可以撤回需求。`,
]

/** The message to the enterprise when its need has lapsed; where some have answered, they have said why before. */
export function leaseExpiredNotice(need: Need, answered: 'none' | 'some'): Notice {
  const who = answered === 'some' ? '其他机构' : '机构'
  return {
    kind: 'products.lease-expired',
    title: '租赁需求超时未接洽',
    body: `您的${namedNeed(need)}超过期限没有${who}接洽，已自动关闭。您可以调整金额或期限后重新提交，或指定一家机构。`,
    link: `/personal/leases/${need.id}`,
  }
}

/** At the last day of an offer that is over already. */
export const offerPast = '报价有效期不能早于今天'
