import { dictionary } from '../kernel/dictionary.ts'

export const REPAYMENT_MODES = dictionary('repaymentMode', [
  { code: 'equalInstalment', name: '等额本息' },
  { code: 'equalPrincipal', name: '等额本金' },
  { code: 'interestFirst', name: '按期付息、到期还本' },
  { code: 'bullet', name: '到期一次性还本付息' },
  { code: 'byPlan', name: '按计划分期还本' },
  { code: 'revolving', name: '随借随还' },
  { code: 'renewal', name: '无还本续贷' },
])

export type RepaymentModeCode = (typeof REPAYMENT_MODES)[number]['code']
