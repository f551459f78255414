import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, flag, id, oneOf, optionalText } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { openErrors as errors } from './errors.ts'
import { reconciliationDay, reconciliationDifference } from './reconciliation.ts'
import { DIFFERENCE_ANSWERS, DIFFERENCE_STATES } from './reconciliation-kinds.ts'

/** People who work on cases reconcile them too; every call has a twin for the institution's systems. */
const desk = { access: 'institution', roles: ['financeOfficer', 'financeManager'] } as const
const day = dateOnly('对账日')
const params = z.object({ day })

export const listReconciliationDays = defineCall({
  ...desk,
  name: 'open.listReconciliationDays',
  exported: { title: '对账日' },
  summary: '每日对账：各对账日的文件和差异，最近的在前',
  method: 'POST',
  path: '/console/open/reconciliation/queryPage',
  effect: 'read',
  body: z.object(pageInput),
  output: pageOf(reconciliationDay),
})

export const getReconciliationDay = defineCall({
  ...desk,
  name: 'open.getReconciliationDay',
  summary: '每日对账：一个对账日的文件、进度和差异数',
  method: 'GET',
  path: '/console/open/reconciliation/days/{day}',
  effect: 'read',
  params,
  output: reconciliationDay,
  errors: [errors.reconciliationNotFound],
})

/** Takes over what was written back meanwhile; the same content stays the same version. */
export const makeReconciliation = defineCall({
  ...desk,
  name: 'open.makeReconciliation',
  summary: '每日对账：生成平台文件，并与已上传的机构文件重新核对（后台进行）',
  method: 'POST',
  path: '/console/open/reconciliation/days/{day}/make',
  effect: 'write',
  params,
  output: reconciliationDay,
  errors: [errors.notReconciliationDay],
})

export const downloadReconciliation = defineCall({
  ...desk,
  name: 'open.downloadReconciliation',
  summary: '每日对账：下载平台文件（CSV，末行为行数和合计）',
  method: 'GET',
  path: '/console/open/reconciliation/days/{day}/file',
  effect: 'read',
  produces: 'bytes',
  params,
  output: z.unknown(),
  errors: [errors.reconciliationNotFound],
})

/** Read at once and refused as a whole where it is none; compared in the background. The same file again changes nothing. */
export const uploadReconciliation = defineCall({
  ...desk,
  name: 'open.uploadReconciliation',
  summary: '每日对账：上传机构文件（与平台文件同一格式），随后逐行核对',
  method: 'POST',
  path: '/console/open/reconciliation/files',
  effect: 'write',
  limit: 'upload',
  spends: 'uploads',
  consumes: 'multipart',
  query: z.object({ day }),
  output: reconciliationDay,
  errors: [errors.notReconciliationDay, errors.reconciliationFileWrong],
})

export const listDifferences = defineCall({
  ...desk,
  name: 'open.listDifferences',
  exported: { title: '对账差异' },
  summary: '每日对账：差异及经过，未了结的在前',
  method: 'POST',
  path: '/console/open/reconciliation/differences/queryPage',
  effect: 'read',
  body: z.object({
    ...pageInput,
    day: day.optional(),
    state: oneOf('状态', DIFFERENCE_STATES).optional(),
    openOnly: flag('只看待处理', { help: '含待回写，即对账日的待处理差异' }).optional(),
  }),
  output: pageOf(reconciliationDifference),
})

export const differenceAnswerForm = component('DifferenceAnswerForm', '差异答复', 'internal', {
  answer: oneOf('答复', DIFFERENCE_ANSWERS),
  note: optionalText('说明', 500, { help: '说明原因时必填' }),
})

export const answerDifference = defineCall({
  ...desk,
  name: 'open.answerDifference',
  summary: '每日对账：答复一条差异（将回写，或说明原因）',
  method: 'POST',
  path: '/console/open/reconciliation/differences/{id}/answer',
  effect: 'write',
  params: z.object({ id: id('差异编号') }),
  body: differenceAnswerForm,
  output: reconciliationDifference,
  errors: [errors.differenceNotFound, errors.differenceSettled, errors.explanationMissing],
})
