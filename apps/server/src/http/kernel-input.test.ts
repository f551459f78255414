import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { defineCall } from '@lqr/contract/kernel/define-call.ts'
import { text } from '@lqr/contract/kernel/field.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { bindCall } from './bind-call.ts'
import { look, makeNewcomer, say } from './kernel.fixtures.ts'
import { registerCall } from './register-calls.ts'

const validations = vi.fn()

const filter = defineCall({
  name: 'test.filter',
  summary: '测试筛选',
  method: 'POST',
  path: '/console/test/filter',
  access: 'public',
  effect: 'read',
  body: z.object({ word: text('词', { max: 5 }).optional() }).superRefine(() => validations()),
  output: say.output,
})

describe('what the call kernel takes', () => {
  let test: TestApp
  let enterprise: { token: string }

  beforeAll(async () => {
    test = await makeTestApp({}, (app, services) => {
      const answer = async () => ({ said: '', who: null })
      registerCall(app, bindCall(say, answer), services)
      registerCall(app, bindCall(look, answer), services)
      registerCall(app, bindCall(filter, answer), services)
    })
    enterprise = await makeNewcomer(test)
  })
  afterAll(() => test.close())

  it.each([
    [{}, { words: '请输入内容' }],
    [{ words: '一二三四五六' }, { words: '内容不能超过 5 个字' }],
    [{ words: 5 }, { words: '请输入内容' }],
    [{ words: null }, { words: '请输入内容' }],
    [{ words: 'a', more: 1 }, { more: '不支持的字段' }],
  ])('names the wrong fields of %j', async (body, fields) => {
    const answer = await test.send(say, { body }, { token: enterprise.token })
    expect(answer).toMatchObject({ status: 422, error: { key: 'kernel.invalidInput', fields } })
  })

  it.each(['0', '-1', 'abc', '1e5', '9007199254740993123', '%27'])(
    'answers 422 to the id %s',
    async (value) => {
      const response = await test.app.inject({ url: `/console/test/look/${value}` })
      expect(response.statusCode).toBe(422)
    },
  )

  it('never lets NUL through', async () => {
    expect((await test.app.inject({ url: '/console/test/look/1%00' })).statusCode).toBe(400)
    const answer = await test.send(say, { body: { words: 'a\u0000' } }, { token: enterprise.token })
    expect(answer.status).toBe(400)
  })

  it('never lets half of a sign through, in a value or in a name', async () => {
    for (const payload of ['{"words":"\\ud800"}', '{"words":"a","\\udc00":1}']) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${enterprise.token}` }
      expect((await test.app.inject({ method: 'POST', url: say.path, payload, headers })).statusCode).toBe(
        400,
      )
    }
  })

  it('answers broken JSON, foreign types and oversize bodies with 400, 415 and 413', async () => {
    const post = (payload: string, type: string) =>
      test.app.inject({
        method: 'POST',
        url: say.path,
        payload,
        headers: { 'content-type': type, authorization: `Bearer ${enterprise.token}` },
      })
    expect((await post('{', 'application/json')).statusCode).toBe(400)
    expect((await post('<a/>', 'text/xml')).statusCode).toBe(415)
    expect(
      (await post(JSON.stringify({ words: 'x'.repeat(1_100_000) }), 'application/json')).statusCode,
    ).toBe(413)
    expect((await post('{"__proto__":{"a":1}}', 'application/json')).statusCode).toBe(400)
  })

  it('never looks at a body that holds more than any form', async () => {
    const many = Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [`k${index}`, 1]))
    const answer = await test.send(say, { body: many }, { token: enterprise.token })
    expect([answer.status, answer.error?.key]).toEqual([413, 'kernel.tooLarge'])
    const fewer = Object.fromEntries(Object.entries(many).slice(0, 1_000))
    for (const body of [fewer, { word: [[[[[[[[[[]]]]]]]]]] }, { word: Array(500).fill(0) }]) {
      expect((await test.send(filter, { body })).status).toBe(400)
    }
    expect(validations).not.toHaveBeenCalled()
    expect((await test.send(filter, { body: { word: '好' } })).status).toBe(200)
    expect(validations).toHaveBeenCalledOnce()
  })

  it('names no more than fifty fields back, none of them at length', async () => {
    const body = Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [`${index}`.padEnd(90, 'x'), 1]),
    )
    const answer = await test.send(filter, { body })
    const names = Object.keys(answer.error?.fields ?? {})
    expect([answer.status, names.length]).toEqual([422, 50])
    expect(Math.max(...names.map((name) => name.length))).toBe(60)
  })

  it.each(['toString', 'hasOwnProperty', 'valueOf'])(
    'refuses a field called %s like any other',
    async (name) => {
      const answer = await test.send(filter, { body: { [name]: 1 } })
      expect([answer.status, answer.error?.fields]).toEqual([422, { [name]: '不支持的字段' }])
      expect((await test.app.inject({ method: 'POST', url: `${filter.path}?${name}=1` })).statusCode).toBe(
        200,
      )
    },
  )

  it('takes less of a reader than of a writer', async () => {
    const body = { word: 'x'.repeat(20_000) }
    expect((await test.send(filter, { body })).status).toBe(413)
    expect((await test.send(say, { body: { words: body.word } }, { token: enterprise.token })).status).toBe(
      422,
    )
  })
})
