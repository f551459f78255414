import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import { login, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { secondInstance } from '../../../../testing/second-instance.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('logging out', () => {
  let test: TestApp
  let other: FastifyInstance
  beforeAll(async () => {
    test = await makeTestApp()
    other = await secondInstance(test)
  })
  afterAll(async () => {
    await other.close()
    await test.close()
  })

  const info = (token: string) => test.call(identity.getUserInfo, {}, { token })
  const infoElsewhere = async (token: string) =>
    (
      await other.inject({
        url: identity.getUserInfo.path,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode

  it('kills the token at once, on every instance', async () => {
    const account = await makeSignInAccount(test)
    const token = (await login(test, account)).data.access_token
    expect([(await info(token)).status, await infoElsewhere(token)]).toEqual([200, 200])
    expect(await test.call(identity.logout, {}, { token })).toMatchObject({
      status: 200,
      data: { done: true },
    })
    expect([(await info(token)).status, await infoElsewhere(token)]).toEqual([401, 401])
    expect((await test.call(identity.refreshToken, {}, { token })).status).toBe(401)
    expect((await test.call(identity.logout, {}, { token })).status).toBe(401)
  })

  it('leaves the other logins of the account alone', async () => {
    const account = await makeSignInAccount(test)
    const [here, there] = [await test.signIn(account.id), await test.signIn(account.id)]
    await test.call(identity.logout, {}, { token: here })
    expect([(await info(here)).status, (await info(there)).status]).toEqual([401, 200])
  })

  it('is open to somebody who must reset, and stands in the audit log', async () => {
    const account = await makeSignInAccount(test, { mustResetPassword: true })
    const token = (await login(test, account)).data.access_token
    expect((await test.call(identity.logout, {}, { token })).status).toBe(200)
    const { rows } = await test.services.pool.query(
      'select action, actor_account_id from audit_log where entity_id = $1 order by id',
      [account.id],
    )
    expect(rows).toEqual([
      { action: 'login', actor_account_id: account.id },
      { action: 'logout', actor_account_id: account.id },
    ])
  })

  it('needs a token', async () => {
    expect((await test.call(identity.logout, {})).status).toBe(401)
  })
})
