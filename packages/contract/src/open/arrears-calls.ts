import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, id, oneOf, optionalText } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { openErrors as errors } from './errors.ts'
import { institutionInArrears, reconciliationDifference } from './reconciliation.ts'
import { DIFFERENCE_STATES } from './reconciliation-kinds.ts'

export const listReconcilingInstitutions = defineCall({
  name: 'open.listReconcilingInstitutions',
  exported: { title: '机构对账情况' },
  summary: '机构对账情况：未上传的天数和未了结的差异，欠得多的在前',
  method: 'POST',
  path: '/console/open/institutions/queryPage',
  access: 'operator',
  effect: 'read',
  body: z.object(pageInput),
  output: pageOf(institutionInArrears),
})

export const listInstitutionDifferences = defineCall({
  name: 'open.listInstitutionDifferences',
  exported: { title: '机构对账差异' },
  summary: '一家机构的对账差异及经过',
  method: 'POST',
  path: '/console/open/institutions/{id}/differences/queryPage',
  access: 'operator',
  effect: 'read',
  params: z.object({ id: id('机构编号') }),
  body: z.object({ ...pageInput, state: oneOf('状态', DIFFERENCE_STATES).optional() }),
  output: pageOf(reconciliationDifference),
})

export const explanationForm = component('ExplanationForm', '说明的确认', 'internal', {
  isConfirmed: flag('确认说明'),
  note: optionalText('意见', 500, { help: '退回时必填' }),
})

/** An explanation settles nothing by itself: the platform confirms it, or gives it back with a reason. */
export const judgeExplanation = defineCall({
  name: 'open.judgeExplanation',
  summary: '确认或退回机构对差异的说明',
  method: 'POST',
  path: '/console/open/differences/{id}/judge',
  access: 'operator',
  effect: 'write',
  params: z.object({ id: id('差异编号') }),
  body: explanationForm,
  output: reconciliationDifference,
  errors: [errors.differenceNotFound, errors.differenceNotExplained, errors.explanationMissing],
})
