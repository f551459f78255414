import * as z from 'zod'
import { listOut } from '../kernel/answer-fields.ts'
import { AUTHORITIES } from '../kernel/cases/define-move.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, dateOnly, field, id, oneOf, optionalText, ruled, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { version } from '../kernel/version.ts'
import { batchRecord, fillingBatch, myBatch } from './batch-entities.ts'
import { demandReportErrors as errors } from './errors.ts'
import { BATCH_STATES } from './kinds.ts'

const office = { access: AUTHORITIES, roles: ['govViewer', 'operator'] } as const
const params = z.object({ id: id('批次编号') })

/** More areas than a prefecture has counties would be the province itself. */
const MOST_AREAS = 20

/** What is typed of a batch. */
export const batchAsked = {
  name: text('批次名称', { min: 4, max: 60 }, { example: '2026 年第四季度融资需求填报' }),
  areaCodes: field(z.array(areaCode('面向地区')).max(MOST_AREAS, `最多选择 ${MOST_AREAS} 个地区`), {
    label: '面向地区',
    help: '不选表示本地区全部',
  }),
  opensOn: dateOnly('开始日期'),
  closesOn: dateOnly('截止日期'),
  archivesOn: dateOnly('归档日期'),
  note: optionalText('说明', 1_000),
} as const

export const listFillingBatches = defineCall({
  name: 'demandReports.listFillingBatches',
  summary: '填报批次列表（不含已归档）',
  method: 'GET',
  path: '/portal/fillingBatch/getFillingBatchList',
  access: 'public',
  effect: 'read',
  query: z.object({
    areaCode: areaCode('面向地区').optional(),
    state: oneOf('批次状态', BATCH_STATES).optional(),
  }),
  output: listOut('填报批次', fillingBatch, { sensitivity: 'public' }),
})

export const listMyBatches = defineCall({
  name: 'demandReports.listMyBatches',
  summary: '本企业可填报的批次与各批次的填报',
  method: 'GET',
  path: '/console/demand-reports/batches/mine',
  access: 'enterprise:any',
  effect: 'read',
  output: listOut('批次', myBatch, { sensitivity: 'internal' }),
})

export const listBatchRecords = defineCall({
  ...office,
  name: 'demandReports.listBatchRecords',
  exported: { title: '填报批次' },
  summary: '填报批次维护列表',
  method: 'POST',
  path: '/console/demand-reports/batches/queryPage',
  effect: 'read',
  body: z.object({ ...pageInput, keyword: keywordInput, state: oneOf('批次状态', BATCH_STATES).optional() }),
  output: pageOf(batchRecord),
})

export const getBatchRecord = defineCall({
  ...office,
  name: 'demandReports.getBatchRecord',
  summary: '填报批次详情',
  method: 'GET',
  path: '/console/demand-reports/batches/{id}',
  effect: 'read',
  params,
  output: batchRecord,
  errors: [errors.batchNotFound],
})

export const createFillingBatch = defineCall({
  ...office,
  name: 'demandReports.createFillingBatch',
  summary: '新建填报批次',
  method: 'POST',
  path: '/console/demand-reports/batches',
  effect: 'create',
  body: component('FillingBatchForm', '填报批次', 'internal', batchAsked),
  output: batchRecord,
  errors: [errors.datesDisordered, errors.areaNotYours],
})

export const updateFillingBatch = defineCall({
  ...office,
  name: 'demandReports.updateFillingBatch',
  summary: '修改填报批次',
  method: 'PUT',
  path: '/console/demand-reports/batches/{id}',
  effect: 'write',
  params,
  body: component('FillingBatchChange', '填报批次修改', 'internal', { ...batchAsked, version }),
  output: batchRecord,
  errors: [errors.batchNotFound, errors.datesDisordered, errors.areaNotYours, errors.staleVersion],
})

/** Only for an enterprise that is named, and with a reason that stays on record. */
export const reopenFillingBatch = defineCall({
  ...office,
  name: 'demandReports.reopenFillingBatch',
  summary: '为指定企业重开已截止的批次',
  method: 'POST',
  path: '/console/demand-reports/batches/{id}/reopen',
  effect: 'write',
  params,
  body: component('BatchReopening', '重开批次', 'internal', {
    creditCode: typedInto(
      ruled('统一社会信用代码', 18, (value) =>
        /^[0-9A-Z]{18}$/.test(value) ? undefined : '请输入 18 位统一社会信用代码',
      ),
      { kind: 'serial' },
    ),
    untilOn: dateOnly('重开至'),
    reason: text('重开原因', { min: 4, max: 200 }),
  }),
  output: batchRecord,
  errors: [
    errors.batchNotFound,
    errors.areaNotYours,
    errors.enterpriseUnknown,
    errors.enterpriseOutside,
    errors.reopeningDay,
  ],
})
