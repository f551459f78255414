import { defineMove } from '../kernel/cases/define-move.ts'
import { text } from '../kernel/field.ts'
import { demandReport } from './entities.ts'
import { demandReportCase } from './report-case.ts'

const fields = {
  endReason: text('原因说明', { min: 4, max: 500 }, { help: '对方和当地主管部门会看到' }),
} as const

export const forgoReportGrant = defineMove(demandReportCase, 'forgo', {
  name: 'demandReports.forgoReportGrant',
  summary: '放弃授信（放款前）',
  path: '/console/demand-reports/reports/{id}/forgo',
  fields,
  output: demandReport,
})

export const releaseReportGrant = defineMove(demandReportCase, 'release', {
  name: 'demandReports.releaseReportGrant',
  summary: '机构终止授信（放款前）',
  path: '/console/demand-reports/reports/{id}/release',
  fields,
  output: demandReport,
})
