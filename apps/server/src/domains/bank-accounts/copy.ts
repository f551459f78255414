import type { OpeningMove } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { ACCOUNT_TYPES } from '@lqr/contract/bank-accounts/kinds.ts'
import { refusedBecause } from '../../cases/refusal-copy.ts'
import type { OpeningRecord } from './opening.store.ts'

type Named = Pick<OpeningRecord, 'number' | 'account_type'>
type Text = (row: OpeningRecord, branchName: string) => [title: string, body: string]

const typeName = (row: Named) => ACCOUNT_TYPES.find(({ code }) => code === row.account_type)?.name ?? '账户'

/** An opening as messages name it. */
export const namedOpening = (row: Named) => `${typeName(row)}开户预约（${row.number}）`

/** What is done in an opening of such an account, as lists of what is under way name it. */
export const openingTitle = (accountTypeName: string) => `${accountTypeName}开户`

/** A moment in the province as people say it: 2026-11-25 09:00. */
const moment = (at: string) => {
  const local = new Date(Date.parse(at) + 8 * 3_600_000).toISOString()
  return `${local.slice(0, 10)} ${local.slice(11, 16)}`
}

const TEXTS: Record<OpeningMove, Text> = {
  submit: (row, branchName) => [
    '收到新的开户预约',
    `${branchName}收到${namedOpening(row)}，预约时间 ${moment(row.appoint_time)}，请及时确认。`,
  ],
  confirm: (row, branchName) => [
    '开户预约已确认',
    `您的${namedOpening(row)}已由${branchName}确认，请于 ${moment(row.appoint_time)} 携带材料清单中的原件到店办理。`,
  ],
  change: (row, branchName) => [
    '企业改约了开户时间',
    `${namedOpening(row)}改约到${branchName} ${moment(row.appoint_time)}，请重新确认。`,
  ],
  withdraw: (row) => [
    '企业取消了开户预约',
    `${row.sealed_at === null ? namedOpening(row) : `开户预约（${row.number}）`}已由企业取消，不再办理，时段已释放。`,
  ],
  verify: (row, branchName) => [
    '银行开始核实',
    `${branchName}已收到您的材料，${namedOpening(row)}正在核实。`,
  ],
  open: (row, branchName) => [
    '开户成功',
    `${branchName}已为您开立${typeName(row)}，账号 ${row.account_no_masked ?? '见详情'}，自开立之日起即可办理收付款。`,
  ],
  fail: (row, branchName) => [
    '未能开户',
    `${branchName}未能办理您的${namedOpening(row)}：${refusedBecause(row.fail_reason, row.next_steps)}`,
  ],
  noShow: (row) => ['已记为未到店', `您的${namedOpening(row)}已记为未到店，时段已释放。您可以重新预约。`],
  expire: (row, branchName) => [
    '开户预约超时取消',
    `${branchName}超过期限没有确认您的${namedOpening(row)}，已自动取消。您可以预约其他网点。`,
  ],
  lapse: (row) => [
    '预约时间已过',
    `您的${namedOpening(row)}过了预约时间一个工作日，网点没有到店或未到店的记录，已自动关闭，时段已释放。您可以重新预约。`,
  ],
}

/** What the side that a move tells is told; title and sentence. */
export const openingText = (move: OpeningMove, row: OpeningRecord, branchName: string) =>
  TEXTS[move](row, branchName)

/** What the people of a branch are told whose appointment the enterprise has moved to another one; no more than that. */
export const movedAwayText = (
  { number }: Pick<OpeningRecord, 'number'>,
  branchName: string,
): [title: string, body: string] => [
  '开户预约已改到其他网点',
  `开户预约（${number}）已由企业改约到其他网点，${branchName}原来的时段已释放。`,
]

/** What an enterprise is told whose appointment stands at a branch that has been closed. */
export const branchClosedText = (
  branchName: string,
  { applyNo, appointTime }: { applyNo: string; appointTime: string },
  reason: string | null,
): [title: string, body: string] => [
  '预约的网点已关闭',
  `${branchName}已停止办理开户${reason === null ? '' : `（${reason}）`}。您的开户预约（${applyNo}，${moment(appointTime)}）请改约到其他网点，或者取消。`,
]

/** At the time of a branch that does not follow the one before it. */
export const timeOrder = {
  restFrom: '午休开始应晚于上午开始',
  restTo: '午休结束不能早于午休开始；不休息的，两项填同一时间',
  closesAt: '下午结束应晚于午休结束',
} as const
