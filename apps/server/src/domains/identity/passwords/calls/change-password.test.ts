import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePassword } from '@lqr/contract/identity/account-calls.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { login, makeSignInAccount, movableClock, PASSWORD } from '../../../../testing/identity-steps.ts'
import { secondInstance } from '../../../../testing/second-instance.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { MAX_FAILURES } from '../../sessions/login-lock.rules.ts'

const NEW = 'Jin!cheng2026'

describe('changing the own password', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  const change = (token: string | undefined, body: { oldPassword: string; newPassword: string }) =>
    test.call(changePassword, { body }, token ? { token } : {})
  const status = async (token: string) => (await test.call(getUserInfo, {}, { token })).status

  it('keeps this session, ends the others on every instance, and replaces the old password', async () => {
    const account = await makeSignInAccount(test)
    const [here, there] = [await test.signIn(account.id), await test.signIn(account.id)]
    expect((await change(here, { oldPassword: PASSWORD, newPassword: NEW })).status).toBe(200)
    expect([await status(here), await status(there)]).toEqual([200, 401])
    const other = await secondInstance(test)
    const elsewhere = await other.inject({
      url: getUserInfo.path,
      headers: { authorization: `Bearer ${there}` },
    })
    await other.close()
    expect(elsewhere.statusCode).toBe(401)
    expect((await login(test, account)).error?.key).toBe(identityErrors.credentialsWrong.key)
    expect((await login(test, { ...account, password: NEW })).status).toBe(200)
  })

  it('is the way on for an account that must reset, whose token is then spent', async () => {
    const account = await makeSignInAccount(test, { sourceType: '17', mustResetPassword: true })
    const token = (await login(test, account)).data.access_token
    expect((await change(token, { oldPassword: PASSWORD, newPassword: NEW })).status).toBe(200)
    expect(await status(token)).toBe(401)
    const again = await login(test, { ...account, password: NEW })
    expect(again.data.mustResetPassword).toBeUndefined()
  })

  it('tells who never set a password how to, and locks nobody for trying', async () => {
    const account = await makeSignInAccount(test, { passwordHash: '' })
    const token = await test.signIn(account.id)
    for (let tries = 0; tries <= MAX_FAILURES; tries += 1) {
      expect((await change(token, { oldPassword: PASSWORD, newPassword: NEW })).error).toMatchObject({
        key: identityErrors.passwordWrong.key,
        fields: { oldPassword: expect.stringContaining('忘记密码') },
      })
    }
  })

  it('shows at its field what is wrong', async () => {
    const account = await makeSignInAccount(test)
    const token = await test.signIn(account.id)
    const fieldsOf = async (oldPassword: string, newPassword: string) =>
      (await change(token, { oldPassword, newPassword })).error?.fields
    expect(await fieldsOf('Wrong!2026x', NEW)).toEqual({ oldPassword: '密码不正确' })
    expect(await fieldsOf(PASSWORD, PASSWORD)).toEqual({ newPassword: '新密码不能与旧密码相同' })
    expect(await fieldsOf(PASSWORD, `${account.username}A!9`)).toEqual({ newPassword: '密码不能包含用户名' })
    expect(await fieldsOf(PASSWORD, 'P@ssw0rd2026')).toEqual({
      newPassword: '这个密码太常见，容易被猜到，请换一个',
    })
    expect(Object.keys((await fieldsOf(PASSWORD, 'short')) ?? {})).toEqual(['newPassword'])
  })

  it('locks after five wrong guesses for 15 minutes, and ends nobody’s session', async () => {
    const account = await makeSignInAccount(test)
    const token = await test.signIn(account.id)
    const guess = () => change(token, { oldPassword: 'Wrong!2026x', newPassword: NEW })
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await guess()).error?.key).toBe(identityErrors.passwordWrong.key)
    }
    const locked = await change(token, { oldPassword: PASSWORD, newPassword: NEW })
    expect(locked).toMatchObject({ status: 429, error: { key: identityErrors.locked.key } })
    expect(await status(token)).toBe(200)
    clock.pass(15 * 60 + 1)
    expect((await change(token, { oldPassword: PASSWORD, newPassword: NEW })).status).toBe(200)
  })

  it('happens once when two requests come at once', async () => {
    const account = await makeSignInAccount(test)
    const tokens = [await test.signIn(account.id), await test.signIn(account.id)]
    const answers = await Promise.all(
      tokens.map((token, index) => change(token, { oldPassword: PASSWORD, newPassword: `${NEW}${index}` })),
    )
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1)
  })

  it('is refused to a signed-out caller and keeps no password in the audit log', async () => {
    expect((await change(undefined, { oldPassword: PASSWORD, newPassword: NEW })).status).toBe(401)
    const { rows } = await test.services.pool.query(
      "select detail::text from audit_log where action = 'change-password'",
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(NEW)
  })
})
