import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type pg from 'pg'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { makeEnterprise } from '../domains/certification/certification.fixtures.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { bearerToken, sessionActor, tokenHash } from './session-actor.ts'

describe('whom a token belongs to', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  async function signedIn() {
    const { id } = await makeAccount(test.services.db, test.services, { sourceType: '3' })
    return { id, token: await test.signIn(id) }
  }
  const actorOf = (token: string) => sessionActor(test.services.pool, token, 'optional')
  const change = (statement: string, token: string) => test.services.pool.query(statement, [tokenHash(token)])

  it('is read with roles and certification at every request', async () => {
    const company = await makeEnterprise(test.services.db, test.services, { certiFlg: 2 })
    const { id } = await makeAccount(test.services.db, test.services, {
      sourceType: '7',
      companyId: company.id,
    })
    const token = await test.signIn(id)
    expect(await actorOf(token)).toMatchObject({
      accountId: id,
      companyId: company.id,
      roles: ['enterprise'],
      certiFlg: 2,
      mustReset: false,
    })
    await test.services.pool.query('update enterprise set certi_flg = 3 where id = $1', [company.id])
    expect((await actorOf(token))?.certiFlg).toBe(3)
  })

  it('counts as uncertified without a company', async () => {
    expect((await actorOf((await signedIn()).token))?.certiFlg).toBe(1)
  })

  it.each([
    ['idle for 30 minutes', "last_seen_at = now() - interval '30 minutes'"],
    ['older than its 12 hours', 'expires_at = now()'],
    ['revoked', 'revoked_at = now()'],
    ['replaced', 'replaced_at = now()'],
  ])('is nobody when the session is %s', async (_, ending) => {
    const { token } = await signedIn()
    await change(`update session set ${ending} where token_hash = $1`, token)
    expect(await actorOf(token)).toBeUndefined()
  })

  it('slides the idle time with use, writing at most once a minute', async () => {
    const { token } = await signedIn()
    const lastSeen = async () =>
      (await change('select last_seen_at from session where token_hash = $1', token)).rows[0].last_seen_at
    const before = await lastSeen()
    await actorOf(token)
    expect(await lastSeen()).toBe(before)
    await change(
      "update session set last_seen_at = now() - interval '29 minutes' where token_hash = $1",
      token,
    )
    expect(await actorOf(token)).toBeDefined()
    expect(Date.parse(await lastSeen())).toBeGreaterThanOrEqual(Date.parse(before))
  })

  it('slides not for what a page asks by itself while nobody attends it', async () => {
    const { token } = await signedIn()
    await change(
      "update session set last_seen_at = now() - interval '29 minutes' where token_hash = $1",
      token,
    )
    const wasSeen = async () =>
      (await change('select last_seen_at from session where token_hash = $1', token)).rows[0].last_seen_at
    const before = await wasSeen()
    expect((await test.call(getUserInfo, {}, { token, isUnattended: true })).status).toBe(200)
    expect(await wasSeen()).toEqual(before)
    expect((await test.call(getUserInfo, {}, { token })).status).toBe(200)
    expect(await wasSeen()).not.toEqual(before)
  })

  it('is somebody who must reset while account or token say so', async () => {
    const { id, token } = await signedIn()
    await test.services.pool.query('update account set must_reset_password = true where id = $1', [id])
    expect((await actorOf(token))?.mustReset).toBe(true)
  })

  it('is nobody when it comes in a cookie, which pages of other sites could make a browser send', async () => {
    const { token } = await signedIn()
    const url = getUserInfo.path
    const withCookie = await test.app.inject({ url, headers: { cookie: `Admin-Token=${token}` } })
    const withHeader = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect([withCookie.statusCode, withHeader.statusCode]).toEqual([401, 200])
  })

  it('cannot be told while the database is away: 503 with Retry-After, never 401', async () => {
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const pool = { query: () => Promise.reject(away) } as unknown as pg.Pool
    const broken = await makeTestApp({ pool })
    const answer = await broken.call(getUserInfo, {}, { token: 'x'.repeat(43) })
    expect(answer).toMatchObject({ status: 503, error: { key: kernelErrors.unavailable.key } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    await broken.close()
  })
})

describe('the Authorization header', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['Bearer  abc ', 'abc'],
    ['Basic abc', undefined],
    ['Bearer ', undefined],
    [`Bearer ${'x'.repeat(201)}`, undefined],
    [undefined, undefined],
  ])('%s gives %s', (header, token) => {
    expect(bearerToken(header)).toBe(token)
  })
})
