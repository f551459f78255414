import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { field, flag, momentIn, oneOf, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { AUDIENCES, MAX_OPTIONS, MAX_QUESTIONS, QUESTION_KINDS } from './questionnaire-kinds.ts'

const CHOOSES = new Set(['single', 'several'])

/** Choices have two options at least, each once; other questions have none. */
function checkOptions(
  { kind, options }: { kind: string; options: readonly string[] },
  context: z.core.$RefinementCtx,
) {
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['options'], message })
  if (!CHOOSES.has(kind) && options.length > 0) refuse('只有选择题填写选项')
  if (CHOOSES.has(kind) && options.length < 2) refuse('选择题至少有 2 个选项')
  if (new Set(options).size < options.length) refuse('选项有重复')
}

/** One question as it is asked. */
export const question = z
  .strictObject({
    text: text('题目', { max: 200 }),
    kind: oneOf('题型', QUESTION_KINDS),
    isRequired: flag('必答'),
    options: field(
      z
        .array(text('选项', { max: 80 }), { error: '请填写选项' })
        .max(MAX_OPTIONS, `选项最多 ${MAX_OPTIONS} 个`),
      { label: '选项' },
    ),
  })
  .superRefine(checkOptions)
  .meta({ label: '题目', sensitivity: 'public', component: 'Question', title: '问卷题目' })
export type Question = z.output<typeof question>

const questions = typedInto(
  field(
    z
      .array(question, { error: '请添加题目' })
      .min(1, '请至少添加一道题目')
      .max(MAX_QUESTIONS, `题目最多 ${MAX_QUESTIONS} 道`),
    { label: '题目', help: '发布后已有回答的版本不会改变：修改题目会成为新的版本' },
  ),
  { kind: 'own' },
)

const moment = (label: string, help: string) =>
  typedInto(field(momentIn(label).nullable(), { label, help }), { kind: 'moment' })

/** What is typed of a questionnaire. */
export const questionnaireFields = component('QuestionnaireForm', '问卷', 'public', {
  title: text('标题', { min: 4, max: 60 }),
  audience: oneOf('填写对象', AUDIENCES),
  intro: text('说明', { max: 500 }, { help: '为什么调查、大约需要几分钟；显示在题目之前' }),
  questions,
  thanks: text('感谢语', { max: 300 }, { help: '提交之后显示' }),
  openFrom: moment('开始填写', '不填则发布后立即可以填写'),
  openTo: moment('结束填写', '不填则一直可以填写'),
})
export type QuestionnaireForm = z.output<typeof questionnaireFields>
