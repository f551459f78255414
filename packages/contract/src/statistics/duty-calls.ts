import * as z from 'zod'
import { countOut, fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, moment, oneOf } from '../kernel/field.ts'
import { dutyErrors as errors } from './duty-errors.ts'
import { DUTY_INDICATORS } from './duty-indicators.ts'

const day = dateOnly('统计日期', { past: true })

const fieldName = field(
  z
    .string({ error: '请输入对方字段名' })
    .trim()
    .max(40, '对方字段名不能超过 40 个字')
    .regex(/^[A-Za-z_][\w]*$/, '对方字段名须为字母、数字和下划线，以字母或下划线开头'),
  { label: '对方字段名', example: 'loan_amount' },
)

const indicator = oneOf('指标', DUTY_INDICATORS)

export const dutyFieldForm = component('DutyFieldForm', '字段对应', 'internal', {
  indicator,
  name: fieldName,
})

const dutyField = component('DutyField', '字段对应', 'internal', { indicator, name: fieldOut(fieldName) })

/** A day's figures of one area, by indicator; the province's row is not only the sum of the others: some have no area. */
const dutyRow = component('DutyRow', '一个地区的数字', 'internal', {
  areaCode: textOut('地区编码'),
  areaName: textOut('地区名称'),
  values: listOut('数字', component('DutyValue', '数字', 'internal', { indicator, value: countOut('数字') })),
})

export const dutyFile = component('DutyFile', '上报文件', 'internal', {
  day: textOut('统计日期'),
  sha256: textOut('摘要（SHA-256）'),
  madeBy: textOut('生成人'),
  madeAt: moment('生成时间'),
})
export type DutyFile = z.output<typeof dutyFile>

export const dutyDay = component('DutyDay', '每日上报', 'internal', {
  day: textOut('统计日期'),
  rows: listOut('各地区', dutyRow),
  fields: listOut('字段对应', dutyField),
  file: dutyFile.nullable(),
})
export type DutyDay = z.output<typeof dutyDay>

const params = z.object({ day })

export const getDutyDay = defineCall({
  name: 'statistics.getDutyDay',
  summary: '每日上报：一天的数字、字段对应和已生成的文件',
  method: 'GET',
  path: '/console/statistics/duty/{day}',
  access: 'operator',
  effect: 'read',
  params,
  output: dutyDay,
  errors: [errors.dayNotOver],
})

export const setDutyFields = defineCall({
  name: 'statistics.setDutyFields',
  summary: '每日上报：设置对方字段名（没有列出的指标不上报）',
  method: 'PUT',
  path: '/console/statistics/duty/fields',
  access: 'operator',
  effect: 'write',
  body: z.object({
    fields: field(z.array(dutyFieldForm).max(DUTY_INDICATORS.length, '指标不能重复'), { label: '字段对应' }),
  }),
  output: component('DutyFields', '字段对应', 'internal', { fields: listOut('字段对应', dutyField) }),
  errors: [errors.fieldTwice],
})

/** The figures as they are now, fixed with a digest; making it again takes over what institutions wrote back meanwhile. */
export const makeDutyFile = defineCall({
  name: 'statistics.makeDutyFile',
  summary: '每日上报：生成文件',
  method: 'POST',
  path: '/console/statistics/duty/{day}/file',
  access: 'operator',
  effect: 'write',
  params,
  output: dutyFile,
  errors: [errors.dayNotOver, errors.noFields, errors.notMade],
})

export const downloadDutyFile = defineCall({
  name: 'statistics.downloadDutyFile',
  summary: '每日上报：下载文件（JSON）',
  method: 'GET',
  path: '/console/statistics/duty/{day}/file',
  access: 'operator',
  effect: 'read',
  produces: 'bytes',
  params,
  output: z.unknown(),
  errors: [errors.notMade],
})
