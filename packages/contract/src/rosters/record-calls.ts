import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { kernelErrors } from '../kernel/errors.ts'
import { field, id, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { ROSTER_KINDS } from '../reference/roster-kinds.ts'
import { publicationMove, version, zonesErrors as errors } from '../kernel/publishing/publication-fields.ts'
import { publicationStates } from '../kernel/publishing/publication-states.ts'
import { MAX_ROSTER_ROWS, ROSTER_CSV_HEADER } from './roster-csv.ts'
import { rosterEntryRecord, rosterFields, rosterOrder, rosterRecord } from './entities.ts'

const params = z.object({ id: id('名单编号') })
const { holds, issue } = rosterOrder

/** Operators see every roster, governments the published ones that concern their area. */
export const listRosterRecords = defineCall({
  name: 'products.listRosterRecords',
  summary: '名单维护列表',
  method: 'POST',
  path: '/console/rosters/queryRecordPage',
  access: ['operator', 'government'],
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    kind: oneOf('名单类型', ROSTER_KINDS).optional(),
    status: oneOf('状态', publicationStates).optional(),
  }),
  output: pageOf(rosterRecord),
})

export const getRosterRecord = defineCall({
  name: 'products.getRosterRecord',
  summary: '名单维护详情',
  method: 'GET',
  path: '/console/rosters/{id}/record',
  access: ['operator', 'government'],
  effect: 'read',
  params,
  output: rosterRecord,
  errors: [errors.rosterNotFound],
})

export const createRoster = defineCall({
  name: 'products.createRoster',
  summary: '新增名单（草稿）',
  method: 'POST',
  path: '/console/rosters',
  access: 'operator',
  effect: 'create',
  body: rosterFields.strict().refine(holds, issue),
  output: rosterRecord,
})

export const updateRoster = defineCall({
  name: 'products.updateRoster',
  summary: '修改名单',
  method: 'PUT',
  path: '/console/rosters/{id}',
  access: 'operator',
  effect: 'write',
  params,
  body: rosterFields.extend({ version }).strict().refine(holds, issue),
  output: rosterRecord,
  errors: [errors.rosterNotFound, kernelErrors.conflict],
})

/** A roster without enterprises cannot be published. */
export const setRosterStatus = defineCall({
  name: 'products.setRosterStatus',
  summary: '发布或下线名单',
  method: 'POST',
  path: '/console/rosters/{id}/status',
  access: 'operator',
  effect: 'write',
  params,
  body: publicationMove,
  output: rosterRecord,
  errors: [errors.rosterNotFound, errors.illegalMove, errors.emptyRoster, kernelErrors.conflict],
})

/** Operators see all enterprises of a roster with their codes, governments those of their area. */
export const listRosterEntryRecords = defineCall({
  name: 'products.listRosterEntryRecords',
  summary: '名单企业维护列表',
  method: 'POST',
  path: '/console/rosters/queryEntryRecordPage',
  access: ['operator', 'government'],
  effect: 'read',
  body: z.object({ ...pageInput, rosterId: id('名单编号'), keyword: keywordInput }),
  output: pageOf(rosterEntryRecord),
  errors: [errors.rosterNotFound],
})

const importedRow = z.object({
  row: field(z.int(), { label: '行号', help: '表头为第 1 行' }),
  status: z.enum(['imported', 'refused']),
  enterpriseName: z.string(),
  problems: z.array(z.string()),
})

/** Every row stands for itself: right rows are kept, wrong ones are named with what is wrong. */
export const importRosterEntries = defineCall({
  name: 'products.importRosterEntries',
  summary: '导入名单企业（CSV，逐行报告）',
  method: 'POST',
  path: '/console/rosters/{id}/entries',
  access: 'operator',
  effect: 'create',
  params,
  body: z.object({
    csv: field(
      z
        .string({ error: '请选择 CSV 文件' })
        .min(1, '请选择 CSV 文件')
        .max(300_000, `文件过大，每次最多 ${MAX_ROSTER_ROWS} 行`),
      {
        label: 'CSV 内容',
        example: `${ROSTER_CSV_HEADER}\n皋兰示例食品有限公司,91620122MA00000019,皋兰县,`,
      },
    ),
  }),
  output: z.object({ imported: z.int(), refused: z.int(), rows: z.array(importedRow) }),
  errors: [errors.rosterNotFound],
})

/** Takes one enterprise off a roster; the audit log keeps who did it. */
export const deleteRosterEntry = defineCall({
  name: 'products.deleteRosterEntry',
  summary: '从名单中移除企业',
  method: 'DELETE',
  path: '/console/rosters/{id}/entries/{entryId}',
  access: 'operator',
  effect: 'write',
  params: params.extend({ entryId: id('条目编号') }),
  output: z.object({ done: z.boolean() }),
  errors: [errors.rosterNotFound, errors.rosterEntryNotFound],
})
