import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAdvisoryReqInfo } from '@lqr/contract/advisory/calls.ts'
import { addHiddenWord, deleteHiddenWord, listHiddenWords } from '@lqr/contract/advisory/hidden-word-calls.ts'
import { reopenQuestion } from '@lqr/contract/advisory/move-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeQuestionWorld, QUESTION, type QuestionWorld } from '../question-world.fixtures.ts'

let t: TestApp
let world: QuestionWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeQuestionWorld(t)
})
afterAll(() => t.close())

const add = (word: string) => t.call(addHiddenWord, { body: { word } }, world.operator)

test('a word of mere signs is refused at its field: it would stand in no text', async () => {
  const { status, error } = await add('%_\\')
  expect([status, error?.fields]).toEqual([422, { word: '屏蔽词须有文字或数字' }])
})

test('a question or a follow-up with a hidden word is refused at its field, however it is written', async () => {
  await add('Abc代办')
  const asker = await world.makeAsker()
  const content = '听说有ＡＢＣ 代办可以办贷款，是真的吗，要收多少钱？'
  const refused = await t.call(addAdvisoryReqInfo, { body: { ...QUESTION, content } }, asker)
  expect(refused.error).toMatchObject({
    key: 'advisory.hiddenWord',
    fields: { content: '内容含有不能发布的词语“Abc代办”，请修改' },
  })
  const { id } = await world.answered({}, asker)
  const followed = await t.call(
    reopenQuestion,
    { params: { id }, body: { followUp: 'abc代办靠谱吗？' } },
    asker,
  )
  expect(followed.error?.fields).toHaveProperty('followUp')
})

test('a word that operators take away is one again', async () => {
  const { data } = await add('垫资过桥')
  const asker = await world.makeAsker()
  const send = () => t.call(addAdvisoryReqInfo, { body: { ...QUESTION, title: '垫资过桥怎么办理' } }, asker)
  expect((await send()).error?.fields).toHaveProperty('title')
  const remove = () => t.call(deleteHiddenWord, { params: { id: data.id } }, world.operator)
  expect((await remove()).data).toEqual({ done: true })
  expect((await send()).status).toBe(200)
  expect((await remove()).error?.key).toBe('advisory.wordNotFound')
})

test('a word stands once, however it is written', async () => {
  await add('快速 放款')
  expect((await add('快速放款')).error).toMatchObject({
    key: 'advisory.wordThere',
    fields: { word: expect.any(String) },
  })
  const { data } = await t.call(listHiddenWords, {}, world.operator)
  expect(data.filter(({ word }) => word.startsWith('快速'))).toHaveLength(1)
})

test('nobody but operators reads or keeps the words', async () => {
  for (const by of [world.county, world.bank, await world.makeAsker()]) {
    expect((await t.call(listHiddenWords, {}, by)).status).toBe(403)
    expect((await t.call(addHiddenWord, { body: { word: '不行' } }, by)).status).toBe(403)
    expect((await t.call(deleteHiddenWord, { params: { id: '1' } }, by)).status).toBe(403)
  }
  expect((await t.call(listHiddenWords, {})).status).toBe(401)
})
