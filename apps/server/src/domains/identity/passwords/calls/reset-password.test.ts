import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import {
  freshTicket,
  login,
  makeSignInAccount,
  movableClock,
  PASSWORD,
} from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

const NEW = 'Dunhuang#1900'

describe('resetting a password', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  const reset = (body: object, token?: string) =>
    test.send(identity.resetPassword, { body: { password: NEW, ...body } }, token ? { token } : {})
  const info = (token: string) => test.call(identity.getUserInfo, {}, { token })

  it('with a ticket sets it, ends every session and is audited', async () => {
    const account = await makeSignInAccount(test)
    const session = await test.signIn(account.id)
    const ticket = await freshTicket(test, account.phone, 'password')
    expect(await reset({ ticket })).toMatchObject({ status: 200, data: { done: true } })
    expect((await info(session)).status).toBe(401)
    expect((await login(test, account)).error?.key).toBe(identityErrors.credentialsWrong.key)
    expect((await login(test, { username: account.username, password: NEW })).status).toBe(200)
    const { rows } = await test.services.pool.query(
      "select actor_account_id from audit_log where action = 'reset-password' and entity_id = $1",
      [account.id],
    )
    expect(rows).toEqual([{ actor_account_id: account.id }])
  })

  it('keeps the session of who resets while signed in, and no other', async () => {
    const account = await makeSignInAccount(test)
    const [own, other] = [await test.signIn(account.id), await test.signIn(account.id)]
    await reset({ ticket: await freshTicket(test, account.phone, 'password') }, own)
    expect([(await info(own)).status, (await info(other)).status]).toEqual([200, 401])
  })

  it('of ten requests at once with one ticket succeeds once', async () => {
    const account = await makeSignInAccount(test)
    const ticket = await freshTicket(test, account.phone, 'password')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset({ ticket, password: `Dunhuang#190${index}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.key === identityErrors.ticketWrong.key)).toHaveLength(9)
  })

  it('refuses a ticket of another scene, an old one and one that never was', async () => {
    const account = await makeSignInAccount(test)
    const foreign = await freshTicket(test, account.phone, 'login')
    clock.pass(61)
    const old = await freshTicket(test, account.phone, 'password')
    clock.pass(600)
    for (const ticket of [foreign, old, 'x'.repeat(43)]) {
      expect(await reset({ ticket })).toMatchObject({
        status: 422,
        error: { key: identityErrors.ticketWrong.key },
      })
    }
    expect((await login(test, account)).status).toBe(200)
  })

  it('refuses without a ticket, also to a signed-in person', async () => {
    const account = await makeSignInAccount(test)
    for (const token of [undefined, await test.signIn(account.id)]) {
      expect((await reset({}, token)).error?.key).toBe(identityErrors.ticketWrong.key)
    }
  })

  it('keeps the ticket good when the new password is refused', async () => {
    const account = await makeSignInAccount(test, { username: 'jiayuguan' })
    const ticket = await freshTicket(test, account.phone, 'password')
    const refused = await reset({ ticket, password: 'JiaYuGuan!1' })
    expect(refused).toMatchObject({ status: 422, error: { fields: { password: expect.any(String) } } })
    expect((await reset({ ticket, password: 'short1!' })).status).toBe(422)
    expect((await reset({ ticket })).status).toBe(200)
  })

  it('lifts the lock of wrong passwords: the number has been proven', async () => {
    const account = await makeSignInAccount(test)
    for (let failure = 1; failure <= 5; failure += 1) {
      await login(test, { username: account.username, password: 'Wrong!2026x' })
    }
    await reset({ ticket: await freshTicket(test, account.phone, 'password') })
    expect((await login(test, { username: account.username, password: NEW })).status).toBe(200)
  })

  it('tells the owner of a number without an account so', async () => {
    const ticket = await freshTicket(test, '13300000001', 'password')
    expect((await reset({ ticket })).error?.key).toBe(identityErrors.notRegistered.key)
  })

  it('asks which account is meant where a number has several', async () => {
    const phone = '13300000002'
    const enterprise = await makeSignInAccount(test, { phone })
    const officer = await makeSignInAccount(test, { phone, sourceType: '3' })
    const ticket = await freshTicket(test, phone, 'password')
    const unclear = await reset({ ticket })
    expect(unclear).toMatchObject({ status: 422, error: { fields: { userType: expect.any(String) } } })
    expect((await reset({ ticket, userType: 'institution' })).status).toBe(200)
    expect((await login(test, enterprise)).status).toBe(200)
    const changed = { username: officer.username, password: NEW, userType: 'institution' } as const
    expect((await login(test, changed)).status).toBe(200)
  })

  it('is what the token of a first login is for: another password than the initial one, then a new login', async () => {
    const account = await makeSignInAccount(test, { sourceType: '17', mustResetPassword: true })
    const token = (await login(test, account)).data.access_token
    const same = await reset({ password: PASSWORD }, token)
    expect(same).toMatchObject({ status: 422, error: { fields: { password: expect.any(String) } } })
    expect((await reset({}, token)).status).toBe(200)
    expect((await info(token)).status).toBe(401)
    const { data } = await login(test, { username: account.username, password: NEW })
    expect(data.mustResetPassword).toBeUndefined()
  })
})
