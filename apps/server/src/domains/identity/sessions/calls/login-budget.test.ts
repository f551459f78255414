import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo, loginPhone, resetPassword } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { renewInitialPassword } from '@lqr/contract/identity/user-admin-calls.ts'
import {
  freshCode,
  freshTicket,
  login,
  makeSignInAccount,
  movableClock,
} from '../../../../testing/identity-steps.ts'
import { type CallOptions, makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { MAX_STRANGE_FAILURES } from '../login-lock.rules.ts'

const HOME = '10.1.1.1'
const ELSEWHERE = '10.9.9.9'
const WRONG = 'Wrong!2026x'

describe('the budget of wrong passwords over all networks', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  const keyOf = async (username: string, options: CallOptions, password?: string) =>
    (await login(test, { username, ...(password ? { password } : {}) }, options)).error?.key
  const { credentialsWrong, locked, passwordClosed } = identityErrors

  /** One wrong try of a stranger, then the counter at its limit: as many requests would say nothing more. */
  async function spend(username: string) {
    expect(await keyOf(username, { from: '10.5.0.1' }, WRONG)).toBe(credentialsWrong.key)
    await test.services.pool.query(
      'update guess_budget set failures = $1 where since = (select max(since) from guess_budget)',
      [MAX_STRANGE_FAILURES],
    )
  }
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const byCode = async (phone: string, options: CallOptions = {}) => {
    const verificationCode = await freshCode(test, phone, 'login')
    return test.call(loginPhone, { body: { phone, verificationCode, userType: 'enterprise' } }, options)
  }

  it('is one for sixty networks, then a right password opens nothing either, nor does the answer tell', async () => {
    const { username } = await makeSignInAccount(test)
    const keys: (string | undefined)[] = []
    for (let network = 1; network <= 60; network += 1) {
      keys.push(await keyOf(username, { from: `10.7.0.${network}` }, WRONG))
    }
    expect(keys.filter((key) => key === credentialsWrong.key)).toHaveLength(MAX_STRANGE_FAILURES)
    expect(keys.slice(MAX_STRANGE_FAILURES)).toEqual(Array.from({ length: 10 }, () => passwordClosed.key))
    const right = await login(test, { username }, { from: ELSEWHERE })
    expect(right).toMatchObject({ status: 429, msg: passwordClosed.msg, error: { key: passwordClosed.key } })
    expect(right.data).toBeUndefined()
  })

  it('is kept for a name nobody has as well', async () => {
    await spend('ghost_of_budget')
    expect(await keyOf('Ghost_of_Budget', { from: ELSEWHERE })).toBe(passwordClosed.key)
  })

  it('does not hit a network that the owner signed in from, which keeps its own lock', async () => {
    const { username } = await makeSignInAccount(test)
    expect((await login(test, { username }, { from: HOME })).status).toBe(200)
    await spend(username)
    expect((await login(test, { username }, { from: HOME })).status).toBe(200)
    for (let failure = 1; failure <= 5; failure += 1) {
      expect(await keyOf(username, { from: HOME }, WRONG)).toBe(credentialsWrong.key)
    }
    expect(await keyOf(username, { from: HOME })).toBe(locked.key)
  })

  it('knows the whole /64 of an IPv6 network', async () => {
    const { username } = await makeSignInAccount(test)
    await login(test, { username }, { from: '2001:db8:1:1::1' })
    await spend(username)
    expect((await login(test, { username }, { from: '2001:db8:1:1:ffff::9' })).status).toBe(200)
    expect(await keyOf(username, { from: '2001:db8:1:2::1' })).toBe(passwordClosed.key)
  })

  it('does not hit a device that signed in before, wherever it is, nor do locks of the network it is in', async () => {
    const { username } = await makeSignInAccount(test)
    const cookie = cookieOf(await login(test, { username }, { from: HOME }))
    await spend(username)
    for (let failure = 1; failure <= 5; failure += 1) await keyOf(username, { from: HOME }, WRONG)
    expect((await login(test, { username }, { from: ELSEWHERE, cookie })).status).toBe(200)
    expect((await login(test, { username }, { from: HOME, cookie })).status).toBe(200)
    for (let failure = 1; failure <= 5; failure += 1)
      await keyOf(username, { from: ELSEWHERE, cookie }, WRONG)
    expect(await keyOf(username, { from: ELSEWHERE, cookie })).toBe(locked.key)
  })

  it('takes a device for known by its own account alone, and for 90 days', async () => {
    const { username } = await makeSignInAccount(test)
    const other = await makeSignInAccount(test)
    const cookie = cookieOf(await login(test, { username }, { from: HOME }))
    await spend(other.username)
    expect(await keyOf(other.username, { from: HOME, cookie })).toBe(passwordClosed.key)
    clock.pass(91 * 86_400)
    await spend(username)
    expect(await keyOf(username, { from: HOME, cookie })).toBe(passwordClosed.key)
  })

  it('leaves the code by SMS open, which also makes the place known and the count forget', async () => {
    const { username, phone } = await makeSignInAccount(test)
    await spend(username)
    expect(await keyOf(username, { from: ELSEWHERE })).toBe(passwordClosed.key)
    expect((await byCode(phone, { from: ELSEWHERE })).status).toBe(200)
    expect((await login(test, { username }, { from: ELSEWHERE })).status).toBe(200)
    expect(await keyOf(username, { from: '10.8.8.8' }, WRONG)).toBe(credentialsWrong.key)
  })

  it('is forgotten after a day, and with a password that was set anew', async () => {
    const { username, phone } = await makeSignInAccount(test)
    await spend(username)
    const ticket = await freshTicket(test, phone, 'password')
    const password = 'Xin!guan2027'
    expect((await test.call(resetPassword, { body: { ticket, password } })).status).toBe(200)
    expect((await login(test, { username, password }, { from: ELSEWHERE })).status).toBe(200)
    const tired = await makeSignInAccount(test)
    await spend(tired.username)
    clock.pass(24 * 3_600 + 1)
    expect((await login(test, tired, { from: ELSEWHERE })).status).toBe(200)
  })

  it('is forgotten with an initial password that an operator gives', async () => {
    const { id, username } = await makeSignInAccount(test)
    await spend(username)
    const token = await test.signIn((await makeSignInAccount(test, { sourceType: '1' })).id)
    const { initialPassword } = (await test.call(renewInitialPassword, { params: { id } }, { token })).data
    const answer = await login(test, { username, password: initialPassword }, { from: ELSEWHERE })
    expect(answer).toMatchObject({ status: 200, data: { mustResetPassword: true } })
  })

  it('hands the device a cookie that no script reads and that signs nobody in', async () => {
    const answer = await login(test, await makeSignInAccount(test))
    const text = String(answer.headers['set-cookie'])
    expect(text).toMatch(
      /^Known-Device=[\w-]{43}; Path=\/api\/system\/LoginController; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    )
    expect((await test.call(getUserInfo, {}, { cookie: cookieOf(answer) })).status).toBe(401)
    const refused = await login(test, { username: 'nobody_at_all', password: WRONG })
    expect(refused.headers['set-cookie']).toBeUndefined()
  })
})
