import type { ApplicationAction } from '@lqr/contract/applications/states.ts'
import type { Successor } from '../../succession/holder.ts'
import { reachedBy } from '../../succession/copy.ts'
import type { Notice } from '../organisations/index.ts'
import type { ApplicationRecord } from './application.store.ts'

type Case = Pick<
  ApplicationRecord,
  | 'id'
  | 'apply_no'
  | 'product_snapshot'
  | 'amount_yuan'
  | 'supplement_request'
  | 'reject_reason'
  | 'next_steps'
  | 'credit_amount_yuan'
  | 'credit_rate'
  | 'loan_amount_yuan'
  | 'officer_name'
>

const tenThousands = (amountYuan: number | null) => `${(amountYuan ?? 0) / 10_000} 万元`
const named = (row: Pick<Case, 'apply_no' | 'product_snapshot'>) =>
  `“${row.product_snapshot.name}”申请（${row.apply_no}）`

/** What the other side is told after an action; title and sentence. */
const TEXTS: Record<ApplicationAction, (row: Case) => [title: string, body: string]> = {
  submit: (row) => [
    '收到新的融资申请',
    `收到${named(row)}，金额 ${tenThousands(row.amount_yuan)}，请在时限内受理。`,
  ],
  accept: (row) => ['申请已受理', `您的${named(row)}已受理，经办人 ${row.officer_name ?? '见申请详情'}。`],
  review: (row) => ['申请进入审批', `您的${named(row)}已进入审批。`],
  supplement: (row) => [
    '请补充申请材料',
    `您的${named(row)}需要补充材料：${row.supplement_request ?? ''}。补充前办理时限暂停计算。`,
  ],
  supply: (row) => ['企业已补充材料', `${named(row)}的企业已补充材料，办理时限继续计算。`],
  reject: (row) => [
    '申请未通过',
    `您的${named(row)}未通过：${row.reject_reason ?? ''}。建议：${row.next_steps ?? ''}`,
  ],
  credit: (row) => [
    '申请已授信',
    `您的${named(row)}已授信 ${tenThousands(row.credit_amount_yuan)}，年利率 ${row.credit_rate ?? 0}%。`,
  ],
  sign: (row) => ['申请已签约', `您的${named(row)}已完成签约。`],
  disburse: (row) => ['贷款已发放', `您的${named(row)}已放款 ${tenThousands(row.loan_amount_yuan)}。`],
  settle: (row) => ['贷款已结清', `您的${named(row)}对应的贷款已结清。`],
  withdraw: (row) => ['企业撤回了申请', `${named(row)}已由企业撤回，信用授权同时终止。`],
  transfer: (row) => ['企业改投其他机构', `${named(row)}已由企业改投其他机构，信用授权同时终止。`],
  expire: (row) => [
    '申请超时关闭',
    `您的${named(row)}超过受理时限仍未受理，已自动关闭。您可以改投其他机构，资料会保留。`,
  ],
}

/** The message about an action, pointing at the case inside the console. */
export function actionNotice(action: ApplicationAction, row: Case): Notice {
  const [title, body] = TEXTS[action](row)
  return { kind: `products.${action}`, title, body, link: `/applications/${row.id}` }
}

/** The reminder of a due time that is near; `day` as YYYY-MM-DD. */
export function dueNotice(row: Pick<Case, 'id' | 'apply_no' | 'product_snapshot'>, day: string): Notice {
  return {
    kind: 'products.due',
    title: '申请即将到期',
    body: `“${row.product_snapshot.name}”申请（${row.apply_no}）应于 ${day} 前办理，请及时处理。`,
    link: `/applications/${row.id}`,
  }
}

interface MovedDays {
  readonly from: string
  readonly to: string
}

/** On the timeline when a change of the calendar moved the due time; days as YYYY-MM-DD. */
export const dueMovedNote = ({ from, to }: MovedDays) => `节假日安排更新，受理时限由 ${from} 调整为 ${to}`

/** What the enterprise is told of it. */
export function dueMovedNotice(
  row: Pick<Case, 'id' | 'apply_no' | 'product_snapshot'>,
  { from, to }: MovedDays,
): Notice {
  return {
    kind: 'products.reschedule',
    title: '受理时限调整',
    body: `因国家节假日安排更新，您的${named(row)}的受理时限由 ${from} 调整为 ${to}，工作日数不变。`,
    link: `/applications/${row.id}`,
  }
}

/** What the institution is told: once, however many of its cases moved. */
export function dueMovedStaffNotice(count: number): Notice {
  return {
    kind: 'products.reschedule',
    title: '受理时限调整',
    body: `因国家节假日安排更新，${count} 件待受理申请的时限已重新计算，请以任务池所列为准。`,
    link: '/workbench/applications',
  }
}

/** The first line on the timeline of an application that came from another institution. */
export const transferredFrom = (applyNo: string) => `由申请 ${applyNo} 改投，资料沿用，时限重新计算`

/** Who the timeline names for what the clock did. */
export const PLATFORM_NAME = '陇企融平台'
export const EXPIRED_NOTE = '超过受理时限仍未受理'

interface NamedCase {
  readonly id: string
  readonly applyNo: string
  readonly productName: string
}

/** What the enterprise is told of it: who goes on, how to reach it, and what it may do (PIPL article 22). */
export function successionNotice(from: { name: string }, into: Successor, row: NamedCase): Notice {
  return {
    kind: 'products.succeed',
    title: '办理机构变更',
    body: `${from.name}已并入${into.name}，您的“${row.productName}”申请（${row.applyNo}）由${into.name}继续办理，材料和时限不变。${reachedBy(into)}。如不同意，您可以撤回申请，或在“信用授权”中撤销授权。`,
    link: `/applications/${row.id}`,
  }
}
