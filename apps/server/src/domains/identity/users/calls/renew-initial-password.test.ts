import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { renewInitialPassword, resetSecondFactor } from '@lqr/contract/identity/user-admin-calls.ts'
import { login, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { ownAccountWords } from '../../copy.ts'
import { makeSecondFactor } from '../../second-factor/second-factor.fixtures.ts'

describe('helping a user back in', () => {
  let test: TestApp
  let operator: { id: string; token: string }
  let admin: { id: string; token: string }
  beforeAll(async () => {
    test = await makeTestApp()
    operator = await signedIn(['operator'])
    admin = await signedIn(['admin'])
  })
  afterAll(() => test.close())

  async function signedIn(roles: ('operator' | 'admin')[]) {
    const { id } = await makeSignInAccount(test, { sourceType: '1', roles })
    return { id, token: await test.signIn(id) }
  }
  const renew = (id: string, token?: string) =>
    test.call(renewInitialPassword, { params: { id } }, token ? { token } : {})
  const reset = (id: string, token?: string) =>
    test.call(resetSecondFactor, { params: { id } }, token ? { token } : {})

  it('with a new initial password ends the old one and every session, and lifts the lock', async () => {
    const user = await makeSignInAccount(test)
    const token = await test.signIn(user.id)
    for (let failure = 1; failure <= 5; failure += 1) await login(test, { ...user, password: 'Wrong!2026x' })
    const { initialPassword } = (await renew(user.id, operator.token)).data
    expect((await test.call(getUserInfo, {}, { token })).status).toBe(401)
    const next = await login(test, { ...user, password: initialPassword })
    expect(next).toMatchObject({ status: 200, data: { mustResetPassword: true } })
    expect((await login(test, user)).error?.key).toBe(identityErrors.credentialsWrong.key)
  })

  it('is done by operators for enterprises, by admins for everybody, by nobody for oneself', async () => {
    const officer = await makeSignInAccount(test, { sourceType: '3' })
    expect((await renew(officer.id, operator.token)).status).toBe(404)
    expect((await renew(admin.id, operator.token)).status).toBe(404)
    expect((await renew(officer.id, admin.token)).status).toBe(200)
    for (const { id, token } of [operator, admin]) {
      expect(await renew(id, token)).toMatchObject({ status: 409, msg: ownAccountWords.password })
    }
    const enterprise = await test.signIn((await makeSignInAccount(test)).id)
    expect((await renew(officer.id, enterprise)).status).toBe(403)
    expect((await renew(officer.id)).status).toBe(401)
    expect((await renew('999999', admin.token)).status).toBe(404)
  })

  it.each(['1', '2', '3', '4', '5', '7'] as const)(
    'after a lost device takes the second factor away and ends every session of type %s',
    async (sourceType) => {
      const user = await makeSignInAccount(test, { sourceType })
      await makeSecondFactor(test.services.db, test.services, user.id)
      const token = await test.signIn(user.id)
      expect((await reset(user.id, operator.token)).status).toBe(403)
      expect((await reset(user.id, admin.token)).status).toBe(200)
      expect((await test.call(getUserInfo, {}, { token })).status).toBe(401)
      const again = await reset(user.id, admin.token)
      expect(again).toMatchObject({ status: 409, error: { key: identityErrors.notEnrolled.key } })
      const own = await reset(admin.id, admin.token)
      expect(own).toMatchObject({
        msg: ownAccountWords.secondFactor,
        error: { key: identityErrors.ownAccount.key },
      })
      expect((await reset('999999', admin.token)).status).toBe(404)
      expect((await reset(user.id)).status).toBe(401)
    },
  )
})
