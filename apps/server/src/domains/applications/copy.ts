import { supplementWords } from '@lqr/contract/applications/supplement-words.ts'
import { withoutStop } from '@lqr/contract/rules/without-stop.ts'
import type { ApplicationMove } from '@lqr/contract/applications/application-case.ts'
import { type REFUSAL_COLUMNS, refusalFigure } from '../../cases/refusal-columns.ts'
import { refusalWords, refusedBecause } from '../../cases/refusal-copy.ts'
import type { ApplicationRecord } from './application-record.ts'
import { publishedWhere } from './terms-copy.ts'

type Case = Pick<
  ApplicationRecord,
  | 'apply_no'
  | 'product_snapshot'
  | 'amount_yuan'
  | 'supplement_request'
  | 'supplement_documents'
  | 'reject_reason'
  | 'next_steps'
  | (typeof REFUSAL_COLUMNS)[number]
  | 'credit_amount_yuan'
  | 'credit_rate'
  | 'credit_deviations'
  | 'deviation_reason'
  | 'end_reason'
  | 'loan_amount_yuan'
  | 'repaid_yuan'
  | 'officer_name'
>

const tenThousands = (amountYuan: number | null) => `${(amountYuan ?? 0) / 10_000} 万元`
const deviationWords = (row: Pick<Case, 'product_snapshot' | 'credit_deviations' | 'deviation_reason'>) =>
  row.credit_deviations.length === 0
    ? ''
    : `与产品公布的不同：${publishedWhere(row.product_snapshot, row.credit_deviations)}；机构说明：${withoutStop(row.deviation_reason)}。`

/** At the documents while one of the asked ones has no file. */
export const missingDocuments = (names: readonly string[]) =>
  `还缺：${names.join('、')}。没有的请在补充说明里写明原因`

/** A case as messages name it. */
export const namedApplication = (row: Pick<Case, 'apply_no' | 'product_snapshot'>) =>
  `“${row.product_snapshot.name}”申请（${row.apply_no}）`

const TEXTS: Record<ApplicationMove, (row: Case) => [title: string, body: string]> = {
  submit: (row) => [
    '收到新的融资申请',
    `收到${namedApplication(row)}，金额 ${tenThousands(row.amount_yuan)}，请在时限内受理。`,
  ],
  accept: (row) => [
    '申请已受理',
    `您的${namedApplication(row)}已受理，经办人 ${row.officer_name ?? '见申请详情'}。`,
  ],
  review: (row) => ['申请进入审批', `您的${namedApplication(row)}已进入审批。`],
  supplement: (row) => [
    '请补充申请材料',
    `您的${namedApplication(row)}需要补充材料：${withoutStop(supplementWords(row.supplement_documents, row.supplement_request))}。补充前办理时限暂停计算。`,
  ],
  supply: (row) => ['企业已补充材料', `${namedApplication(row)}的企业已补充材料，办理时限继续计算。`],
  reject: (row) => [
    '申请未通过',
    `您的${namedApplication(row)}未通过：${refusedBecause(row.reject_reason, row.next_steps)}${refusalWords(refusalFigure(row), row.retry_from)}`,
  ],
  credit: (row) => [
    '申请已授信',
    `您的${namedApplication(row)}已授信 ${tenThousands(row.credit_amount_yuan)}，年利率 ${row.credit_rate ?? 0}%。${deviationWords(row)}`,
  ],
  sign: (row) => ['申请已签约', `您的${namedApplication(row)}已完成签约。`],
  disburse: (row) => [
    '贷款已发放',
    `您的${namedApplication(row)}已放款 ${tenThousands(row.loan_amount_yuan)}。`,
  ],
  repay: (row) => [
    '收到还款记录',
    `您的${namedApplication(row)}累计归还本金 ${tenThousands(row.repaid_yuan)}。`,
  ],
  settle: (row) => ['贷款已结清', `您的${namedApplication(row)}对应的贷款已结清。`],
  withdraw: (row) => ['企业撤回了申请', `${namedApplication(row)}已由企业撤回，信用授权同时终止。`],
  forgo: (row) => [
    '企业放弃授信',
    `${namedApplication(row)}的授信已由企业放弃，无需继续办理，信用授权同时终止。原因：${row.end_reason ?? ''}`,
  ],
  release: (row) => [
    '机构终止授信',
    `您的${namedApplication(row)}的授信已由机构终止，信用授权同时终止，仍有需要的可以重新申请。原因：${row.end_reason ?? ''}`,
  ],
  leave: (row) => [
    '企业已注销账号，授信终止',
    `${namedApplication(row)}的企业已注销账号，授信已终止，无需继续办理，信用授权同时终止。`,
  ],
  transfer: (row) => ['企业改投其他机构', `${namedApplication(row)}已由企业改投其他机构，信用授权同时终止。`],
  expire: (row) => [
    '申请超时关闭',
    `您的${namedApplication(row)}超过受理时限仍未受理，已自动关闭。您可以改投其他机构，资料会保留。`,
  ],
}

/** What the other side is told after a move; title and sentence. */
export function applicationText(move: ApplicationMove, row: Case) {
  return TEXTS[move](row)
}

/** The first line on the timeline of an application that came from another institution. */
export const transferredFrom = (applyNo: string) => `由申请 ${applyNo} 改投，资料沿用，时限重新计算`

/** What the timeline says of a repayment. */
export const repaidNote = (principalYuan: number, repaidOn: string) =>
  `${repaidOn} 归还本金 ${tenThousands(principalYuan)}`
