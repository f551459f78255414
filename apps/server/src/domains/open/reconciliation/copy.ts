import type { DifferenceType, ReconciliationKind } from '@lqr/contract/open/reconciliation-kinds.ts'

/** Why a file is not taken. */
export const fileCopy = {
  cells: '须有 5 列',
  kind: '类别不正确',
  applyNo: '申请单号不正确',
  day: '日期须为 YYYY-MM-DD',
  dayOutside: (from: string, day: string) =>
    from === day ? `日期须为 ${day}` : `日期须在 ${from} 至 ${day} 之间，余额须为 ${day}`,
  amount: '金额须为不带小数的元',
  state: '授信决定须填 granted 或 refused，其他类别须为空',
  twice: '与前面的行重复',
  noEnd: '缺少末行 end，文件可能不完整',
  otherDay: (of: string, day: string) => `末行的对账日是 ${of}，不是 ${day}`,
  endDiffers: (rows: number, sum: number) => `末行与内容不符：内容有 ${rows} 行，金额合计 ${sum}`,
  tooLarge: '文件超过 8 MB 或 10 万行',
  head: (head: string) => `首行须为 ${head}`,
  line: (no: number, problem: string) => `第 ${no} 行：${problem}`,
} as const

export const PLATFORM = '平台'

const CALLS: Readonly<Record<ReconciliationKind, string>> = {
  accepted: '受理',
  decision: '授信决定',
  contract: '签约',
  drawdown: '放款',
  repayment: '还款',
  balance: '还款',
}

/** What an institution does about a difference. */
export function adviceOn(kind: ReconciliationKind, type: DifferenceType): string {
  if (kind === 'balance' && type !== 'missingHere')
    return '先处理同一申请的放款和还款差异；余额随之一致。仍不一致时回写漏记的还款，或说明原因。'
  if (type === 'missingHere')
    return `机构已办理而平台没有：回写${CALLS[kind]}后重新核对；单号填错的，更正机构文件后重新上传。`
  if (type === 'missingThere')
    return `平台已有而机构文件没有：补入机构文件后重新上传；当日确未办理的，说明原因，由平台更正。`
  return '核对原始凭证：机构文件有误的，更正后重新上传；平台有误的，说明原因，由平台更正。'
}

/** What managers of the institution are told. */
export const differencesNotice = (day: string, open: number) => ({
  kind: 'open.differences',
  title: '每日对账有差异',
  body: `${day} 的对账有 ${open} 条差异待处理。`,
  link: `/workbench/reconciliation/${day}`,
})

export const givenUpNotice = (day: string) => ({
  kind: 'open.reconciliationGivenUp',
  title: '每日对账没有处理完',
  body: `${day} 的对账没有处理完，已停止。请打开该日重新处理。`,
  link: `/workbench/reconciliation/${day}`,
})

export const returnedNotice = (day: string, applyNo: string) => ({
  kind: 'open.explanationReturned',
  title: '对账差异的说明被退回',
  body: `${day} 申请 ${applyNo} 的差异说明被退回，请重新处理。`,
  link: `/workbench/reconciliation/${day}`,
})

/** What operators are told when explanations of an institution begin to wait for them. */
export const explainedNotice = (orgId: string, orgName: string) => ({
  kind: 'open.explanationWaits',
  title: '对账差异的说明待确认',
  body: `${orgName}说明了对账差异的原因，请确认或退回。`,
  link: `/reconciliation/${orgId}`,
})
