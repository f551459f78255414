import type { LeaseAction } from '@lqr/contract/leasing/states.ts'
import { displayAmount } from '@lqr/contract/rules/amount-display.ts'
import type { Successor } from '../../succession/holder.ts'
import type { Notice } from '../organisations/index.ts'
import { reachedBy } from '../../succession/copy.ts'
import type { LeaseNeedRecord, LeaseResponseRecord } from './lease.store.ts'

type Need = Pick<LeaseNeedRecord, 'id' | 'need_no' | 'equipment_name' | 'amount_yuan'>
type Answer = Pick<
  LeaseResponseRecord,
  'id' | 'officer_name' | 'offer_amount_yuan' | 'offer_rent_yuan' | 'decline_reason' | 'next_steps'
>
type Text = (need: Need, answer: Answer, orgName: string) => [title: string, body: string]

const amount = (amountYuan: number | null) => displayAmount(amountYuan)?.text ?? ''
const named = (need: Need) => `“${need.equipment_name}”租赁需求（${need.need_no}）`

/** What the institution is told. */
const TO_INSTITUTION = {
  submit: (need) => [
    '收到新的租赁需求',
    `收到${named(need)}，融资金额 ${amount(need.amount_yuan)}，请在时限内接洽。`,
  ],
  agree: (need) => ['企业接受了报价', `${named(need)}的企业接受了贵机构的报价，请联系企业办理签约。`],
  withdraw: (need) => ['企业撤回了租赁需求', `${named(need)}已由企业撤回。`],
  expire: (need) => ['租赁需求超时关闭', `${named(need)}超过期限仍未接洽，已自动关闭。`],
  lose: (need) => ['其他机构已签约', `${named(need)}的企业已与其他机构签约，本条自动关闭。`],
} satisfies Partial<Record<LeaseAction, Text>>

/** What the enterprise is told. */
const TO_ENTERPRISE = {
  accept: (need, answer, orgName) => [
    '租赁机构开始接洽',
    `${orgName}开始接洽您的${named(need)}，联系人 ${answer.officer_name ?? '见需求详情'}。`,
  ],
  offer: (need, answer, orgName) => [
    '收到租赁报价',
    `${orgName}对您的${named(need)}报价：融资 ${amount(answer.offer_amount_yuan)}，每月租金 ${amount(answer.offer_rent_yuan)}。报价是意向，不是审批结论。`,
  ],
  decline: (need, answer, orgName) => [
    '机构不承接租赁需求',
    `${orgName}不承接您的${named(need)}：${answer.decline_reason ?? ''}建议：${answer.next_steps ?? ''}`,
  ],
  sign: (need, _, orgName) => ['租赁合同已签约', `您的${named(need)}已与${orgName}签约。`],
  close: (need, _, orgName) => ['租赁已办结', `您的${named(need)}已由${orgName}记录设备交付起租。`],
} satisfies Partial<Record<LeaseAction, Text>>

/** The message about an action for whom it concerns; the link points at the case inside the console. */
export function leaseNotice(
  action: keyof typeof TO_INSTITUTION | keyof typeof TO_ENTERPRISE,
  need: Need,
  answer: Answer,
  orgName: string,
): Notice & { side: 'institution' | 'enterprise' } {
  const isForInstitution = action in TO_INSTITUTION
  const texts: Partial<Record<LeaseAction, Text>> = isForInstitution ? TO_INSTITUTION : TO_ENTERPRISE
  const [title, body] = texts[action]?.(need, answer, orgName) ?? ['', '']
  return {
    side: isForInstitution ? 'institution' : 'enterprise',
    kind: `products.lease-${action}`,
    title,
    body,
    link: isForInstitution ? `/workbench/leases/${answer.id}` : `/personal/leases/${need.id}`,
  }
}

/** The message to the enterprise when no institution has taken its need up. */
export function leaseExpiredNotice(need: Need): Notice {
  return {
    kind: 'products.lease-expired',
    title: '租赁需求超时未接洽',
    body: `您的${named(need)}超过期限没有机构接洽，已自动关闭。您可以调整金额或期限后重新提交，或指定一家机构。`,
    link: `/personal/leases/${need.id}`,
  }
}

/** The reminder of an acceptance that is near or overdue; `day` as YYYY-MM-DD. */
export function leaseDueNotice(need: Need, answer: Pick<Answer, 'id'>, day: string): Notice {
  return {
    kind: 'products.lease-due',
    title: '租赁需求即将到期',
    body: `${named(need)}应于 ${day} 前接洽，请及时处理。`,
    link: `/workbench/leases/${answer.id}`,
  }
}

/** What the enterprise is told when a change of the calendar moved until when its need is taken up; day as YYYY-MM-DD. */
export function leaseDueMovedNotice(need: Need, day: string): Notice {
  return {
    kind: 'products.lease-reschedule',
    title: '接洽时限调整',
    body: `因国家节假日安排更新，您的${named(need)}的接洽时限调整为 ${day}，工作日数不变。`,
    link: `/personal/leases/${need.id}`,
  }
}

/** What the institution is told: once, however many of its answers moved. */
export function leaseDueMovedStaffNotice(count: number): Notice {
  return {
    kind: 'products.lease-reschedule',
    title: '接洽时限调整',
    body: `因国家节假日安排更新，${count} 件待接洽租赁需求的时限已重新计算，请以列表所列为准。`,
    link: '/workbench/leases',
  }
}

export const leaseDueMovedNote = ({ from, to }: { from: string; to: string }) =>
  `节假日安排更新，接洽时限由 ${from} 调整为 ${to}`

/** Who the timeline names for what the clock, or another institution's signing, did. */
export const PLATFORM_NAME = '陇企融平台'
export const EXPIRED_NOTE = '超过接洽期限'

/** What the enterprise is told when the institution of an answer was merged into another one (PIPL article 22). */
export function leaseSuccessionNotice(
  from: { name: string },
  into: Successor,
  row: { needId: string; needNo: string; equipmentName: string },
): Notice {
  return {
    kind: 'products.lease-succeed',
    title: '租赁机构变更',
    body: `${from.name}已并入${into.name}，您的“${row.equipmentName}”租赁需求（${row.needNo}）由${into.name}继续办理。${reachedBy(into)}。如不同意，您可以撤回需求。`,
    link: `/personal/leases/${row.needId}`,
  }
}
