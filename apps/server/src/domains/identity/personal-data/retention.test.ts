import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { jobTasks } from '../../../job-tasks.ts'
import { login, makeSignInAccount } from '../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../identity.fixtures.ts'

describe('the retention of personal records', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  const query = (text: string, values: unknown[] = []) => test.services.pool.query(text, values)
  const count = async (table: string, id: string) =>
    (await query(`select count(*)::int n from ${table} where account_id = $1`, [id])).rows[0].n

  it('removes what is older than its time and nothing else, also when it runs twice', async () => {
    const { id } = await makeAccount(test.services.db, test.services, { sourceType: '7' })
    for (const age of ['1 day', '183 days', '185 days', '400 days']) {
      await query(
        `insert into login_log (account_id, way, succeeded, at) values ($1, 'password', true, now() - $2::interval)`,
        [id, age],
      )
      await query(
        `insert into session (token_hash, family_id, account_id, expires_at)
         values (sha256(convert_to($2, 'UTF8')), gen_random_uuid(), $1, now() - $2::text::interval)`,
        [id, age],
      )
      await query(
        `insert into hand_over_ticket (ticket_hash, account_id, session_id, audience, target, created_at, expires_at)
         values (sha256(convert_to($2, 'UTF8')), $1, 1, 'portal', '/', now() - $2::text::interval, now() - $2::text::interval)`,
        [id, age],
      )
    }
    await query(
      `insert into second_factor (account_id, secret_cipher, created_at) values ($1, 'x', now() - interval '2 days')`,
      [id],
    )
    for (let run = 0; run < 2; run += 1) await jobTasks['retain-records'](test.services)
    const left = await Promise.all(
      ['login_log', 'session', 'hand_over_ticket', 'second_factor'].map((table) => count(table, id)),
    )
    expect(left).toEqual([2, 1, 1, 0])
  })

  it('leaves with the account when somebody last signed in', async () => {
    const user = await makeSignInAccount(test)
    const admin = await makeSignInAccount(test, { sourceType: '1', roles: ['admin'] })
    const token = await test.signIn(admin.id)
    const seen = async () => (await test.call(getUser, { params: { id: user.id } }, { token })).data
    expect(await seen()).toMatchObject({ lastLoginAt: null })
    await login(test, { ...user, password: 'Wrong!2026x' })
    expect(await seen()).toMatchObject({ lastLoginAt: null })
    await login(test, user)
    const { lastLoginAt } = await seen()
    expect(lastLoginAt).not.toBeNull()
    await query(`update login_log set at = at - interval '400 days' where account_id = $1`, [user.id])
    await jobTasks['retain-records'](test.services)
    expect(await count('login_log', user.id)).toBe(0)
    expect(await seen()).toMatchObject({ lastLoginAt, version: 1 })
  })
})
