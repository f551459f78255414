import type * as z from 'zod'
import { countOut, isExample, linesOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, flag, idOut, oneOf } from '../kernel/field.ts'
import { versionOut } from '../kernel/version.ts'
import { BATCH_STATES } from './kinds.ts'
import { reportStates } from './report-case.ts'

const facts = {
  id: idOut('批次编号'),
  name: textOut('批次名称'),
  ownerArea: textOut('组织地区代码'),
  ownerAreaName: textOut('组织地区'),
  /** With what lies below each of them. */
  areaCodes: linesOut('面向地区代码'),
  areaNames: linesOut('面向地区'),
  opensOn: dateOnly('开始日期'),
  closesOn: dateOnly('截止日期'),
  archivesOn: dateOnly('归档日期'),
  formVersion: countOut('表单版本'),
  note: textOut('说明'),
  state: oneOf('批次状态', BATCH_STATES),
  isExample,
} as const

/** A batch as everybody sees it. */
export const fillingBatch = component('FillingBatch', '填报批次', 'public', facts)
export type FillingBatch = z.output<typeof fillingBatch>

/** A batch as an authority keeps it. */
export const batchRecord = component('FillingBatchRecord', '填报批次记录', 'internal', {
  ...facts,
  reports: countOut('本地区已提交的填报', '件'),
  version: versionOut,
  canEdit: flag('可以维护'),
})
export type BatchRecord = z.output<typeof batchRecord>

/** A batch as an enterprise sees it. */
export const myBatch = component('MyFillingBatch', '可填报的批次', 'internal', {
  ...facts,
  isOpenToMe: flag('可以填报'),
  reopenedUntil: dateOnly('为本企业重开至').nullable(),
  reportId: idOut('本企业的填报').nullable(),
  reportStatus: oneOf('本企业填报的状态', reportStates).nullable(),
})
export type MyBatch = z.output<typeof myBatch>
