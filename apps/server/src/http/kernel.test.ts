import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { defineCall } from '@lqr/contract/kernel/define-call.ts'
import { defineErrors, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { id, text } from '@lqr/contract/kernel/field.ts'
import { sql } from 'kysely'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeEnterprise } from '../domains/certification/certification.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { bindCall, bindGuardedCall } from './bind-call.ts'
import { CallError } from './call-error.ts'
import { registerCall } from './register-calls.ts'

const errors = defineErrors('test', 199, { refused: [409, '不可以'] })
const validations = vi.fn()
const output = z.object({ said: z.string(), who: z.string().nullable() })

const say = defineCall({
  name: 'test.say',
  summary: '测试写入',
  method: 'POST',
  path: '/console/test/say',
  access: ['enterprise:any', 'operator'],
  effect: 'create',
  body: z.object({ words: text('内容', { max: 5 }) }),
  output,
  errors: [errors.refused],
})
const certifiedOnly = defineCall({
  ...say,
  name: 'test.certified',
  path: '/console/test/certified',
  access: 'enterprise',
  effect: 'write',
})
const look = defineCall({
  name: 'test.look',
  summary: '测试读取',
  method: 'GET',
  path: '/console/test/look/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id() }),
  output,
})
const filter = defineCall({
  name: 'test.filter',
  summary: '测试筛选',
  method: 'POST',
  path: '/console/test/filter',
  access: 'public',
  effect: 'read',
  body: z.object({ word: text('词', { max: 5 }).optional() }).superRefine(() => validations()),
  output,
})
const sayOnce = defineCall({ ...say, name: 'test.sayOnce', path: '/console/test/sayOnce' })
const break_ = defineCall({ ...look, name: 'test.break', path: '/console/test/break/{id}' })

describe('the call kernel', () => {
  let test: TestApp
  let enterprise: { id: string; token: string }
  let operator: { id: string; token: string }
  let runs = 0
  let guarded = 0

  beforeAll(async () => {
    test = await makeTestApp({}, (app, services) => {
      registerCall(
        app,
        bindCall(say, async ({ body, actor, db, audit }) => {
          runs += 1
          await sql`insert into dictionary (code, name) values (${body.words}, 'x')`.execute(db)
          audit({ action: 'update-site', entity: 'site', entityId: body.words })
          if (body.words === '拒绝') throw new CallError(errors.refused, { data: { now: 1 } })
          return { said: body.words, who: actor.accountId, secret: 'never sent' }
        }),
        services,
      )
      registerCall(
        app,
        bindGuardedCall(
          sayOnce,
          async ({ body }) => {
            guarded += 1
            if (await exists(body.words)) throw new CallError(errors.refused)
          },
          async ({ body, db }) => {
            await sql`insert into dictionary (code, name) values (${body.words}, 'x')`.execute(db)
            return { said: body.words, who: null }
          },
        ),
        services,
      )
      registerCall(
        app,
        bindCall(certifiedOnly, async ({ body }) => ({ said: body.words, who: null })),
        services,
        { strictOutput: true },
      )
      registerCall(
        app,
        bindCall(look, async ({ params, actor }) => ({ said: params.id, who: actor?.accountId ?? null })),
        services,
        { strictOutput: true },
      )
      registerCall(
        app,
        bindCall(filter, async () => ({ said: '', who: null })),
        services,
        { strictOutput: true },
      )
      registerCall(
        app,
        bindCall(break_, async ({ db }) => {
          await sql`select 1 / 0`.execute(db)
          return { said: '', who: null }
        }),
        services,
        { strictOutput: true },
      )
    })
    const company = await makeEnterprise(test.services.db, test.services, { certiFlg: 1 })
    const made = await makeAccount(test.services.db, test.services, {
      sourceType: '7',
      companyId: company.id,
    })
    enterprise = { id: made.id, token: await test.signIn(made.id) }
    const staff = await makeAccount(test.services.db, test.services, { sourceType: '1' })
    operator = { id: staff.id, token: await test.signIn(staff.id) }
  })
  afterAll(() => test.close())

  const exists = async (code: string) =>
    (await test.services.pool.query('select 1 from dictionary where code = $1', [code])).rowCount === 1

  it('answers in the envelope and drops what the output does not name', async () => {
    const answer = await test.call(say, { body: { words: '你好' } }, { token: enterprise.token })
    expect(answer).toMatchObject({ status: 200, code: 200, data: { said: '你好', who: enterprise.id } })
    expect(JSON.stringify(answer.data)).not.toContain('never')
  })

  it('refuses strangers before it looks at the input', async () => {
    const answer = await test.send(say, { body: { nonsense: 1 } })
    expect(answer).toMatchObject({ status: 401, code: 401, error: { key: kernelErrors.signedOut.key } })
  })

  it('does not read the body of a stranger', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: say.path,
      payload: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBe(401)
  })

  it('refuses other account kinds with 403 and uncertified enterprises with their own error', async () => {
    expect(
      (await test.call(certifiedOnly, { body: { words: 'x' } }, { token: operator.token })).error?.key,
    ).toBe('kernel.forbidden')
    const answer = await test.call(certifiedOnly, { body: { words: 'x' } }, { token: enterprise.token })
    expect(answer).toMatchObject({ status: 403, error: { key: 'kernel.notCertified' } })
  })

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

  it('rolls everything back when the handler refuses, and hands over the current row', async () => {
    const answer = await test.call(say, { body: { words: '拒绝' } }, { token: enterprise.token })
    expect(answer).toMatchObject({ status: 409, data: { now: 1 }, error: { number: 199_001 } })
    expect(await exists('拒绝')).toBe(false)
    const { rows } = await test.services.pool.query(`select 1 from audit_log where entity_id = '拒绝'`)
    expect(rows).toEqual([])
  })

  it('gives one row and one answer for the same key and body, also when both come at once', async () => {
    runs = 0
    const twice = await Promise.all(
      [1, 2, 3, 4].map(() =>
        test.call(say, { body: { words: '一次' } }, { token: enterprise.token, key: 'key-00001' }),
      ),
    )
    expect(twice.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(new Set(twice.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(runs).toBe(1)
  })

  it('gives the first answer again where its guard lets nobody through twice', async () => {
    const send = (words: string, key: string) =>
      test.call(sayOnce, { body: { words } }, { token: enterprise.token, key })
    const first = await send('验证码', 'key-once1')
    expect(first).toMatchObject({ status: 200, data: { said: '验证码' } })
    expect(await send('验证码', 'key-once1')).toMatchObject({ status: 200, data: first.data })
    expect(guarded).toBe(1)
    expect((await send('验证码', 'key-once2')).error?.key).toBe(errors.refused.key)
    expect((await send('别的', 'key-once1')).error?.key).toBe('kernel.idempotencyConflict')
  })

  it('refuses the same key with another body, and unusable keys', async () => {
    const options = { token: enterprise.token, key: 'key-00002' }
    expect((await test.call(say, { body: { words: '甲' } }, options)).status).toBe(200)
    expect((await test.call(say, { body: { words: '乙' } }, options)).error?.key).toBe(
      'kernel.idempotencyConflict',
    )
    expect((await test.call(say, { body: { words: '丙' } }, { ...options, key: 'short' })).status).toBe(400)
    expect(
      (await test.call(say, { body: { words: '乙' } }, { ...options, token: operator.token })).status,
    ).toBe(200)
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

  it('hides the inner cause of a failure', async () => {
    const answer = await test.call(break_, { params: { id: '1' } })
    expect(answer).toMatchObject({ status: 500, error: { key: 'kernel.internal' } })
    expect(JSON.stringify(answer)).not.toMatch(/zero|select/i)
  })

  it('treats a revoked, idle or expired session, or a disabled account, as nobody', async () => {
    const looked = async (token: string) =>
      (await test.call(look, { params: { id: '1' } }, { token })).data.who
    for (const change of [
      'revoked_at = now()',
      'replaced_at = now()',
      `last_seen_at = now() - interval '31 minutes'`,
      'expires_at = now()',
    ]) {
      const token = await test.signIn(enterprise.id)
      expect(await looked(token)).toBe(enterprise.id)
      await test.services.pool.query(`update session set ${change} where id = (select max(id) from session)`)
      expect(await looked(token), change).toBeNull()
    }
    const other = await makeAccount(test.services.db, test.services, { sourceType: '1', status: 'disabled' })
    expect(await looked(await test.signIn(other.id))).toBeNull()
  })

  it('lets an account that must reset its password do nothing else', async () => {
    const reset = await makeAccount(test.services.db, test.services, {
      sourceType: '1',
      mustResetPassword: true,
    })
    const answer = await test.call(say, { body: { words: 'x' } }, { token: await test.signIn(reset.id) })
    expect(answer.error?.key).toBe('kernel.mustResetPassword')
  })

  it('answers an unknown call address with JSON 404', async () => {
    const response = await test.app.inject({ url: '/portal/nothing/here' })
    expect([response.statusCode, response.json().code]).toEqual([404, 404])
    expect(response.body).not.toContain('nothing')
  })
})
