import * as z from 'zod'
import { codesOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, flag, id, idOut, moment, oneOf, optionalText } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { creditErrors as errors } from './errors.ts'
import { CREDIT_TOPICS } from './topics.ts'

export const REPORT_STATES = [
  { code: 'pending', name: '生成中' },
  { code: 'ready', name: '已出具' },
  { code: 'failed', name: '生成失败' },
] as const

/** Days for which a report is taken as saying what holds. */
export const REPORT_VALID_DAYS = 30

const readers = ['enterprise:any', 'institution'] as const
const GATE = [
  errors.notGranted,
  errors.requestPending,
  errors.requestRejected,
  errors.revoked,
  errors.expired,
  errors.outOfScope,
  errors.otherPurpose,
  errors.houseNotNamed,
  errors.roleNotCovered,
] as const

export const creditReport = component('CreditReport', '信用报告', 'internal', {
  id: idOut('报告编号'),
  number: textOut('报告号'),
  companyId: idOut('企业编号'),
  corporateName: textOut('企业名称'),
  orgName: textOut('使用机构').nullable(),
  caseNo: textOut('关联业务编号').nullable(),
  topics: codesOut('包含的信息', CREDIT_TOPICS),
  status: oneOf('状态', REPORT_STATES),
  requestedAt: moment('申请时间'),
  issuedAt: moment('出具时间').nullable(),
  validUntil: moment('有效期至').nullable(),
  digestSuite: textOut('摘要算法').nullable(),
  digest: textOut('报告摘要').nullable(),
  isWithdrawn: flag('已失效：其中有信息停止公示或更正'),
})

export const requestReport = defineCall({
  name: 'credit.requestReport',
  summary: '出具信用报告（PDF，后台生成）：企业为自己，机构在授权范围内',
  method: 'POST',
  path: '/console/credit/reports',
  access: readers,
  effect: 'create',
  spends: 'exports',
  body: z.object({ companyId: id('企业编号').optional(), caseNo: optionalText('业务编号', 40) }),
  output: creditReport,
  errors: [...GATE, errors.companyNotFound, errors.codeMissing, errors.reportRunning],
})

export const listReports = defineCall({
  name: 'credit.listReports',
  exported: { title: '信用报告' },
  summary: '本企业的信用报告，或本机构出具的信用报告',
  method: 'POST',
  path: '/console/credit/queryReportPage',
  access: readers,
  effect: 'read',
  body: z.object({ ...pageInput }),
  output: pageOf(creditReport),
})

export const downloadReport = defineCall({
  name: 'credit.downloadReport',
  summary: '下载信用报告；机构每次下载都须授权仍然有效，并留下回执',
  method: 'GET',
  path: '/console/credit/reports/{id}/file',
  access: readers,
  effect: 'read',
  produces: 'bytes',
  spends: 'exports',
  params: z.object({ id: id('报告编号') }),
  output: z.unknown(),
  errors: [...GATE, errors.reportNotFound, errors.reportWithdrawn],
})

export const checkReport = defineCall({
  name: 'credit.checkReport',
  summary: '核验信用报告：只答复报告号、掩码后的企业名称、日期和摘要，不含内容',
  method: 'GET',
  path: '/console/credit/reportChecks/{number}',
  access: 'public',
  effect: 'read',
  params: z.object({
    number: field(z.string().regex(/^BG\d{8}-\d{10}$/, '报告号不正确'), {
      label: '报告号',
      example: 'BG20261124-0123456789',
    }),
  }),
  output: component('ReportCheck', '报告核验', 'public', {
    number: textOut('报告号'),
    maskedName: textOut('企业名称（部分隐去）'),
    issuedAt: moment('出具时间'),
    validUntil: moment('有效期至'),
    isValid: flag('在有效期内'),
    isWithdrawn: flag('已失效：其中有信息停止公示或更正'),
    digestSuite: textOut('摘要算法'),
    digest: textOut('报告摘要'),
  }),
  errors: [errors.reportNotFound],
})
