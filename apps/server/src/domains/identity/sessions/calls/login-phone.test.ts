import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import {
  freshCode,
  login,
  makeSignInAccount,
  movableClock,
  wrongCode,
} from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('login with a code', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  const loginPhone = (phone: string, verificationCode: string, userType: 'enterprise' | 'institution') =>
    test.call(identity.loginPhone, { body: { phone, verificationCode, userType } })

  it('opens the same kind of session as a password', async () => {
    const { phone, username } = await makeSignInAccount(test)
    const answer = await loginPhone(phone, await freshCode(test, phone, 'login'), 'enterprise')
    expect(answer).toMatchObject({ status: 200, data: { expires_in: 43_200 } })
    const info = await test.call(identity.getUserInfo, {}, { token: answer.data.access_token })
    expect(info.data.user.userName).toBe(username)
  })

  it('of ten requests at once with one code opens one session', async () => {
    const { id, phone } = await makeSignInAccount(test)
    const code = await freshCode(test, phone, 'login')
    const answers = await Promise.all(Array.from({ length: 10 }, () => loginPhone(phone, code, 'enterprise')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.key === identityErrors.codeWrong.key)).toHaveLength(9)
    const { rows } = await test.services.pool.query('select 1 from session where account_id = $1', [id])
    expect(rows).toHaveLength(1)
  })

  it('answers a wrong code alike for numbers with and without an account, and logs it', async () => {
    const { id, phone } = await makeSignInAccount(test)
    const answers = []
    for (const number of [phone, '13400000001']) {
      const code = await freshCode(test, number, 'login')
      const { status, msg, error, data } = await loginPhone(number, wrongCode(code), 'enterprise')
      answers.push({ status, msg, key: error?.key, data })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 422, key: identityErrors.codeWrong.key })
    const { rows } = await test.services.pool.query(
      'select way, succeeded, reason from login_log where account_id = $1',
      [id],
    )
    expect(rows).toEqual([{ way: 'phone', succeeded: false, reason: 'codeWrong' }])
  })

  it('tells the owner of a number that it has no account of this kind, and the code stays good', async () => {
    const { phone } = await makeSignInAccount(test)
    const code = await freshCode(test, phone, 'login')
    const other = await loginPhone(phone, code, 'institution')
    expect(other).toMatchObject({ status: 422, error: { key: identityErrors.notRegistered.key } })
    expect((await loginPhone(phone, code, 'enterprise')).status).toBe(200)
  })

  it('opens nothing for a disabled account', async () => {
    const { phone } = await makeSignInAccount(test, { status: 'disabled' })
    const answer = await loginPhone(phone, await freshCode(test, phone, 'login'), 'enterprise')
    expect(answer).toMatchObject({ status: 403, error: { key: identityErrors.accountDisabled.key } })
  })

  it('works while wrong passwords have locked the password', async () => {
    const { phone, username } = await makeSignInAccount(test)
    for (let failure = 1; failure <= 5; failure += 1) await login(test, { username, password: 'Wrong!2026x' })
    expect((await loginPhone(phone, await freshCode(test, phone, 'login'), 'enterprise')).status).toBe(200)
    expect((await login(test, { username })).error?.key).toBe(identityErrors.locked.key)
  })

  it('keeps an account that must reset to the reset alone', async () => {
    const { phone } = await makeSignInAccount(test, { mustResetPassword: true })
    const { data } = await loginPhone(phone, await freshCode(test, phone, 'login'), 'enterprise')
    expect(data.mustResetPassword).toBe(true)
  })

  it('names what is missing', async () => {
    const { status, error } = await test.send(identity.loginPhone, { body: { phone: '1' } })
    expect(status).toBe(422)
    expect(Object.keys(error?.fields ?? {}).sort()).toEqual(['phone', 'userType', 'verificationCode'])
  })
})
