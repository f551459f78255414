import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { login, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('exchanging a token', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  async function signedIn() {
    const account = await makeSignInAccount(test)
    return { id: account.id, token: (await login(test, account)).data.access_token }
  }
  const refresh = (token: string) => test.call(identity.refreshToken, {}, { token })
  const isAlive = async (token: string) =>
    (await test.call(identity.getUserInfo, {}, { token })).status === 200
  const change = (text: string, id: string) => test.services.pool.query(text, [id])

  it('gives a new token, and the old one is dead at once', async () => {
    const { token } = await signedIn()
    const answer = await refresh(token)
    expect(answer.status).toBe(200)
    expect(answer.data.access_token).not.toBe(token)
    expect(await isAlive(token)).toBe(false)
    expect(await isAlive(answer.data.access_token)).toBe(true)
  })

  it('does not prolong the 12 hours of the login', async () => {
    const { id, token } = await signedIn()
    await change("update session set expires_at = now() + interval '90 seconds' where account_id = $1", id)
    const { data } = await refresh(token)
    expect(data.expires_in).toBeGreaterThan(60)
    expect(data.expires_in).toBeLessThanOrEqual(90)
  })

  it('ends the whole family when a replaced token is used again', async () => {
    const { id, token } = await signedIn()
    const next = (await refresh(token)).data.access_token
    const last = (await refresh(next)).data.access_token
    const again = await refresh(token)
    expect(again).toMatchObject({ status: 401, error: { key: identityErrors.refreshReused.key } })
    expect(await isAlive(last)).toBe(false)
    const { rows } = await test.services.pool.query(
      "select action from audit_log where entity_id = $1 and action = 'end-copied-session'",
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  it("leaves the account's other logins alone then", async () => {
    const { id, token } = await signedIn()
    const elsewhere = await test.signIn(id)
    await refresh(token)
    await refresh(token)
    expect(await isAlive(elsewhere)).toBe(true)
  })

  it('of ten requests at once with one token succeeds once, and the family ends', async () => {
    const { token } = await signedIn()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)))
    const [winner, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    expect(answers.filter(({ error }) => error?.key === identityErrors.refreshReused.key)).toHaveLength(9)
    expect(await isAlive(winner?.data.access_token ?? '')).toBe(false)
  })

  it.each([
    [
      'idle for half an hour',
      "update session set last_seen_at = now() - interval '30 minutes' where account_id = $1",
    ],
    ['older than 12 hours', 'update session set expires_at = now() where account_id = $1'],
    ['revoked', 'update session set revoked_at = now() where account_id = $1'],
    ['of a disabled account', "update account set status = 'disabled' where id = $1"],
  ])('refuses a session that is %s', async (_, statement) => {
    const { id, token } = await signedIn()
    await change(statement, id)
    expect(await refresh(token)).toMatchObject({ status: 401, error: { key: kernelErrors.signedOut.key } })
  })

  it('refuses no token and an unknown one alike', async () => {
    const none = await test.call(identity.refreshToken, {})
    const unknown = await refresh('x'.repeat(43))
    for (const { status, error } of [none, unknown]) {
      expect({ status, key: error?.key }).toEqual({ status: 401, key: kernelErrors.signedOut.key })
    }
  })

  it('keeps a token for the reset what it is', async () => {
    const account = await makeSignInAccount(test, { mustResetPassword: true })
    const { data } = await refresh((await login(test, account)).data.access_token)
    expect(data.mustResetPassword).toBe(true)
    await change('update account set must_reset_password = false where id = $1', account.id)
    const info = await test.call(identity.getUserInfo, {}, { token: data.access_token })
    expect(info.data.mustResetPassword).toBe(true)
  })
})
