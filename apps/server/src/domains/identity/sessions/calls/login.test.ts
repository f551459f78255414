import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import * as consentCalls from '@lqr/contract/identity/consent-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import {
  login,
  makeSignInAccount,
  movableClock,
  PASSWORD,
  solvedCaptcha,
  wrongAnswer,
} from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

/** A hash as it was kept with other settings. */
async function hashed(password: string, settings: { memory: number; passes: number }): Promise<string> {
  const nonce = randomBytes(16)
  const given = { message: password, nonce, parallelism: 1, tagLength: 32, ...settings }
  const hash = await promisify(argon2)('argon2id', given)
  const { memory, passes } = settings
  return `argon2id$m=${memory},t=${passes},p=1$${nonce.toString('base64url')}$${hash.toString('base64url')}`
}

describe('login with a password', () => {
  const clock = movableClock()
  let test: TestApp

  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  async function rows(text: string, values: unknown[]) {
    return (await test.services.pool.query<Record<string, unknown>>(text, values)).rows
  }

  it('opens a session of 12 hours with an opaque token of which the database holds the hash alone', async () => {
    const account = await makeSignInAccount(test)
    const answer = await login(test, account)
    expect(answer).toMatchObject({ status: 200, data: { expires_in: 43_200 } })
    expect(answer.data.mustResetPassword).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('no-store')
    const info = await test.call(identity.getUserInfo, {}, { token: answer.data.access_token })
    expect(info.data.user.userName).toBe(account.username)
    const [session] = await rows('select to_jsonb(s) as row from session s where account_id = $1', [
      account.id,
    ])
    expect(JSON.stringify(session)).not.toContain(answer.data.access_token)
  })

  it('keeps a password that has settings of before with those of today, once it is typed', async () => {
    const before = await hashed(PASSWORD, { memory: 19_456, passes: 2 })
    const account = await makeSignInAccount(test, { passwordHash: before })
    const kept = async () =>
      (await rows('select password_hash from account where id = $1', [account.id]))[0]?.password_hash
    expect((await login(test, { username: account.username, password: 'Wrong!2026x' })).status).toBe(422)
    expect(await kept()).toBe(before)
    expect((await login(test, account)).status).toBe(200)
    expect(await kept()).toMatch(/^argon2id\$m=7168,t=5,p=1\$/)
    const renewed = await kept()
    expect((await login(test, account)).status).toBe(200)
    expect(await kept()).toBe(renewed)
  })

  it('reads the user name in any case, and takes the mobile number in its place', async () => {
    const account = await makeSignInAccount(test, { phone: '13811112222' })
    expect((await login(test, { username: account.username.toUpperCase() })).status).toBe(200)
    expect((await login(test, { username: '13811112222' })).status).toBe(200)
  })

  it('answers an unknown name, a wrong password, another kind of user, a closed account and one without a password alike', async () => {
    const account = await makeSignInAccount(test)
    const closed = await makeSignInAccount(test, { status: 'closed' })
    const without = await makeSignInAccount(test, { passwordHash: '' })
    const answers = [
      await login(test, { username: 'nobody_here' }),
      await login(test, { username: account.username, password: 'Wrong!2026x' }),
      await login(test, { username: account.username, userType: 'operator' }),
      await login(test, closed),
      await login(test, without),
    ].map(({ status, msg, error, data }) => ({ status, msg, data, key: error?.key, number: error?.number }))
    const { msg, key, number } = identityErrors.credentialsWrong
    for (const answer of answers) expect(answer).toEqual({ status: 422, msg, data: undefined, key, number })
  })

  it('tells a disabled account so, but only who knows the password', async () => {
    const account = await makeSignInAccount(test, { status: 'disabled' })
    const wrong = await login(test, { username: account.username, password: 'Wrong!2026x' })
    expect(wrong.error?.key).toBe(identityErrors.credentialsWrong.key)
    const right = await login(test, account)
    expect(right).toMatchObject({ status: 403, error: { key: identityErrors.accountDisabled.key } })
  })

  it('uses a captcha up by the first attempt, right or wrong', async () => {
    const account = await makeSignInAccount(test)
    const body = { username: account.username, password: PASSWORD, userType: 'enterprise' as const }
    const { uuid, captcha } = await solvedCaptcha(test)
    const wrong = await test.call(identity.login, {
      body: { ...body, uuid, verificationCode: wrongAnswer(captcha) },
    })
    expect(wrong.error?.key).toBe(identityErrors.captchaWrong.key)
    const again = await test.call(identity.login, { body: { ...body, uuid, verificationCode: captcha } })
    expect(again).toMatchObject({ status: 422, error: { key: identityErrors.captchaWrong.key } })
  })

  it('lets one of ten requests pass that share a captcha', async () => {
    const account = await makeSignInAccount(test)
    const { uuid, captcha } = await solvedCaptcha(test)
    const body = { username: account.username, password: PASSWORD, uuid, verificationCode: captcha }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        test.call(identity.login, { body: { ...body, userType: 'enterprise' } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.key === identityErrors.captchaWrong.key)).toHaveLength(9)
  })

  it('locks account and address for 15 minutes after five wrong passwords, also for the right one', async () => {
    const account = await makeSignInAccount(test)
    const living = await test.signIn(account.id)
    for (let failure = 1; failure <= 5; failure += 1) {
      const wrong = await login(test, { username: account.username, password: 'Wrong!2026x' })
      expect(wrong.error?.key).toBe(identityErrors.credentialsWrong.key)
    }
    const locked = await login(test, account)
    expect(locked).toMatchObject({ status: 429, error: { key: identityErrors.locked.key } })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect((await test.call(identity.getUserInfo, {}, { token: living })).status).toBe(200)
    clock.pass(15 * 60 + 1)
    expect((await login(test, account)).status).toBe(200)
  })

  it('locks a name that nobody has in the same way', async () => {
    for (let failure = 1; failure <= 5; failure += 1) await login(test, { username: 'ghost_user' })
    expect((await login(test, { username: 'GHOST_user' })).error?.key).toBe(identityErrors.locked.key)
  })

  it('does not lock the account for another address', async () => {
    const account = await makeSignInAccount(test)
    for (let failure = 1; failure <= 5; failure += 1) {
      await login(test, { username: account.username, password: 'Wrong!2026x' })
    }
    const { uuid, captcha } = await solvedCaptcha(test)
    const elsewhere = await test.app.inject({
      method: 'POST',
      url: identity.login.path,
      remoteAddress: '10.20.30.40',
      payload: {
        username: account.username,
        password: PASSWORD,
        userType: 'enterprise',
        uuid,
        verificationCode: captcha,
      },
    })
    expect(elsewhere.statusCode).toBe(200)
  })

  it('forgets wrong passwords after a right one, and those older than the window', async () => {
    const account = await makeSignInAccount(test)
    const wrong = { username: account.username, password: 'Wrong!2026x' }
    for (let failure = 1; failure <= 4; failure += 1) await login(test, wrong)
    expect((await login(test, account)).status).toBe(200)
    for (let failure = 1; failure <= 4; failure += 1) await login(test, wrong)
    clock.pass(15 * 60 + 1)
    await login(test, wrong)
    expect((await login(test, account)).status).toBe(200)
  })

  it('gives ten guesses at once no more than five, and a right one among them no other answer', async () => {
    const account = await makeSignInAccount(test)
    const guesses = Array.from({ length: 10 }, () =>
      login(test, { username: account.username, password: 'Wrong!2026x' }),
    )
    const keys = (await Promise.all(guesses)).map(({ error }) => error?.key)
    expect(keys.filter((key) => key === identityErrors.credentialsWrong.key)).toHaveLength(5)
    expect(keys.filter((key) => key === identityErrors.locked.key)).toHaveLength(5)
  })

  it('gives an account that must reset a token good for nothing else', async () => {
    const account = await makeSignInAccount(test, { sourceType: '17', mustResetPassword: true })
    const { data } = await login(test, account)
    expect(data.mustResetPassword).toBe(true)
    const info = await test.call(identity.getUserInfo, {}, { token: data.access_token })
    expect(info.data.mustResetPassword).toBe(true)
    const other = await test.call(
      consentCalls.listConsents,
      { body: { currentPageNum: 1, pageSize: 10 } },
      { token: data.access_token },
    )
    expect(other).toMatchObject({ status: 403, error: { key: kernelErrors.mustResetPassword.key } })
  })

  it('keeps a trace of right and wrong logins in the login log and the audit chain, never what was typed', async () => {
    const account = await makeSignInAccount(test)
    await login(test, { username: account.username, password: 'Wrong!2026x' })
    await login(test, account)
    const log = await rows(
      'select way, succeeded, reason, host(ip) ip from login_log where account_id = $1 order by id',
      [account.id],
    )
    expect(log).toEqual([
      { way: 'password', succeeded: false, reason: 'credentialsWrong', ip: '127.0.0.1' },
      { way: 'password', succeeded: true, reason: null, ip: '127.0.0.1' },
    ])
    const audit = await rows(
      "select action, actor_account_id, detail::text from audit_log where entity = 'account' and entity_id = $1 order by id",
      [account.id],
    )
    expect(audit.map(({ action }) => action)).toEqual(['fail-login', 'login'])
    expect(audit.map(({ actor_account_id }) => actor_account_id)).toEqual([account.id, account.id])
    expect(JSON.stringify(audit)).not.toContain('Wrong!2026x')
  })

  it('names every missing field and refuses unknown ones', async () => {
    const bad = await test.send(identity.login, { body: { username: '', extra: 1 } })
    expect(bad.status).toBe(422)
    expect(Object.keys(bad.error?.fields ?? {}).sort()).toEqual(
      ['extra', 'password', 'userType', 'username', 'uuid', 'verificationCode'].sort(),
    )
  })
})
