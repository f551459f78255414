import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import {
  askCode,
  freshCode,
  movableClock,
  registration,
  sentCode,
  wrongCode,
} from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('verifying a code', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  const verify = (phone: string, scene: 'register' | 'login' | 'password' | 'phone', code: string) =>
    test.call(identity.verifyCode, { body: { phone, scene, code } })

  it('gives an opaque ticket of which the database holds the hash alone', async () => {
    const phone = '13600000001'
    const answer = await verify(phone, 'password', await freshCode(test, phone, 'password'))
    expect(answer.data.ticket).toMatch(/^[\w-]{43}$/)
    const { rows } = await test.services.pool.query('select verify_ticket::text as row from verify_ticket')
    expect(JSON.stringify(rows)).not.toContain(answer.data.ticket)
  })

  it('lets one of ten requests at once use the code', async () => {
    const phone = '13600000002'
    const code = await freshCode(test, phone, 'password')
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(phone, 'password', code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.key === identityErrors.codeWrong.key)).toHaveLength(9)
  })

  it('takes a code for its own scene and number only', async () => {
    const phone = '13600000003'
    const code = await freshCode(test, phone, 'login')
    expect((await verify(phone, 'password', code)).error?.key).toBe(identityErrors.codeWrong.key)
    expect((await verify('13600000004', 'login', code)).error?.key).toBe(identityErrors.codeWrong.key)
    expect((await verify(phone, 'login', code)).status).toBe(200)
  })

  it('takes the newest code alone', async () => {
    const phone = '13600000005'
    const first = await freshCode(test, phone, 'login')
    clock.pass(61)
    await askCode(test, phone, 'login')
    const second = await sentCode(test, phone, 'login')
    if (first !== second) expect((await verify(phone, 'login', first)).status).toBe(422)
    expect((await verify(phone, 'login', second)).status).toBe(200)
  })

  it('takes a code for five minutes', async () => {
    const early = await freshCode(test, '13600000006', 'login')
    clock.pass(299)
    expect((await verify('13600000006', 'login', early)).status).toBe(200)
    const late = await freshCode(test, '13600000007', 'login')
    clock.pass(300)
    expect((await verify('13600000007', 'login', late)).status).toBe(422)
  })

  it('kills a code after five wrong tries, also for who then knows it', async () => {
    const phone = '13600000008'
    const code = await freshCode(test, phone, 'login')
    for (let attempt = 1; attempt <= 5; attempt += 1) await verify(phone, 'login', wrongCode(code))
    expect((await verify(phone, 'login', code)).error?.key).toBe(identityErrors.codeWrong.key)
  })

  it('counts the tries over all calls that take the code', async () => {
    const phone = '13600000009'
    const code = await freshCode(test, phone, 'login')
    const wrong = wrongCode(code)
    for (let attempt = 1; attempt <= 3; attempt += 1) await verify(phone, 'login', wrong)
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await test.call(identity.loginPhone, {
        body: { phone, verificationCode: wrong, userType: 'enterprise' },
      })
    }
    expect((await verify(phone, 'login', code)).status).toBe(422)
    const other = await freshCode(test, '13600000010', 'register')
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await test.call(identity.register, { body: registration('13600000010', wrongCode(other)) })
    }
    expect((await verify('13600000010', 'register', other)).status).toBe(422)
  })

  it('survives fifty wrong tries at once with five counted', async () => {
    const phone = '13600000011'
    const code = await freshCode(test, phone, 'login')
    await Promise.all(Array.from({ length: 50 }, () => verify(phone, 'login', wrongCode(code))))
    const { rows } = await test.services.pool.query('select tries from sms_code order by id desc limit 1')
    expect(rows).toEqual([{ tries: 5 }])
    expect((await verify(phone, 'login', code)).status).toBe(422)
  })

  it('names what is missing', async () => {
    const { status, error } = await test.send(identity.verifyCode, { body: { code: '12345' } })
    expect(status).toBe(422)
    expect(Object.keys(error?.fields ?? {}).sort()).toEqual(['code', 'phone', 'scene'])
  })
})
