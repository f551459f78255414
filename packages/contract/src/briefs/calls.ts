import * as z from 'zod'
import { codesOut, countOut, fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { AUTHORITIES } from '../kernel/cases/define-move.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { kernelErrors } from '../kernel/errors.ts'
import {
  areaCode,
  field,
  flag,
  id,
  idOut,
  moment,
  oneOf,
  optionalText,
  ruled,
  text,
} from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { briefErrors as errors } from './errors.ts'
import { BRIEF_FORMATS, BRIEF_INDICATORS, BRIEF_STATES, MOST_INDICATORS } from './kinds.ts'

const office = { access: AUTHORITIES, roles: ['govViewer', 'operator'] } as const
const params = z.object({ id: id('月报编号') })

const month = (label: string) =>
  ruled(label, 7, (value) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? undefined : `请选择${label}`))

const planAsked = {
  title: text('标题', { min: 2, max: 60 }, { example: '融资服务月报' }),
  intro: optionalText('导语', 1_000, { help: '印在标题下方，可以留空' }),
  indicators: field(
    z
      .array(oneOf('指标', BRIEF_INDICATORS))
      .min(1, '请至少选择一个指标')
      .max(MOST_INDICATORS, `最多选择 ${MOST_INDICATORS} 个指标`),
    { label: '指标', codes: BRIEF_INDICATORS },
  ),
  isScheduled: flag('每月自动生成', { help: '每月 2 日生成上一个月的月报，生成后发消息' }),
} as const

export const savedBriefPlan = component('BriefPlan', '月报设置', 'internal', {
  areaCode: areaCode('地区'),
  areaName: textOut('地区名称'),
  title: fieldOut(planAsked.title),
  intro: textOut('导语'),
  indicators: codesOut('指标', BRIEF_INDICATORS),
  isScheduled: planAsked.isScheduled,
  version: countOut('版本', undefined, { help: '还没有保存过时为 0' }),
})

export const getBriefPlan = defineCall({
  ...office,
  name: 'briefs.getBriefPlan',
  summary: '月报设置',
  method: 'GET',
  path: '/console/briefs/plan',
  effect: 'read',
  query: z.object({ areaCode: areaCode('地区').optional() }),
  output: savedBriefPlan,
  errors: [errors.areaNotYours],
})

export const saveBriefPlan = defineCall({
  ...office,
  name: 'briefs.saveBriefPlan',
  summary: '保存月报设置',
  method: 'PUT',
  path: '/console/briefs/plan',
  effect: 'write',
  body: z.object({
    ...planAsked,
    areaCode: areaCode('地区').optional(),
    version: field(z.int('版本不正确').min(0, '版本不正确').max(1_000_000_000, '版本不正确'), {
      label: '版本',
      help: '第一次保存为 0',
    }),
  }),
  output: savedBriefPlan,
  errors: [errors.areaNotYours, kernelErrors.conflict],
})

const briefIssue = component('BriefIssue', '一期月报', 'internal', {
  id: idOut('月报编号'),
  areaCode: areaCode('地区'),
  areaName: textOut('地区名称'),
  month: textOut('月份', { example: '2026-10' }),
  edition: countOut('版次'),
  title: textOut('标题'),
  status: oneOf('月报状态', BRIEF_STATES),
  requestedAt: moment('申请时间'),
  issuedAt: moment('出刊时间').nullable(),
  figuresDigest: textOut('数据摘要（SHA-256）').nullable(),
  pdfDigest: textOut('PDF 摘要（SHA-256）').nullable(),
  docxDigest: textOut('Word 摘要（SHA-256）').nullable(),
})
export type BriefIssue = z.output<typeof briefIssue>

export const issueBrief = defineCall({
  ...office,
  name: 'briefs.issueBrief',
  summary: '生成一个月的月报（后台）',
  method: 'POST',
  path: '/console/briefs/issues',
  effect: 'create',
  spends: 'exports',
  body: z.object({ areaCode: areaCode('地区').optional(), month: month('月份') }),
  output: briefIssue,
  errors: [errors.areaNotYours, errors.monthNotOver, errors.issueRunning],
})

export const listBriefIssues = defineCall({
  ...office,
  name: 'briefs.listBriefIssues',
  exported: { title: '月报' },
  summary: '各期月报（本地区及以下，最近的在前）',
  method: 'POST',
  path: '/console/briefs/issues/queryPage',
  effect: 'read',
  body: z.object({ ...pageInput, areaCode: areaCode('地区').optional() }),
  output: pageOf(briefIssue),
  errors: [errors.areaNotYours],
})

const figure = (label: string) => field(z.number().nullable(), { label })

/** A figure of the month beside those of the month before and of the same month a year ago. */
export const briefLine = component('BriefLine', '月报指标', 'internal', {
  code: oneOf('指标', BRIEF_INDICATORS),
  name: textOut('指标名称'),
  unit: textOut('单位'),
  definition: textOut('统计口径'),
  version: countOut('口径版本'),
  value: figure('本月'),
  before: figure('上月'),
  yearAgo: figure('去年同月'),
  trend: listOut('近 13 个月', figure('数值'), { help: '从去年同月到本月' }),
})
export type BriefLine = z.output<typeof briefLine>

export const getBriefIssue = defineCall({
  ...office,
  name: 'briefs.getBriefIssue',
  summary: '一期月报的数字（出刊时的数字，不再改变）',
  method: 'GET',
  path: '/console/briefs/issues/{id}',
  effect: 'read',
  params,
  output: component('BriefIssueDetail', '一期月报的数字', 'internal', {
    issue: briefIssue,
    intro: textOut('导语'),
    lines: listOut('指标', briefLine),
  }),
  errors: [errors.issueNotFound],
})

export const downloadBrief = defineCall({
  ...office,
  name: 'briefs.downloadBrief',
  summary: '下载一期月报（PDF、Word）',
  method: 'GET',
  path: '/console/briefs/issues/{id}/file/{format}',
  effect: 'read',
  spends: 'exports',
  produces: 'bytes',
  params: z.object({ id: id('月报编号'), format: oneOf('格式', BRIEF_FORMATS) }),
  output: z.unknown(),
  errors: [errors.issueNotFound, errors.notReady],
})
