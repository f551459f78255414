import * as z from 'zod'
import type { ShownCase } from '../kernel/cases/case-calls.ts'
import type { CaseParams } from '../kernel/cases/case-fields.ts'
import { caseNote, correctionReason, defineMove } from '../kernel/cases/define-move.ts'
import { type AnyCall, defineCall } from '../kernel/define-call.ts'
import { amountYuan, dateOnly, field, momentIn, oneOf, sharePercent, text } from '../kernel/field.ts'
import { INTEREST_ROLES, interestCase } from './interest-case.ts'
import { agreedTalk, interestDetail, shownInterest } from './interest-entities.ts'
import { projectErrors as errors } from './project-errors.ts'
import { PROJECT_STAGES } from './project-kinds.ts'

export const MAX_TALK_TIMES = 3

const path = (move: string) => `/console/equity/interests/{id}/${move}`

const proposal = {
  times: field(
    z
      .array(momentIn('约谈时间'))
      .min(1, '请至少提出一个时间')
      .max(MAX_TALK_TIMES, `最多提出 ${MAX_TALK_TIMES} 个时间`),
    { label: '约谈时间', help: '整点开始，每次一小时' },
  ),
  place: text('地点或线上会议', { min: 2, max: 200 }),
} as const
const chosen = { time: momentIn('约谈时间') } as const
const offers = { fields: proposal, errors: [errors.talkTimeWrong] } as const
const agrees = {
  fields: chosen,
  errors: [errors.talkNotProposed, errors.talkOver, errors.talkTaken],
} as const

export const proposeTalk = defineMove(interestCase, 'proposeTalk', {
  ...offers,
  name: 'equity.proposeTalk',
  summary: '向企业提出约谈时间；已定的约谈随之取消',
  path: path('proposeTalk'),
  output: interestDetail,
})

export const offerTalk = defineMove(interestCase, 'offerTalk', {
  ...offers,
  name: 'equity.offerTalk',
  summary: '向机构提出约谈时间；已定的约谈随之取消',
  path: path('offerTalk'),
  output: shownInterest,
})

/** Of an enterprise's talks only one begins at a time. */
export const acceptTalk = defineMove(interestCase, 'acceptTalk', {
  ...agrees,
  name: 'equity.acceptTalk',
  summary: '企业确认机构提出的一个时间',
  path: path('acceptTalk'),
  output: shownInterest,
})

export const confirmTalk = defineMove(interestCase, 'confirmTalk', {
  ...agrees,
  name: 'equity.confirmTalk',
  summary: '机构确认企业提出的一个时间',
  path: path('confirmTalk'),
  output: interestDetail,
})

export const cancelTalk = defineMove(interestCase, 'cancelTalk', {
  name: 'equity.cancelTalk',
  summary: '机构取消约谈',
  path: path('cancelTalk'),
  fields: { note: caseNote('取消原因') },
  output: interestDetail,
})

export const callOffTalk = defineMove(interestCase, 'callOffTalk', {
  name: 'equity.callOffTalk',
  summary: '企业取消约谈',
  path: path('callOffTalk'),
  fields: { note: caseNote('取消原因') },
  output: shownInterest,
})

export const listTalks = defineCall({
  name: 'equity.listTalks',
  summary: '今天起已约定的约谈：本企业的，或本机构的',
  method: 'GET',
  path: '/console/equity/talks',
  access: ['enterprise:any', 'institution'],
  roles: ['enterprise', ...INTEREST_ROLES],
  effect: 'read',
  output: z.array(agreedTalk),
})

export const examineProject = defineMove(interestCase, 'examine', {
  name: 'equity.examineProject',
  summary: '开始尽职调查',
  path: path('examine'),
  fields: { note: caseNote() },
  output: interestDetail,
})

const invested = {
  amountYuan: amountYuan('投资金额'),
  sharePercent: sharePercent('占股比例'),
  stage: oneOf('投资轮次', PROJECT_STAGES),
  investedOn: dateOnly('投资日期', { past: true }),
} as const

export const investInProject = defineMove(interestCase, 'invest', {
  name: 'equity.investInProject',
  summary: '记录投资完成',
  path: path('invest'),
  fields: { ...invested, note: caseNote('说明') },
  output: interestDetail,
  errors: [errors.investedAhead],
})

/** What stood there before is kept on the timeline with the reason. */
export const correctInvestment = defineMove(interestCase, 'correct', {
  name: 'equity.correctInvestment',
  summary: '更正已记录的投资结果，企业会收到通知',
  path: path('correct'),
  fields: { ...invested, reason: correctionReason },
  output: interestDetail,
  errors: [errors.investedAhead, errors.nothingCorrected],
})

interface TalkCall<Shown extends ShownCase> extends AnyCall {
  readonly params: CaseParams
  readonly query?: undefined
  readonly output: z.ZodType<Shown>
}

/** The call of either side that proposes times. */
export interface TalkTimesCall<Shown extends ShownCase> extends TalkCall<Shown> {
  readonly body: typeof proposeTalk.body
}

/** The call of either side that takes one of them. */
export interface TalkChoiceCall<Shown extends ShownCase> extends TalkCall<Shown> {
  readonly body: typeof acceptTalk.body
}
