import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCertifications } from '@lqr/contract/certification/calls.ts'
import { getUserInfo, login as loginCall, loginPhone, refreshToken } from '@lqr/contract/identity/calls.ts'
import { enterConsole, listSessions } from '@lqr/contract/identity/session-calls.ts'
import type { UserType } from '@lqr/contract/identity/entities.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { SessionScope } from '@lqr/contract/kernel/session-scope.ts'
import { freshCode, makeSignInAccount, PASSWORD, solvedCaptcha } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('a token and the entrance it was got at', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({}, undefined, { MOST_SESSIONS: '2' })
  })
  afterAll(() => test.close())

  async function signedIn(username: string, userType: UserType, client?: SessionScope) {
    const { uuid, captcha } = await solvedCaptcha(test)
    const typed = { username, password: PASSWORD, userType, uuid, verificationCode: captcha }
    const answer = await test.call(loginCall, { body: client ? { ...typed, client } : typed })
    return answer.data.access_token
  }
  const operator = () => makeSignInAccount(test, { sourceType: '1' })
  const scopeOf = async (token: string) => (await test.call(getUserInfo, {}, { token })).data.scope
  const review = (token: string) =>
    test.call(listCertifications, { body: { currentPageNum: 1, pageSize: 10 } }, { token })

  it('of staff at the portal opens what everybody signed in reads, and nothing of the console', async () => {
    const token = await signedIn((await operator()).username, 'operator', 'portal')
    expect(await scopeOf(token)).toBe('portal')
    expect((await test.call(listSessions, {}, { token })).status).toBe(200)
    expect(await review(token)).toMatchObject({
      status: 403,
      error: { key: kernelErrors.otherEntrance.key },
    })
  })

  it('of staff at the console, or where none is named, opens the console', async () => {
    const { username } = await operator()
    expect((await review(await signedIn(username, 'operator', 'console'))).status).toBe(200)
    expect((await review(await signedIn(username, 'operator'))).status).toBe(200)
  })

  it('of an enterprise is of the portal wherever it signs in, and cannot be exchanged', async () => {
    const { username } = await makeSignInAccount(test)
    const token = await signedIn(username, 'enterprise', 'console')
    expect(await scopeOf(token)).toBe('portal')
    expect((await test.call(enterConsole, {}, { token })).status).toBe(403)
  })

  it('of a code by SMS is of the entrance as well', async () => {
    const { phone } = await operator()
    const verificationCode = await freshCode(test, phone, 'login')
    const body = { phone, verificationCode, userType: 'operator', client: 'portal' } as const
    expect(await scopeOf((await test.call(loginPhone, { body })).data.access_token)).toBe('portal')
  })

  it('keeps its entrance when it is renewed', async () => {
    const token = await signedIn((await operator()).username, 'operator', 'portal')
    const renewed = (await test.call(refreshToken, {}, { token })).data.access_token
    expect(await scopeOf(renewed)).toBe('portal')
    expect((await review(renewed)).status).toBe(403)
  })

  it('is exchanged on the way into the console: the old one is dead, the end of the sign-in stays', async () => {
    const { id, username } = await operator()
    const token = await signedIn(username, 'operator', 'portal')
    await test.services.pool.query(
      "update session set expires_at = now() + interval '90 seconds' where account_id = $1",
      [id],
    )
    const { data, status } = await test.call(enterConsole, {}, { token })
    expect(status).toBe(200)
    expect(data.expires_in).toBeLessThanOrEqual(90)
    expect((await review(data.access_token)).status).toBe(200)
    expect((await test.call(getUserInfo, {}, { token })).status).toBe(401)
    const { rows } = await test.services.pool.query(
      "select 1 from audit_log where entity_id = $1 and action = 'enter-console'",
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  it('is counted for its entrance alone, also after the exchange', async () => {
    const { username } = await operator()
    const working = await signedIn(username, 'operator', 'console')
    const reading = await signedIn(username, 'operator', 'portal')
    await signedIn(username, 'operator', 'portal')
    expect(await scopeOf(working)).toBe('console')
    await signedIn(username, 'operator', 'console')
    const { data } = await test.call(enterConsole, {}, { token: reading })
    expect(await scopeOf(data.access_token)).toBe('console')
    expect((await test.call(getUserInfo, {}, { token: working })).status).toBe(401)
  })

  it('of a release that knew no entrances counts by the kind of account', async () => {
    const [staff, enterprise] = [await operator(), await makeSignInAccount(test)]
    expect(await scopeOf(await test.signIn(staff.id))).toBe('console')
    expect(await scopeOf(await test.signIn(enterprise.id))).toBe('portal')
  })

  it('is asked of somebody who is signed in', async () => {
    expect((await test.call(enterConsole, {})).status).toBe(401)
    const sent = { body: { username: 'a', client: 'elsewhere' } }
    expect((await test.send(loginCall, sent)).error?.fields).toMatchObject({ client: '请选择登录入口' })
  })
})
