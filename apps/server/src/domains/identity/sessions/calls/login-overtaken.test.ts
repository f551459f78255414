import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo, loginPhone } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { freshCode, login, makeSignInAccount, PASSWORD } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { waitsForLock } from '../../../../testing/waits-for-lock.ts'
import { hashPassword } from '../../../../security/password.ts'
import { sealPhone, updatePassword } from '../../accounts/index.ts'
import { putPhone } from '../../users/user-admin.store.ts'
import { revokeSessionsOf } from '../sessions.store.ts'

describe('a sign-in that is under way', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  type Tx = Parameters<typeof revokeSessionsOf>[0]

  /** Signs in while what it was proven by is replaced, and every session ended, in a transaction that is not through yet. */
  function overtaken<Answer>(
    accountId: string,
    replace: (tx: Tx) => Promise<unknown>,
    signIn: () => Promise<Answer>,
  ) {
    return test.services.db.transaction().execute(async (tx) => {
      await replace(tx)
      await revokeSessionsOf(tx, accountId)
      const signingIn = signIn()
      expect(await waitsForLock(test, signingIn)).toBe(true)
      return { signingIn }
    })
  }
  const sessionsOf = async (accountId: string) =>
    (
      await test.services.pool.query('select id from session where account_id = $1 and revoked_at is null', [
        accountId,
      ])
    ).rowCount

  it('with the old password opens nothing once there is a new one', async () => {
    const user = await makeSignInAccount(test)
    const hash = await hashPassword('Xin!guan2027')
    const { signingIn } = await overtaken(
      user.id,
      (tx) => updatePassword(tx, user.id, hash),
      () => login(test, { username: user.username }),
    )
    expect((await signingIn).error?.key).toBe(identityErrors.credentialsWrong.key)
    expect(await sessionsOf(user.id)).toBe(0)
  })

  it('with a code to the old number opens nothing once there is another number', async () => {
    const user = await makeSignInAccount(test)
    const verificationCode = await freshCode(test, user.phone, 'login')
    const phone = sealPhone(test.services.cipher, '13912340001')
    const { signingIn } = await overtaken(
      user.id,
      (tx) => putPhone(tx, { id: user.id, version: 1, phone }),
      () => test.call(loginPhone, { body: { phone: user.phone, verificationCode, userType: 'enterprise' } }),
    )
    expect((await signingIn).error?.key).toBe(identityErrors.notRegistered.key)
    expect(await sessionsOf(user.id)).toBe(0)
  })

  it('is not hindered where the same password was only kept anew', async () => {
    const user = await makeSignInAccount(test)
    const hash = await hashPassword(PASSWORD)
    const { signingIn } = await overtaken(
      user.id,
      (tx) => updatePassword(tx, user.id, hash),
      () => login(test, { username: user.username }),
    )
    const { data } = await signingIn
    expect((await test.call(getUserInfo, {}, { token: data.access_token })).status).toBe(200)
  })
})
