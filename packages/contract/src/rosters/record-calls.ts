import * as z from 'zod'
import { countOut, linesOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { kernelErrors } from '../kernel/errors.ts'
import { field, id, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { ROSTER_KINDS } from '../reference/roster-kinds.ts'
import { definePublication, recordCall } from '../kernel/publishing/define-publication.ts'
import { zonesErrors as errors } from '../kernel/publishing/publication-fields.ts'
import { MAX_ROSTER_ROWS, ROSTER_CSV_HEADER } from './roster-csv.ts'
import {
  removedRosterEntry,
  rosterEntryChange,
  rosterEntryRecord,
  rosterFields,
  rosterRecord,
} from './entities.ts'

/** Rosters: operators maintain every one, governments read the published ones that concern their area. Without enterprises none is published. */
export const rosterPublication = definePublication({
  kind: 'roster',
  label: '名单',
  form: rosterFields,
  order: { low: 'issuedOn', high: 'validTo', error: '有效期不能早于发布日期' },
  initial: { kind: 'whitelist', note: '' },
  record: rosterRecord,
  heading: 'title',
  columns: { kind: 'kind', batch: 'batch', issuedOn: 'issuedOn', validTo: 'validTo', entries: 'entries' },
  filters: { kind: oneOf('名单类型', ROSTER_KINDS).optional() },
  edits: 'operator',
  releases: 'operator',
  reads: ['operator', 'government'],
  missing: errors.rosterNotFound,
  refusals: [errors.emptyRoster],
  calls: {
    list: { name: 'products.listRosterRecords', path: '/console/rosters/queryRecordPage' },
    create: { name: 'products.createRoster', path: '/console/rosters' },
    update: { name: 'products.updateRoster', path: '/console/rosters/{id}' },
    move: { name: 'products.setRosterStatus', path: '/console/rosters/{id}/status' },
  },
})

export const {
  list: listRosterRecords,
  create: createRoster,
  update: updateRoster,
  move: setRosterStatus,
} = rosterPublication.calls

export const getRosterRecord = recordCall(rosterPublication, {
  name: 'products.getRosterRecord',
  path: '/console/rosters/{id}/record',
})

const params = z.object({ id: id('名单编号') })

/** Operators see all enterprises of a roster with their codes, governments those of their area. */
export const listRosterEntryRecords = defineCall({
  name: 'products.listRosterEntryRecords',
  exported: { title: '名单企业' },
  summary: '名单企业维护列表',
  method: 'POST',
  path: '/console/rosters/queryEntryRecordPage',
  access: ['operator', 'government'],
  effect: 'read',
  body: z.object({ ...pageInput, rosterId: id('名单编号'), keyword: keywordInput }),
  output: pageOf(rosterEntryRecord),
  errors: [errors.rosterNotFound],
})

const importStates = [
  { code: 'imported', name: '已导入' },
  { code: 'refused', name: '未导入' },
] as const

const importedRow = component('ImportedRow', '一行导入结果', 'internal', {
  row: countOut('行号', undefined, { help: '表头为第 1 行' }),
  status: oneOf('结果', importStates),
  enterpriseName: textOut('企业名称'),
  problems: linesOut('问题'),
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
  output: component('ImportReport', '导入结果', 'internal', {
    imported: countOut('已导入', '家'),
    refused: countOut('未导入', '家'),
    rows: listOut('各行结果', importedRow),
  }),
  errors: [errors.rosterNotFound],
})

const entryParams = params.extend({ entryId: id('条目编号') })

/** Corrects an enterprise in one step, as it was seen: on a roster that was published it stands as it was until the change is approved. */
export const updateRosterEntry = defineCall({
  name: 'products.updateRosterEntry',
  summary: '更正名单企业',
  method: 'PUT',
  path: '/console/rosters/{id}/entries/{entryId}',
  access: 'operator',
  effect: 'write',
  params: entryParams,
  body: rosterEntryChange,
  output: done,
  errors: [errors.rosterNotFound, errors.rosterEntryNotFound, errors.rosterEntryTaken, kernelErrors.conflict],
})

/** Takes one enterprise off a roster; the audit log keeps who did it. */
export const deleteRosterEntry = defineCall({
  name: 'products.deleteRosterEntry',
  summary: '从名单中移除企业',
  method: 'DELETE',
  path: '/console/rosters/{id}/entries/{entryId}',
  access: 'operator',
  effect: 'write',
  params: entryParams,
  output: done,
  errors: [errors.rosterNotFound, errors.rosterEntryNotFound],
})

/** Takes back what a change does to an enterprise, or puts one that was taken off on the roster again, under its own number. */
export const restoreRosterEntry = defineCall({
  name: 'products.restoreRosterEntry',
  summary: '恢复名单企业（撤销移除或更正，或取回已移除的企业）',
  method: 'POST',
  path: '/console/rosters/{id}/entries/{entryId}/restore',
  access: 'operator',
  effect: 'write',
  params: entryParams,
  output: done,
  errors: [errors.rosterNotFound, errors.rosterEntryNotFound, errors.rosterEntryTaken],
})

/** The enterprises that were taken off a roster and do not stand there again, the latest first. */
export const listRemovedRosterEntries = defineCall({
  name: 'products.listRemovedRosterEntries',
  exported: { title: '已移除的名单企业' },
  summary: '已从名单移除的企业',
  method: 'POST',
  path: '/console/rosters/queryRemovedEntryPage',
  access: 'operator',
  effect: 'read',
  body: z.object({ ...pageInput, rosterId: id('名单编号') }),
  output: pageOf(removedRosterEntry),
  errors: [errors.rosterNotFound],
})
