import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { component } from '../kernel/component.ts'
import { amountYuan, dateOnly, id } from '../kernel/field.ts'
import { demandReport } from './entities.ts'
import { demandReportErrors as errors } from './errors.ts'

/** Never above what was drawn, and never older than what is known: the same content again changes nothing. */
export const updateLoanBalance = defineCall({
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  name: 'demandReports.updateLoanBalance',
  summary: '更新一笔放款的贷款余额',
  method: 'PUT',
  path: '/console/demand-reports/reports/{id}/drawdowns/{drawdownId}/balance',
  effect: 'write',
  params: z.object({ id: id('填报编号'), drawdownId: id('放款编号') }),
  body: component('LoanBalanceForm', '贷款余额', 'internal', {
    balanceYuan: amountYuan('贷款余额', { min: 0 }),
    balanceOn: dateOnly('余额日期', { past: true }),
  }),
  output: demandReport,
  errors: [errors.reportNotFound, errors.drawdownNotFound, errors.overDrawn, errors.balanceOutdated],
})
