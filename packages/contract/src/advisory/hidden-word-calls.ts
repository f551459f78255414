import * as z from 'zod'
import { fieldOut, textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, id, idOut, moment, text } from '../kernel/field.ts'
import { normalizeSearchText } from '../rules/search-words.ts'
import { advisoryErrors as errors } from './errors.ts'

const label = '屏蔽词'
const word = field(
  text(label, { min: 2, max: 20 }).refine(
    (typed) => normalizeSearchText(typed) !== '',
    `${label}须有文字或数字`,
  ),
  { label },
)

export const hiddenWord = component('HiddenWord', '屏蔽词', 'internal', {
  id: idOut('屏蔽词编号'),
  word: fieldOut(word),
  addedBy: textOut('添加人', { sensitivity: 'personal' }),
  createdAt: moment('添加时间'),
})
export type HiddenWord = z.output<typeof hiddenWord>

export const listHiddenWords = defineCall({
  name: 'advisory.listHiddenWords',
  summary: '咨询的屏蔽词',
  method: 'GET',
  path: '/console/advisory/hiddenWords',
  access: 'operator',
  effect: 'read',
  output: z.array(hiddenWord),
})

export const addHiddenWord = defineCall({
  name: 'advisory.addHiddenWord',
  summary: '添加屏蔽词',
  method: 'POST',
  path: '/console/advisory/hiddenWords',
  access: 'operator',
  effect: 'create',
  body: z.object({ word }),
  output: hiddenWord,
  errors: [errors.wordThere],
})

export const deleteHiddenWord = defineCall({
  name: 'advisory.deleteHiddenWord',
  summary: '删除屏蔽词',
  method: 'DELETE',
  path: '/console/advisory/hiddenWords/{id}',
  access: 'operator',
  effect: 'write',
  params: z.object({ id: id('屏蔽词编号') }),
  output: done,
  errors: [errors.wordNotFound],
})
