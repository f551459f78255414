import { defineCall } from '../kernel/define-call.ts'
import * as desk from './reconciliation-calls.ts'

/** The calls of the workbench as the institution's systems make them. */
const system = { openScope: 'reconcile' } as const

export const listOpenReconciliationDays = defineCall({
  ...desk.listReconciliationDays,
  ...system,
  name: 'open.listOpenReconciliationDays',
  path: '/open/v1/reconciliation/queryPage',
})

export const getOpenReconciliationDay = defineCall({
  ...desk.getReconciliationDay,
  ...system,
  name: 'open.getOpenReconciliationDay',
  path: '/open/v1/reconciliation/days/{day}',
})

export const makeOpenReconciliation = defineCall({
  ...desk.makeReconciliation,
  ...system,
  name: 'open.makeOpenReconciliation',
  path: '/open/v1/reconciliation/days/{day}/make',
})

export const downloadOpenReconciliation = defineCall({
  ...desk.downloadReconciliation,
  ...system,
  name: 'open.downloadOpenReconciliation',
  path: '/open/v1/reconciliation/days/{day}/file',
})

export const uploadOpenReconciliation = defineCall({
  ...desk.uploadReconciliation,
  ...system,
  name: 'open.uploadOpenReconciliation',
  path: '/open/v1/reconciliation/files',
})

export const listOpenDifferences = defineCall({
  ...desk.listDifferences,
  ...system,
  name: 'open.listOpenDifferences',
  path: '/open/v1/reconciliation/differences/queryPage',
})

export const answerOpenDifference = defineCall({
  ...desk.answerDifference,
  ...system,
  name: 'open.answerOpenDifference',
  path: '/open/v1/reconciliation/differences/{id}/answer',
})
