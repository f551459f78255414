import { withoutStop } from '@lqr/contract/rules/without-stop.ts'
import type { TestResult } from '@lqr/contract/demand-reports/kinds.ts'
import type { ReportMove } from '@lqr/contract/demand-reports/report-case.ts'
import { displayAmount } from '@lqr/contract/rules/amount-display.ts'
import { refusedBecause } from '../../cases/refusal-copy.ts'
import type { ReportRecord } from './report-record.ts'

/** What the five tests rest on. */
export const testCopy = {
  notCertified: '企业尚未完成认证',
  codeSuspect: '统一社会信用代码校验位有疑问，请核实',
  noAddress: '未填写经营场所地址',
  noNeed: '未填写金额或资金用途',
  doubtfulUse: (word: string) => `用途说明中提到“${word}”，请核实`,
  doubted: '走访核实不符',
  confirmed: '走访核实属实',
  declared: '企业已声明，未发现相反信息',
  notDeclared: '企业未作声明',
  adverse: (day: string, what: string) => `${day} 的填报曾因“${what}”未通过`,
  problem: (name: string, result: TestResult, reason: string) =>
    `${name}${result === 'fail' ? '不通过' : '待核实'}：${reason}`,
} as const

export const namedReport = (row: Pick<ReportRecord, 'report_no'>) => `需求填报（${row.report_no}）`

type Text = (row: ReportRecord, companyName: string, orgName: string) => [title: string, body: string]

const amount = (yuan: number | null) => displayAmount(yuan)?.text ?? ''

const TEXTS: Record<ReportMove, Text> = {
  submit: (row, company) => [
    '收到新的需求填报',
    `${company}提交了${namedReport(row)}，需求金额 ${amount(row.amount_yuan)}，请在时限内受理。`,
  ],
  fillIn: (row) => [
    '当地主管部门代您填报了融资需求',
    `${row.filled_by_name ?? '当地主管部门'}代贵企业填写了${namedReport(row)}，需求金额 ${amount(row.amount_yuan)}。请在时限内核对并确认；不属实的请提出异议。未经确认不会办理。`,
  ],
  confirm: (row, company) => [
    '企业已确认代填内容',
    `${company}已确认${namedReport(row)}，需求金额 ${amount(row.amount_yuan)}，请在时限内受理。`,
  ],
  object: (row, company) => ['企业不认可代填内容', `${company}不认可${namedReport(row)}，该填报已作废。`],
  takeBack: (row) => [
    '主管部门撤回了代填',
    `当地主管部门代贵企业填写的${namedReport(row)}已撤回，无需确认，原因见填报详情。批次开放期间您可以自行填报。`,
  ],
  resubmit: (row, company) => [
    '退回的填报已重新提交',
    `${company}修改并重新提交了${namedReport(row)}，请在时限内受理。`,
  ],
  withdraw: (row) => ['企业撤回了填报', `${namedReport(row)}已由企业撤回。`],
  accept: (row) => ['填报已受理', `您的${namedReport(row)}已受理，工作人员将联系走访核实。`],
  review: (row) => ['已列入申报清单', `您的${namedReport(row)}已列入申报清单，等待推荐给金融机构。`],
  recommend: (row, company) => [
    '收到推荐企业',
    `${company}（${namedReport(row)}，需求金额 ${amount(row.amount_yuan)}）推荐给贵机构，请在时限内对接。`,
  ],
  recall: (row) => [
    '推荐已收回',
    `您的${namedReport(row)}的推荐已由当地主管部门收回，由主管部门继续办理，可以另行推荐其他金融机构。原因见填报详情。`,
  ],
  return: (row) => [
    '填报已退回修改',
    `您的${namedReport(row)}已退回：${withoutStop(row.return_reason)}。已填内容和排位都已保留，修改后请重新提交。`,
  ],
  reject: (row) => [
    '填报未通过',
    `您的${namedReport(row)}未通过：${refusedBecause(row.reject_reason, row.next_steps)}`,
  ],
  contact: (row, _, orgName) => [
    '金融机构已对接',
    `${orgName}已对接您的${namedReport(row)}，联系人 ${row.officer_name ?? '见填报详情'}。`,
  ],
  credit: (row, _, orgName) => [
    '已获得授信',
    `${orgName}对您的${namedReport(row)}授信 ${amount(row.credit_amount_yuan)}。`,
  ],
  disburse: (row, _, orgName) => [
    '贷款已发放',
    `${orgName}对您的${namedReport(row)}已放款，累计 ${amount(row.loan_amount_yuan)}。`,
  ],
  forgo: (row, company) => [
    '企业放弃授信',
    `${company}放弃了${namedReport(row)}的授信，贵机构无需继续办理。原因：${row.end_reason ?? ''}`,
  ],
  release: (row, _, orgName) => [
    '机构终止授信',
    `${orgName}终止了您的${namedReport(row)}的授信。仍有需要的可以在下一批次填报，或直接申请产品、发布需求。原因：${row.end_reason ?? ''}`,
  ],
  giveBack: (row, company) => [
    '机构退回了推荐',
    `${company}的${namedReport(row)}由机构退回申报清单：${withoutStop(row.give_back_reason)}。请另行推荐。`,
  ],
}

/** What the side that a move tells is told; title and sentence. */
export const reportText = (move: ReportMove, row: ReportRecord, companyName: string, orgName: string) =>
  TEXTS[move](row, companyName, orgName)

/** What an institution is told that had the report in hand. */
export const withdrawnNotice = (row: ReportRecord): readonly [string, string] => [
  '推荐的企业撤回了填报',
  `${namedReport(row)}已由企业撤回，贵机构无需继续办理。`,
]

/** What an institution is told whose recommendation was recalled: the report itself it reads no more. */
export const recalledNotice = (row: ReportRecord, note: string | null): readonly [string, string] => [
  '推荐已由主管部门收回',
  `${namedReport(row)}的推荐已由当地主管部门收回，贵机构无需继续办理。原因：${note ?? ''}`,
]

/** What the enterprise is told when an institution gave its report back. */
export const givenBackNotice = (row: ReportRecord, orgName: string): readonly [string, string] => [
  '金融机构退回了推荐',
  `${orgName}退回了您的${namedReport(row)}：${withoutStop(row.give_back_reason)}。填报仍在申报清单，由当地主管部门继续办理。`,
]

/** What the authority is told when a grant ended that was not used. */
export const unusedNotice = (row: ReportRecord, companyName: string): readonly [string, string] => [
  '授信没有使用',
  `${companyName}的${namedReport(row)}的授信没有使用，已经结束。原因：${row.end_reason ?? ''}`,
]

/** What the enterprise is told when its report was recommended to an institution. */
export const recommendedNotice = (
  row: Pick<ReportRecord, 'report_no'>,
  orgName: string,
): readonly [string, string] => [
  '填报已推荐给金融机构',
  `您的${namedReport(row)}已推荐给${orgName}，对方将在时限内与您联系。`,
]

/** What an enterprise is told when a batch was opened once more for it. */
export const reopenedNotice = (batchName: string, untilOn: string) => ({
  kind: 'demand-reports.batch-reopened',
  title: '填报批次已为您重开',
  body: `“${batchName}”已为贵企业重新开放，请在 ${untilOn}（含当日）前完成填报。`,
  link: '/personal/reports',
})
