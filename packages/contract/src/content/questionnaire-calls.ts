import * as z from 'zod'
import { countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, flag, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { contentErrors as errors } from './errors.ts'
import { question, questionnaireFields } from './questionnaire-form.ts'
import { AUDIENCES, MAX_LONG, MAX_OPTIONS, MAX_QUESTIONS } from './questionnaire-kinds.ts'

const { shape } = questionnaireFields
const params = z.object({ id: id('问卷编号') })
const number = field(z.int().min(1).max(100_000), { label: '版本', help: '题目修改并发布后更换' })

/** A questionnaire as it is filled in. */
const openQuestionnaire = component('OpenQuestionnaire', '可填写的问卷', 'public', {
  id: idOut('问卷编号'),
  number: countOut('版本'),
  title: fieldOut(shape.title),
  audience: shape.audience,
  intro: fieldOut(shape.intro),
  questions: listOut('题目', question),
  openTo: moment('结束填写').nullable(),
  isExample,
})
export type OpenQuestionnaire = z.output<typeof openQuestionnaire>

export const getOpenQuestionnaire = defineCall({
  name: 'content.getOpenQuestionnaire',
  summary: '可填写的问卷',
  method: 'GET',
  path: '/console/content/questionnaires/{id}/open',
  access: 'public',
  effect: 'read',
  params,
  output: openQuestionnaire,
  errors: [errors.questionnaireNotFound],
})

/** The questionnaire of each audience that can be filled in now, the one published last. */
export const listOpenQuestionnaires = defineCall({
  name: 'content.listOpenQuestionnaires',
  summary: '各填写对象当前的问卷',
  method: 'GET',
  path: '/console/content/openQuestionnaires',
  access: 'public',
  effect: 'read',
  output: listOut(
    '当前问卷',
    component('CurrentQuestionnaire', '当前问卷', 'public', {
      id: idOut('问卷编号'),
      audience: oneOf('填写对象', AUDIENCES),
      title: textOut('标题'),
    }),
  ),
})

const answer = z
  .strictObject({
    choices: field(z.array(z.int().min(0).max(MAX_OPTIONS)).max(MAX_OPTIONS), {
      label: '所选选项',
      help: '选项的位置，从 0 起',
    }),
    number: field(z.number().nullable(), { label: '分数或数字' }),
    text: field(z.string().max(MAX_LONG, `回答不能超过 ${MAX_LONG} 个字`), { label: '文字' }),
  })
  .meta({ label: '回答', sensitivity: 'internal', component: 'QuestionAnswer', title: '一道题目的回答' })

const answerKey = field(z.string().regex(/^[0-9a-f]{32}$/, '提交标识不正确'), {
  label: '提交标识',
  help: '设备为这份问卷生成的随机数，同一标识只保存一份回答',
  example: '9f86d081884c4d65a2feaa0c55ad015a',
})

/** Nothing of who answers is kept; the key tells a second sending of one device from a first one. */
export const answerQuestionnaire = defineCall({
  name: 'content.answerQuestionnaire',
  summary: '提交问卷',
  method: 'POST',
  path: '/console/content/questionnaires/{id}/answers',
  access: 'public',
  effect: 'write',
  limit: 'answer',
  bodyKib: 320,
  params,
  body: z.object({
    number,
    answerKey,
    answers: field(z.array(answer, { error: '请填写回答' }).max(MAX_QUESTIONS, '回答过多'), {
      label: '回答',
    }),
  }),
  output: component('AnsweredQuestionnaire', '已提交的问卷', 'public', {
    thanks: textOut('感谢语'),
    isRepeated: flag('此前已提交', { help: '这台设备已经提交过，没有再保存一份' }),
  }),
  errors: [errors.questionnaireNotFound, errors.questionnaireChanged, errors.unsuitable, errors.answersFull],
})
