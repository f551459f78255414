import { PROJECT_STAGES } from '../equity/project-kinds.ts'
import { caseNote, correctionReason, defineMove } from '../kernel/cases/define-move.ts'
import { amountYuan, dateOnly, oneOf, optionalText, sharePercent, text } from '../kernel/field.ts'
import { refusalAsked } from '../reference/refusal-fields.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { financingErrors as errors } from './errors.ts'
import { responseCase } from './response-case.ts'
import { responseDetail } from './response-entities.ts'

/** An indication on equity rests on no product; it says a share and promises nothing. */
export const proposeForNeed = defineMove(responseCase, 'propose', {
  name: 'financing.proposeForNeed',
  summary: '给出投资意向（不是投资决定）；再次给出即更新',
  path: '/console/financing/responses/{id}/propose',
  fields: {
    amountYuan: amountYuan('拟投资金额'),
    sharePercent: sharePercent('拟占股比例'),
    stage: oneOf('投资轮次', PROJECT_STAGES),
    conditions: optionalText('待满足的条件', 500),
    validTo: dateOnly('意向有效期至'),
  },
  output: responseDetail,
  errors: [errors.offerPast],
})

const invested = {
  amountYuan: amountYuan('实际投资金额'),
  sharePercent: sharePercent('实际占股比例'),
  investedOn: dateOnly('投资日期', { past: true }),
} as const

export const investInNeed = defineMove(responseCase, 'invest', {
  name: 'financing.investInNeed',
  summary: '记录投资完成',
  path: '/console/financing/responses/{id}/invest',
  fields: { ...invested, note: caseNote('说明') },
  output: responseDetail,
  errors: [errors.investedAhead],
})

/** What stood there before is kept on the timeline with the reason. */
export const correctNeedInvestment = defineMove(responseCase, 'correct', {
  name: 'financing.correctNeedInvestment',
  summary: '更正已记录的投资结果，企业会收到通知',
  path: '/console/financing/responses/{id}/correct',
  fields: { ...invested, reason: correctionReason },
  output: responseDetail,
  errors: [errors.investedAhead, errors.nothingCorrected],
})

export const stepOutOfNeed = defineMove(responseCase, 'stepOut', {
  name: 'financing.stepOutOfNeed',
  summary: '终止投资（企业选定以后）',
  path: '/console/financing/responses/{id}/stepOut',
  fields: {
    declineCode: oneOf('终止原因', REJECT_CODES),
    declineReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
    ...refusalAsked,
  },
  output: responseDetail,
})
