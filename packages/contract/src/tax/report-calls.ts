import * as z from 'zod'
import { textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { id, moment, oneOf, text } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { bizNo } from './calls.ts'
import { taxReport } from './entities.ts'
import { taxErrors as errors } from './errors.ts'
import { taxReportStates } from './states.ts'

/** Minutes for which a download may be begun with a token. */
export const TOKEN_MINUTES = 10
/** Days a request waits for the enterprise, and, from the moment it is authorised, again for the tax side to make the report. */
export const REPORT_WAIT_DAYS = 10
/** Days a report can be downloaded, as long as its licence is good. */
export const REPORT_DAYS = 7

/** Under a licence whose scope holds the report it is made at once; without one it waits for the enterprise. */
export const applyTaxReport = defineCall({
  name: 'tax.applyTaxReport',
  summary: '申请金税报告',
  method: 'POST',
  path: '/checkAdmin/goldTaxThrough',
  access: ['enterprise', 'institution'],
  effect: 'create',
  body: component('TaxReportForm', '申请金税报告', 'internal', { bizNo }),
  output: taxReport,
  errors: [errors.caseNotFound, errors.houseNotNamed, errors.reportUnderWay],
})

export const listTaxReports = defineCall({
  name: 'tax.listTaxReports',
  exported: { title: '金税报告申请' },
  summary: '金税报告申请列表（本企业的，或本机构及其分支机构的）',
  method: 'POST',
  path: '/checkAdmin/goldTaxThrough/queryReportApplyPage',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  body: z.object({
    ...pageInput,
    status: oneOf('状态', taxReportStates).optional(),
    bizNo: bizNo.optional(),
  }),
  output: pageOf(taxReport),
})

/** A GET that writes: it needs the Authorization header, so that no link or prefetch can make one. */
export const makeTaxReportToken = defineCall({
  name: 'tax.makeTaxReportToken',
  summary: '金税报告的下载凭证：10 分钟内有效，只能用一次，只供本人本次登录使用',
  method: 'GET',
  path: '/checkAdmin/goldTaxThrough/generateToken/{id}',
  access: ['enterprise:any', 'institution'],
  effect: 'write',
  secret: true,
  params: z.object({ id: id('申请编号') }),
  output: component('TaxReportToken', '下载凭证', 'sensitive', {
    token: textOut('下载凭证'),
    expiresAt: moment('有效期至'),
  }),
  errors: [errors.reportNotFound, errors.houseNotNamed, errors.reportNotReady, errors.notValid],
})

/** The bytes go through without being kept; digest and receipt stay. The token is in the body: no address holds it. */
export const downloadTaxReport = defineCall({
  name: 'tax.downloadTaxReport',
  summary: '凭下载凭证下载金税报告',
  method: 'POST',
  path: '/console/tax/reports/download',
  access: ['enterprise:any', 'institution'],
  effect: 'write',
  spends: 'exports',
  secret: true,
  produces: 'bytes',
  body: z.object({ token: text('下载凭证', { max: 100 }, { sensitivity: 'sensitive' }) }),
  output: z.unknown(),
  errors: [
    errors.tokenWrong,
    errors.houseNotNamed,
    errors.reportNotReady,
    errors.notValid,
    errors.unavailable,
  ],
})
