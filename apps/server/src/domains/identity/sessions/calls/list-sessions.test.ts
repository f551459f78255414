import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo, refreshToken } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { endOtherSessions, endSession, listSessions } from '@lqr/contract/identity/session-calls.ts'
import { makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { secondInstance } from '../../../../testing/second-instance.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('the own sessions', () => {
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

  async function signedInTwice() {
    const account = await makeSignInAccount(test)
    return { account, here: await test.signIn(account.id), there: await test.signIn(account.id) }
  }
  const sessions = async (token: string) => (await test.call(listSessions, {}, { token })).data.list
  const elsewhere = async (token: string) =>
    (await other.inject({ url: getUserInfo.path, headers: { authorization: `Bearer ${token}` } })).statusCode

  it('are listed with the asking one marked, without the ended and the idle ones', async () => {
    const { account, here, there } = await signedInTwice()
    const listed = await sessions(here)
    expect([listed.length, listed.filter(({ current }) => current).length]).toEqual([2, 1])
    await test.services.pool.query(
      `update session set last_seen_at = now() - interval '31 minutes' where account_id = $1
       and token_hash = sha256($2)`,
      [account.id, there],
    )
    expect(await sessions(here)).toHaveLength(1)
    expect((await test.call(listSessions, {})).status).toBe(401)
  })

  it('keep their number when they are renewed', async () => {
    const { here } = await signedInTwice()
    const before = (await sessions(here)).find(({ current }) => current)
    const renewed = (await test.call(refreshToken, {}, { token: here })).data.access_token
    const after = (await sessions(renewed)).find(({ current }) => current)
    expect(after?.id).toBe(before?.id)
    expect(after?.startedAt).toBe(before?.startedAt)
  })

  it('end one by one, at once on every instance', async () => {
    const { here, there } = await signedInTwice()
    const target = (await sessions(here)).find(({ current }) => !current)
    expect(await elsewhere(there)).toBe(200)
    const ended = await test.call(endSession, { params: { id: target?.id ?? '' } }, { token: here })
    expect(ended.status).toBe(200)
    expect([await elsewhere(there), await elsewhere(here)]).toEqual([401, 200])
    const again = await test.call(endSession, { params: { id: target?.id ?? '' } }, { token: here })
    expect(again).toMatchObject({ status: 404, error: { key: identityErrors.sessionNotFound.key } })
  })

  it('end all but the asking one', async () => {
    const { here, there } = await signedInTwice()
    expect((await test.call(endOtherSessions, {}, { token: here })).status).toBe(200)
    expect([await elsewhere(there), await elsewhere(here)]).toEqual([401, 200])
  })

  it('cannot be ended by anybody else', async () => {
    const { here } = await signedInTwice()
    const [target] = await sessions(here)
    const stranger = (await signedInTwice()).here
    const refused = await test.call(endSession, { params: { id: target?.id ?? '' } }, { token: stranger })
    expect(refused.status).toBe(404)
    expect(await elsewhere(here)).toBe(200)
    expect((await test.call(endSession, { params: { id: target?.id ?? '' } })).status).toBe(401)
    const bad = await test.send(endSession, { params: { id: 'x' } }, { token: here })
    expect(bad.error?.fields).toEqual({ id: '登录编号不正确' })
  })
})
