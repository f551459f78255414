import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { getUserInfo, loginPhone, resetPassword } from '@lqr/contract/identity/calls.ts'
import { listConsents } from '@lqr/contract/identity/consent-calls.ts'
import { registerUserSysAuto } from '@lqr/contract/identity/user-admin-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { freshCode, login, makeSignInAccount, movableClock } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

const CREDENTIAL = 'provider:a-long-enough-secret'

describe('registering an enterprise for it', () => {
  const clock = movableClock()
  let test: TestApp
  let operator: string
  let made = 0
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now }, undefined, {
      PROVIDER_CREDENTIALS: CREDENTIAL,
      SSO_AUDIENCES: 'portal:another-long-secret',
    })
    operator = await test.signIn((await makeSignInAccount(test, { sourceType: '1' })).id)
  })
  afterAll(() => test.close())

  function wanted(over: object = {}) {
    made += 1
    return {
      username: `auto_${made}`,
      phone: `138400000${String(made).padStart(2, '0')}`,
      corporateName: '会宁示例杂粮有限公司',
      ...over,
    }
  }
  const register = (body: object, token: string | undefined = operator) =>
    test.send(registerUserSysAuto, { body }, token ? { token } : {})
  const registered = async () =>
    (await test.call(registerUserSysAuto, { body: wanted() }, { token: operator })).data

  it('makes an account of type 17 with its company and a password that must be reset first', async () => {
    const account = await registered()
    const first = await login(test, { ...account, password: account.initialPassword })
    expect(first.data.mustResetPassword).toBe(true)
    const token = first.data.access_token
    const info = await test.call(getUserInfo, {}, { token })
    expect(info.data).toMatchObject({
      user: { userSourceType: '17' },
      roles: ['enterprise'],
      comBaseinfo: { corporateName: '会宁示例杂粮有限公司', certiFlg: 1 },
      mustResetPassword: true,
    })
    const page = { currentPageNum: 1, pageSize: 10 }
    const other = await test.call(listConsents, { body: page }, { token })
    expect(other).toMatchObject({ status: 403, error: { key: kernelErrors.mustResetPassword.key } })
    const reset = await test.call(resetPassword, { body: { password: 'Jin!cheng2026' } }, { token })
    expect(reset.status).toBe(200)
    const next = await login(test, { ...account, password: 'Jin!cheng2026' })
    expect(next.data.mustResetPassword).toBeUndefined()
  })

  it('asks for the reset on the login by SMS as well', async () => {
    const body = wanted()
    await register(body)
    const code = await freshCode(test, body.phone, 'login')
    const answer = await test.call(loginPhone, {
      body: { phone: body.phone, verificationCode: code, userType: 'enterprise' },
    })
    expect(answer.data.mustResetPassword).toBe(true)
  })

  it('gives a password that lapses after 72 hours', async () => {
    const account = await registered()
    clock.pass(72 * 3600 + 1)
    const late = await login(test, { ...account, password: account.initialPassword })
    expect(late.error?.key).toBe(identityErrors.initialPasswordExpired.key)
  })

  it('refuses a name or a number that somebody has', async () => {
    const first = wanted()
    await register(first)
    const name = await register({ ...wanted(), username: first.username })
    expect(name).toMatchObject({ status: 409, error: { key: identityErrors.usernameTaken.key } })
    const phone = await register({ ...wanted(), phone: first.phone })
    expect(phone).toMatchObject({ status: 409, error: { key: identityErrors.phoneTaken.key } })
    const { rows } = await test.services.pool.query(
      'select count(*)::int n from enterprise e where not exists (select from account a where a.company_id = e.id)',
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  it('is open to the provider’s system by its credential, and to no other outside system', async () => {
    const send = async (credential: string) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: registerUserSysAuto.path,
        headers: { 'x-service-credential': credential },
        payload: wanted(),
      })
      return answer.statusCode
    }
    expect(await send(CREDENTIAL)).toBe(200)
    expect(await send('provider:a-wrong-enough-secret')).toBe(401)
    expect(await send('portal:another-long-secret')).toBe(401)
    const { rows } = await test.services.pool.query(
      "select actor_kind, detail from audit_log where action = 'register-for-enterprise' order by id desc limit 1",
    )
    expect(rows).toEqual([{ actor_kind: 'anonymous', detail: { service: 'provider' } }])
  })

  it('is closed to everybody else, and names what is wrong', async () => {
    expect((await test.send(registerUserSysAuto, { body: wanted() })).status).toBe(401)
    for (const sourceType of ['7', '3', '2'] as const) {
      const token = await test.signIn((await makeSignInAccount(test, { sourceType })).id)
      expect((await register(wanted(), token)).status).toBe(403)
    }
    const bad = await register({ username: '1', phone: 'x' })
    expect(Object.keys(bad.error?.fields ?? {}).sort()).toEqual(['corporateName', 'phone', 'username'])
  })
})
