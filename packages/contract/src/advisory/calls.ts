import * as z from 'zod'
import { countOut } from '../kernel/answer-fields.ts'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { AUTHORITIES } from '../kernel/cases/define-move.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { advisoryQuestion, advisoryQuestionRow, questionForm } from './entities.ts'
import { advisoryErrors as errors } from './errors.ts'
import { ADVISORY_TOPICS } from './kinds.ts'
import { advisoryQuestionCase, questionStates } from './question-case.ts'

const output = advisoryQuestion
const parties = ['enterprise:any', 'institution', ...AUTHORITIES] as const
const asking = {
  method: 'POST',
  access: 'enterprise:any',
  effect: 'create',
  body: questionForm,
  output,
  errors: [errors.fileNotYours, errors.tooManyToday, errors.hiddenWord, errors.askingBarred],
} as const

export const addAdvisoryReqInfo = defineCall({
  ...asking,
  name: 'advisory.addAdvisoryReqInfo',
  summary: '提交咨询提问',
  path: '/portal/Advisory/addAdvisoryReqInfo',
})

export const addQuestionInfo = defineCall({
  ...asking,
  name: 'advisory.addQuestionInfo',
  summary: '提交咨询提问（移动端入口，与咨询提问是同一件事）',
  path: '/portal/MobileAppItf/AddQuestionInfo',
})

export const QUESTION_SORTS = ['newest', 'due'] as const

export const qryAdvisorySvcByPage = defineCall({
  name: 'advisory.qryAdvisorySvcByPage',
  exported: { title: '咨询' },
  summary: '咨询提问列表：本企业的、本地区收到的或转给本机构的',
  method: 'POST',
  path: '/portal/Advisory/qryAdvisorySvcByPage',
  access: parties,
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(QUESTION_SORTS),
    status: oneOf('状态', questionStates).optional(),
    topic: oneOf('咨询类别', ADVISORY_TOPICS).optional(),
    openOnly: flag('只看在办').optional(),
    overdueOnly: flag('只看超时').optional(),
  }),
  output: pageOf(advisoryQuestionRow),
})

export const getAdvisoryQuestion = defineCall({
  name: 'advisory.getQuestion',
  summary: '咨询提问详情与进度',
  method: 'GET',
  path: '/console/advisory/questions/{id}',
  access: parties,
  effect: 'read',
  params: caseParams(advisoryQuestionCase),
  output,
  errors: [errors.questionNotFound],
})

export const statAdvisoryRet = defineCall({
  name: 'advisory.statAdvisoryRet',
  summary: '咨询办理统计',
  method: 'GET',
  path: '/portal/Advisory/statAdvisoryRet',
  access: 'public',
  effect: 'read',
  output: component('AdvisoryFigures', '咨询办理统计', 'public', {
    asked: countOut('收到咨询', '件'),
    answered: countOut('已答复', '件'),
    answeredInTime: countOut('按时答复', '件'),
    waiting: countOut('待答复', '件'),
    overdue: countOut('超时未答复', '件'),
    rejected: countOut('不予答复', '件'),
    withdrawn: countOut('企业撤回', '件'),
    rated: countOut('已评价', '件'),
    satisfied: countOut('满意', '件'),
  }),
})
