import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo, refreshToken } from '@lqr/contract/identity/calls.ts'
import { listSessions } from '@lqr/contract/identity/session-calls.ts'
import { login, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeSecondFactor } from '../../second-factor/second-factor.fixtures.ts'

const MOST = 3
const PHONE = 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0'

describe('sign-ins at once', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({}, undefined, { MOST_SESSIONS: String(MOST), SECOND_FACTOR: 'optional' })
  })
  afterAll(() => test.close())

  const token = async (account: { username: string }) => (await login(test, account)).data.access_token
  const isAlive = async (of: string) => (await test.call(getUserInfo, {}, { token: of })).status === 200
  const rows = async (text: string, id: string) =>
    (await test.services.pool.query<Record<string, unknown>>(text, [id])).rows

  it('are as many as allowed; one more ends the oldest at once, also when that one was renewed last', async () => {
    const account = await makeSignInAccount(test)
    const oldest = await token(account)
    const second = await token(account)
    const renewed = (await test.call(refreshToken, {}, { token: oldest })).data.access_token
    const third = await token(account)
    expect(await Promise.all([renewed, second, third].map(isAlive))).toEqual([true, true, true])
    const newest = await token(account)
    expect(await Promise.all([renewed, second, third, newest].map(isAlive))).toEqual([
      false,
      true,
      true,
      true,
    ])
    const { data } = await test.call(listSessions, {}, { token: newest })
    expect([data.list.length, data.most]).toEqual([MOST, MOST])
  })

  it('leave an audit row and a message that names both devices', async () => {
    const account = await makeSignInAccount(test)
    await token(account)
    await test.services.pool.query('update session set user_agent = $2 where account_id = $1', [
      account.id,
      PHONE,
    ])
    for (let more = 0; more < MOST; more += 1) await token(account)
    expect(
      await rows(
        "select detail from audit_log where entity_id = $1 and action = 'end-oldest-session'",
        account.id,
      ),
    ).toEqual([{ detail: { most: MOST } }])
    const [message, ...more] = await rows(
      "select body, link from message where account_id = $1 and kind = 'identity.oldestSessionEnded'",
      account.id,
    )
    expect(more).toEqual([])
    expect(message?.link).toBe('/security')
    expect(message?.body).toContain('安卓手机 · 微信')
  })

  it('are no more when ten sign in at the same time', async () => {
    const account = await makeSignInAccount(test)
    const tokens = await Promise.all(Array.from({ length: 10 }, () => token(account)))
    const alive = await Promise.all(tokens.map(isAlive))
    expect(alive.filter(Boolean)).toHaveLength(MOST)
  })

  it("of others, ended ones and idle ones take nobody's place", async () => {
    const [account, other] = [await makeSignInAccount(test), await makeSignInAccount(test)]
    const first = await token(account)
    for (let more = 0; more < MOST + 1; more += 1) await token(other)
    for (const field of ['revoked_at = now()', "last_seen_at = now() - interval '31 minutes'"]) {
      await token(account)
      await test.services.pool.query(
        `update session set ${field} where id = (select max(id) from session where account_id = $1)`,
        [account.id],
      )
    }
    await token(account)
    await token(account)
    expect(await isAlive(first)).toBe(true)
  })

  it('are not ended by somebody who knows the password and not the code', async () => {
    const account = await makeSignInAccount(test)
    await makeSecondFactor(test.services.db, test.services, account.id)
    const owner = await test.signIn(account.id)
    await test.services.pool.query('update session set second_factor_passed = true where account_id = $1', [
      account.id,
    ])
    for (let tries = 0; tries < MOST + 1; tries += 1) {
      expect((await login(test, account)).data.secondFactor).toBe('required')
    }
    expect(await isAlive(owner)).toBe(true)
  })
})
