import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listLoginLog } from '@lqr/contract/identity/account-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { login, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('the login log', () => {
  let test: TestApp
  let own: { id: string; username: string }
  let token: string
  beforeAll(async () => {
    test = await makeTestApp()
    own = await makeSignInAccount(test)
    for (let index = 0; index < 3; index += 1) token = (await login(test, own)).data.access_token
    await login(test, { ...own, password: 'Wrong!2026x' })
  })
  afterAll(() => test.close())

  const list = (userId: string, as?: string, query: { currentPageNum?: number; pageSize?: number } = {}) =>
    test.call(listLoginLog, { params: { userId }, query }, as ? { token: as } : {})

  it('shows the own attempts, newest first, page by page', async () => {
    const first = (await list(own.id, token, { pageSize: 3 })).data
    expect(first).toMatchObject({ total: 4, currentPageNum: 1, pageSize: 3 })
    expect(first.list.map(({ succeeded }) => succeeded)).toEqual([false, true, true])
    expect(first.list[0]).toMatchObject({ way: 'password', reason: 'credentialsWrong', ip: '127.0.0.1' })
    const second = (await list(own.id, token, { pageSize: 3, currentPageNum: 2 })).data
    expect(second.list).toHaveLength(1)
  })

  it('shows an admin everybody’s, which is recorded', async () => {
    const admin = await makeSignInAccount(test, { sourceType: '1', roles: ['admin'] })
    const answer = await list(own.id, await test.signIn(admin.id))
    expect(answer.data.total).toBe(4)
    const { rows } = await test.services.pool.query(
      "select entity_id from audit_log where action = 'read-login-log' and actor_account_id = $1",
      [admin.id],
    )
    expect(rows).toEqual([{ entity_id: own.id }])
  })

  it('is the same 404 for another person’s log and for one that is not there', async () => {
    const operator = await makeSignInAccount(test, { sourceType: '1' })
    for (const stranger of [await makeSignInAccount(test), operator]) {
      const as = await test.signIn(stranger.id)
      const [there, nowhere] = [await list(own.id, as), await list('999999', as)]
      expect(there).toMatchObject({ status: 404, error: { key: identityErrors.userNotFound.key } })
      expect({ ...there, error: there.error?.key, headers: 0 }).toEqual({
        ...nowhere,
        error: nowhere.error?.key,
        headers: 0,
      })
    }
    expect((await list(own.id)).status).toBe(401)
  })

  it('refuses pages that are none', async () => {
    const answer = await list(own.id, token, { pageSize: 1000, currentPageNum: 0 })
    expect(Object.keys(answer.error?.fields ?? {}).sort()).toEqual(['currentPageNum', 'pageSize'])
  })
})
