import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { defineCall } from '@lqr/contract/kernel/define-call.ts'
import { defineErrors } from '@lqr/contract/kernel/errors.ts'
import { text } from '@lqr/contract/kernel/field.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { bindCall } from './bind-call.ts'
import { CallError } from './call-error.ts'
import { registerCall } from './register-calls.ts'
import { SharedAnswers } from './shared-answers.ts'

const errors = defineErrors('test', 199, { gone: [404, '不在了'] })
const ask = defineCall({
  name: 'content.testAsk',
  summary: '测试读取',
  method: 'POST',
  path: '/console/test/ask',
  access: 'public',
  effect: 'read',
  body: z.object({ word: text('词', { max: 9 }) }),
  output: z.object({ list: z.array(z.number()) }),
  errors: [errors.gone],
})

const read = defineCall({
  name: 'content.getTest',
  summary: '测试读取一条',
  method: 'GET',
  path: '/console/test/one',
  access: 'public',
  effect: 'read',
  output: z.object({ own: z.number(), part: z.number() }),
  errors: [],
})

const record = defineCall({
  name: 'products.getProduct',
  summary: '测试读取已发布的一条',
  method: 'GET',
  path: '/console/test/record',
  access: 'public',
  effect: 'read',
  output: z.object({ run: z.number() }),
  errors: [],
})

const change = defineCall({
  name: 'content.testChange',
  summary: '测试修改',
  method: 'POST',
  path: '/console/test/change',
  access: 'public',
  effect: 'write',
  body: z.object({ isPublic: z.boolean(), fails: z.boolean() }),
  output: z.object({}),
  errors: [errors.gone],
})

let t: TestApp
let token: string
let runs = 0
let parts = 0
let generation = 'first'
let heard = 0

/** What the answer was, and how often the handler had run by then. */
const answerTo = async (word: string, options: { token?: string; cityCode?: string } = {}) =>
  (await t.call(ask, { body: { word } }, options)).data?.list[0]

beforeAll(async () => {
  t = await makeTestApp({}, (app, services) => {
    const answers = new SharedAnswers(() => Promise.resolve({ without: () => generation }))
    const bound = bindCall(ask, async ({ body, notForOthers }) => {
      runs += 1
      if (body.word === '没有') throw new CallError(errors.gone)
      if (body.word === '自己') notForOthers()
      return { list: [runs] }
    })
    registerCall(app, bound, services, { strictOutput: true, answers })
    const one = bindCall(read, async ({ forAll }) => {
      runs += 1
      return { own: runs, part: await forAll('part', () => Promise.resolve((parts += 1))) }
    })
    registerCall(app, one, services, { strictOutput: true, answers })
    const published = bindCall(record, () => Promise.resolve({ run: (runs += 1) }))
    registerCall(app, published, services, { strictOutput: true, answers })
    const changed = bindCall(change, async ({ body, audit }) => {
      audit(
        body.isPublic
          ? { action: 'unlist-product', entity: 'product' }
          : { action: 'read-credit', entity: 'credit_authorisation' },
      )
      if (body.fails) throw new CallError(errors.gone)
      return {}
    })
    registerCall(app, changed, services, { onPublicChange: () => (heard += 1) })
  })
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  token = await t.signIn(id)
})
beforeEach(() => {
  runs = 0
  parts = 0
  generation = `${generation} and next`
})
afterAll(() => t.close())

test('the same question from the same site is answered once, also when many ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => answerTo('贷款')))
  expect([...answers, await answerTo('贷款')]).toEqual([1, 1, 1, 1, 1, 1])
  expect(await answerTo('保险')).toBe(2)
  expect(await answerTo('贷款', { cityCode: '620100' })).toBe(3)
})

test('whoever is signed in asks for himself', async () => {
  expect(await answerTo('贷款')).toBe(1)
  expect(await answerTo('贷款', { token })).toBe(2)
  expect(await answerTo('贷款', { token })).toBe(3)
  expect(await answerTo('贷款')).toBe(1)
})

test('a change of what is public ends what was answered before', async () => {
  expect(await answerTo('贷款')).toBe(1)
  generation = 'changed'
  expect(await answerTo('贷款')).toBe(2)
})

test('what did more than answer is done again, and a refusal is not kept', async () => {
  expect([await answerTo('自己'), await answerTo('自己')]).toEqual([1, 2])
  for (const run of [3, 4]) {
    expect(await t.send(ask, { body: { word: '没有' } })).toMatchObject({ status: 404 })
    expect(runs).toBe(run)
  }
})

test('a part that is alike for all is made once, the answer around it each time; who is signed in has it made anew', async () => {
  const one = async (options = {}) => (await t.call(read, {}, options)).data
  expect([await one(), await one()]).toEqual([
    { own: 1, part: 1 },
    { own: 2, part: 1 },
  ])
  expect(await one({ token })).toEqual({ own: 3, part: 2 })
  expect(await one()).toEqual({ own: 4, part: 1 })
  generation = 'after a change'
  expect(await one()).toEqual({ own: 5, part: 3 })
})

test('a record that was published is read once for strangers, until something else is published', async () => {
  const run = async (options = {}) => (await t.call(record, {}, options)).data?.run
  expect([await run(), await run(), await run({ token })]).toEqual([1, 1, 2])
  generation = 'after another change'
  expect(await run()).toBe(3)
})

test('a kept answer says how old it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  expect((await t.send(record, {})).headers.age).toBe('0')
  vi.setSystemTime(Date.now() + 90_000)
  expect((await t.send(record, {})).headers.age).toBe('90')
  vi.useRealTimers()
})

test('a change of what is public is heard of once it is committed, and no other write', async () => {
  const written = (isPublic: boolean, fails = false) => t.send(change, { body: { isPublic, fails } })
  await written(false)
  await written(true, true)
  expect(heard).toBe(0)
  await written(true)
  expect(heard).toBe(1)
})
