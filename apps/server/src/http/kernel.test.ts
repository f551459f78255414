import { sql } from 'kysely'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineCall } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { bindCall, bindGuardedCall } from './bind-call.ts'
import { CallError } from './call-error.ts'
import { errors, look, makeNewcomer, say } from './kernel.fixtures.ts'
import { registerCall } from './register-calls.ts'

const certifiedOnly = defineCall({
  ...say,
  name: 'test.certified',
  path: '/console/test/certified',
  access: 'enterprise',
  effect: 'write',
})
const sayOnce = defineCall({ ...say, name: 'test.sayOnce', path: '/console/test/sayOnce' })
/** The same call as the next release may have it. */
const sayNewer = defineCall({
  ...say,
  path: '/console/test/sayNewer',
  output: say.output.extend({ since: z.string() }),
})
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
        bindCall(sayNewer, () => Promise.reject(new Error('written twice'))),
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
        bindCall(break_, async ({ db }) => {
          await sql`select 1 / 0`.execute(db)
          return { said: '', who: null }
        }),
        services,
        { strictOutput: true },
      )
    })
    enterprise = await makeNewcomer(test)
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

  it('gives the first answer again as it was sent, also where the next release answers with more', async () => {
    const body = { words: '升级' }
    const options = { token: enterprise.token, key: 'key-upgrade' }
    const first = await test.call(say, { body }, options)
    expect(first).toMatchObject({ status: 200, data: { said: '升级' } })
    const again = await test.call(sayNewer, { body }, options)
    expect([again.status, again.data]).toEqual([200, first.data])
    // As the release before keeps it: what the handler answered, with what is not sent.
    await test.services.pool.query(
      `update idempotency_key set sent = null, answer = answer || '{"secret": "kept"}' where key = $1`,
      [options.key],
    )
    expect((await test.call(say, { body }, options)).data).toEqual(first.data)
    expect(await test.call(sayNewer, { body }, options)).toMatchObject({
      status: 409,
      msg: '已提交，请刷新页面查看',
      error: { key: kernelErrors.idempotencyConflict.key },
    })
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
