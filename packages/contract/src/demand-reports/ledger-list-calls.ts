import * as z from 'zod'
import {
  amountOut,
  codesOut,
  countOut,
  listOut,
  monthsOut,
  percentOut,
  textOut,
} from '../kernel/answer-fields.ts'
import { AUTHORITIES } from '../kernel/cases/define-move.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { demandReportErrors as errors } from './errors.ts'
import { LOAN_FLAGS, PRICING_BASES, REPORTER_KINDS } from './kinds.ts'
import { ledgerFilter } from './ledger-calls.ts'
import { reportStates } from './report-case.ts'

const office = {
  access: AUTHORITIES,
  roles: ['govViewer', 'operator'],
  method: 'GET',
  effect: 'read',
  errors: [errors.areaNotYours, errors.batchNotFound],
} as const

const drawnHelp = { help: '取自机构逐笔回填' }
const balanceHelp = { help: '取自机构逐笔回填，以机构最近一次更新为准' }
const flagHelp = { help: '按放款笔的标识计' }

/** The tracking table of the filling campaign: a line for each kind of applicant, with the sum of all. */
const kindLine = component('LedgerKindLine', '按主体类别的台账行', 'internal', {
  kindName: textOut('主体类别'),
  registered: countOut('辖区内主体户数', '户', {
    help: '在辖区登记的认证企业；各类别的户数平台不掌握',
  }).nullable(),
  listed: countOut('有合理信贷需求户数', '户'),
  visited: countOut('建档评级户数', '户', { help: '按已走访计' }),
  visitedShare: percentOut('建档评级占比').nullable(),
  credited: countOut('授信户数', '户'),
  creditedShare: percentOut('授信占比').nullable(),
  creditYuan: amountOut('授信额度', drawnHelp),
  balanceYuan: amountOut('贷款余额', balanceHelp),
  creditOnlyBalanceYuan: amountOut('其中信用贷款余额', flagHelp),
  disbursed: countOut('贷款户数', '户'),
  firstCustomers: countOut('其中首贷户', '户', flagHelp),
  creditOnly: countOut('信用贷款户数', '户', flagHelp),
  yearYuan: amountOut('当年累计贷款金额', drawnHelp),
  yearCreditOnlyYuan: amountOut('当年累计信用贷款金额', flagHelp),
})
export type LedgerKindLine = z.output<typeof kindLine>

/** What is below a place in the ledger, by the number of the last row. */
const paging = {
  after: field(z.string().regex(/^\d{0,15}$/, '翻页位置不正确'), {
    label: '从这一行之后',
    help: '上一页给出的 next；不填为第一页',
  }).optional(),
  pageSize: field(z.coerce.number().int().min(1, '每页至少 1 条').max(100, '每页最多 100 条').default(20), {
    label: '每页条数',
  }),
}

const next = textOut('下一页的位置').nullable()

const reportLine = component('LedgerReport', '台账中的一份填报', 'internal', {
  id: idOut('填报编号'),
  reportNo: textOut('填报单号'),
  batchName: textOut('批次'),
  corporateName: textOut('企业名称'),
  creditCode: textOut('统一社会信用代码').nullable(),
  applicantKind: oneOf('主体类别', REPORTER_KINDS),
  areaName: textOut('地区'),
  borrowerIndustry: oneOf('借款人行业', INDUSTRIES).nullable(),
  fundsIndustry: oneOf('资金投向行业', INDUSTRIES),
  isFilledFor: flag('由主管部门代填'),
  amountYuan: amountOut('需求金额'),
  termMonths: monthsOut('期限'),
  status: oneOf('状态', reportStates),
  firstSubmittedAt: moment('首次提交'),
  visitedOn: dateOnly('走访日期').nullable(),
  orgName: textOut('推荐机构').nullable(),
  creditYuan: amountOut('授信金额').nullable(),
  creditRate: percentOut('授信年利率').nullable(),
  creditMonths: monthsOut('授信期限').nullable(),
  loanYuan: amountOut('放款金额').nullable(),
  loanRate: percentOut('加权平均年利率').nullable(),
  loanOn: dateOnly('最近放款日期').nullable(),
  loanFlags: codesOut('贷款标识', LOAN_FLAGS),
})
export type LedgerReport = z.output<typeof reportLine>

const drawdownLine = component('LedgerDrawdown', '台账中的一笔放款', 'internal', {
  id: idOut('放款编号'),
  reportNo: textOut('填报单号'),
  corporateName: textOut('企业名称'),
  orgName: textOut('机构').nullable(),
  drawnOn: dateOnly('放款日期'),
  amountYuan: amountOut('放款金额'),
  rate: percentOut('年利率'),
  pricingBase: oneOf('定价基准', PRICING_BASES).nullable(),
  repricedOn: dateOnly('重定价日').nullable(),
  dueOn: dateOnly('到期日').nullable(),
  borrowerIndustry: oneOf('借款人行业', INDUSTRIES).nullable(),
  fundsIndustry: oneOf('资金投向行业', INDUSTRIES).nullable(),
  feeYuan: amountOut('承担或减免的费用').nullable(),
  balanceYuan: amountOut('贷款余额'),
  balanceOn: dateOnly('余额日期'),
  loanFlags: codesOut('贷款标识', LOAN_FLAGS),
})
export type LedgerDrawdown = z.output<typeof drawdownLine>

export const listLedgerReports = defineCall({
  ...office,
  name: 'demandReports.listLedgerReports',
  exported: { title: '需求台账明细', of: 'areaName' },
  summary: '需求台账所依据的填报，逐份',
  path: '/console/demand-reports/ledger/reports',
  query: z.object({ ...ledgerFilter, ...paging }),
  output: component('LedgerReports', '需求台账明细', 'internal', {
    areaName: textOut('地区'),
    list: listOut('填报', reportLine),
    next,
  }),
})

export const listLedgerDrawdowns = defineCall({
  ...office,
  name: 'demandReports.listLedgerDrawdowns',
  exported: { title: '需求台账逐笔放款', of: 'areaName' },
  summary: '需求台账所依据的放款，逐笔',
  path: '/console/demand-reports/ledger/drawdowns',
  query: z.object({ ...ledgerFilter, ...paging }),
  output: component('LedgerDrawdowns', '需求台账逐笔放款', 'internal', {
    areaName: textOut('地区'),
    list: listOut('放款', drawdownLine),
    next,
  }),
})

/** As a workbook it has the reports and the drawings that it rests on as further sheets. */
export const listLedgerKinds = defineCall({
  ...office,
  name: 'demandReports.listLedgerKinds',
  exported: { title: '需求台账', of: 'areaName', sheets: [listLedgerReports.name, listLedgerDrawdowns.name] },
  summary: '需求台账：按主体类别，末行为合计',
  path: '/console/demand-reports/ledger/kinds',
  query: z.object(ledgerFilter),
  output: component('LedgerKinds', '按主体类别的台账', 'internal', {
    asOf: moment('统计时间'),
    areaName: textOut('地区'),
    list: listOut('主体类别', kindLine),
  }),
})
