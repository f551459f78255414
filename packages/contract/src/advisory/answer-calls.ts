import * as z from 'zod'
import { fieldOut, isExample } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { id, idOut, moment, oneOf, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { questionForm } from './entities.ts'
import { ADVISORY_TOPICS } from './kinds.ts'

/** A question with its answer as everybody reads it. */
export const publicAnswerFields = component('PublicAnswerForm', '公开答复', 'public', {
  title: text('咨询标题', { min: 4, max: 60 }),
  topic: oneOf('咨询类别', ADVISORY_TOPICS),
  question: text('咨询内容', { max: 1_000 }, { help: '不得出现企业、个人名称和联系方式' }),
  answer: text('答复内容', { min: 4, max: 2_000 }, { help: '不得出现企业、个人名称和联系方式' }),
})

const { shape } = publicAnswerFields

export const publicAnswer = component('PublicAnswer', '公开答复', 'public', {
  id: idOut('公开答复编号'),
  title: fieldOut(shape.title),
  topic: shape.topic,
  question: fieldOut(shape.question),
  answer: fieldOut(shape.answer),
  isExample,
})
export type PublicAnswer = z.output<typeof publicAnswer>

const listed = component('PublicAnswerListed', '公开答复（列表）', 'public', {
  ...publicAnswer.shape,
  publishedAt: moment('公开时间'),
})

export const qryAdvisoryAnsByPage = defineCall({
  name: 'advisory.qryAdvisoryAnsByPage',
  summary: '公开的咨询答复',
  method: 'POST',
  path: '/portal/Advisory/qryAdvisoryAnsByPage',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    topic: oneOf('咨询类别', ADVISORY_TOPICS).optional(),
    id: id('公开答复编号').optional(),
  }),
  output: pageOf(listed),
})

/** What is offered while somebody types a question: the nearest first, none where nothing is near. */
export const listSimilarAnswers = defineCall({
  name: 'advisory.listSimilarAnswers',
  summary: '与所写问题相近的公开答复',
  method: 'POST',
  path: '/console/advisory/answers/similar',
  access: 'public',
  effect: 'read',
  body: z.object({ title: questionForm.shape.title }),
  output: z.array(publicAnswer),
})
