import * as z from 'zod'
import { countOut, isExample, linesOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, flag, id, idOut, oneOf } from '../kernel/field.ts'
import { pageFacts, pageInput } from '../kernel/page.ts'
import { contentErrors as errors } from './errors.ts'
import { QUESTION_KINDS } from './questionnaire-kinds.ts'

const params = z.object({ id: id('问卷编号') })
const number = field(z.coerce.number().int().min(1).max(100_000).optional(), {
  label: '版本',
  help: '不填为有回答的最新版本',
})

/** So many of the latest texts are shown; the file has all. */
export const SHOWN_TEXTS = 50
const figure = (label: string) => field(z.number().nullable(), { label })

const questionResult = component('QuestionResult', '一道题目的结果', 'internal', {
  text: textOut('题目'),
  kind: oneOf('题型', QUESTION_KINDS),
  answered: countOut('回答', '份'),
  counts: listOut(
    '各项',
    component('QuestionCount', '一个选项或分数的回答', 'internal', {
      label: textOut('选项或分数'),
      count: countOut('回答', '份'),
    }),
  ),
  average: figure('平均'),
  lowest: figure('最小'),
  highest: figure('最大'),
  texts: linesOut('最近的文字回答', { sensitivity: 'personal' }),
})

/** What was answered to one version of a questionnaire, counted from the answers themselves. */
export const getQuestionnaireResults = defineCall({
  name: 'content.getQuestionnaireResults',
  summary: '问卷结果',
  method: 'GET',
  path: '/console/content/questionnaires/{id}/results',
  access: 'operator',
  effect: 'read',
  params,
  query: z.object({ number }),
  output: component('QuestionnaireResults', '问卷结果', 'internal', {
    id: idOut('问卷编号'),
    title: textOut('标题'),
    number: countOut('版本'),
    total: countOut('回答', '份'),
    versions: listOut(
      '各版本',
      component('AnsweredVersion', '一个版本的回答', 'internal', {
        number: countOut('版本'),
        count: countOut('回答', '份'),
      }),
    ),
    questions: listOut('题目', questionResult),
    isExample,
  }),
  errors: [errors.questionnaireNotFound],
})

const answerCell = field(z.union([z.string(), z.number()]).nullable(), {
  label: '回答',
  sensitivity: 'personal',
})

/** Every answer of one version, a row each with a column for every question, the latest first; nothing of who answered. */
export const listQuestionnaireAnswers = defineCall({
  name: 'content.listQuestionnaireAnswers',
  exported: { title: '问卷回答', of: 'title', further: { columns: 'questions', cells: 'cells' } },
  summary: '问卷一个版本的全部回答',
  method: 'POST',
  path: '/console/content/questionnaires/{id}/answers/queryPage',
  access: 'operator',
  effect: 'read',
  params,
  body: z.object({ number, ...pageInput }),
  output: component('QuestionnaireAnswers', '问卷回答', 'personal', {
    title: textOut('标题和版本'),
    questions: listOut(
      '题目',
      component('AnsweredQuestion', '被回答的题目', 'internal', {
        title: textOut('题目'),
        isNumber: flag('回答是数字'),
      }),
    ),
    list: listOut(
      '回答',
      component('QuestionnaireAnswer', '一份回答', 'personal', {
        answeredOn: dateOnly('提交日期'),
        cells: listOut('各题回答', answerCell, { sensitivity: 'personal' }),
      }),
    ),
    ...pageFacts,
  }),
  errors: [errors.questionnaireNotFound],
})
