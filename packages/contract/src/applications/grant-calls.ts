import { defineMove } from '../kernel/cases/define-move.ts'
import { text } from '../kernel/field.ts'
import { applicationCase } from './application-case.ts'
import { applicationDetail } from './entities.ts'

const endFields = { endReason: text('原因说明', { min: 4, max: 500 }, { help: '对方会看到' }) } as const

export const forgoGrant = defineMove(applicationCase, 'forgo', {
  name: 'applications.forgoGrant',
  summary: '放弃授信（签约前）',
  path: '/console/applications/{id}/forgo',
  fields: endFields,
  output: applicationDetail,
})

export const releaseGrant = defineMove(applicationCase, 'release', {
  name: 'applications.releaseGrant',
  summary: '终止授信（放款前）',
  path: '/console/applications/{id}/release',
  fields: endFields,
  output: applicationDetail,
})
