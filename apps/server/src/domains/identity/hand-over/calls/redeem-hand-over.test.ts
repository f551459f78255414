import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logout } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { redeemHandOver, requestHandOver } from '@lqr/contract/identity/hand-over-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { type ExternalPortal, startExternalPortal, type Visit } from '../../../../testing/external-portal.ts'
import { makeSignInAccount, movableClock } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'

const BANK = 'bank-portal:a-secret-between-two'
const OTHER = 'other-portal:another-shared-secret'
const TARGET = '/product/apply?proId=12'

describe('handing a person over to an external management portal', () => {
  const clock = movableClock()
  let test: TestApp
  let portal: ExternalPortal
  let stranger: ExternalPortal
  let platform: string

  beforeAll(async () => {
    portal = await startExternalPortal(BANK)
    stranger = await startExternalPortal(OTHER)
    test = await makeTestApp({ now: clock.now }, undefined, {
      SSO_AUDIENCES: `${BANK},${OTHER}`,
      MANAGEMENT_PORTAL_URL: portal.url,
    })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    platform = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await portal.stop()
    await stranger.stop()
    await test.close()
  })

  async function signedIn() {
    const company = await makeEnterprise(test.services.db, test.services, { certiFlg: 3 })
    const account = await makeSignInAccount(test, { companyId: company.id })
    return { account, company, token: await test.signIn(account.id) }
  }
  const request = (token: string, body: { target?: string; audience?: string } = { target: TARGET }) =>
    test.call(requestHandOver, { body }, { token })
  /** The browser follows the address we gave; the portal, in its own process, exchanges the ticket by HTTP. */
  const visit = async (url: string): Promise<Visit> => {
    const answer = await fetch(url, { headers: { 'x-platform': platform } })
    return (await answer.json()) as Visit
  }
  const isRefused = {
    status: 422,
    answer: { code: 422, error: { key: identityErrors.handOverTicketWrong.key } },
  }

  it('lets the portal know who came, and where to go on', async () => {
    const { account, company, token } = await signedIn()
    const { data } = await request(token)
    expect(data).toMatchObject({ expires_in: 60 })
    expect(data.url.startsWith(`${portal.url}${TARGET}&ticket=`)).toBe(true)
    const { status, answer } = await visit(data.url)
    expect(status).toBe(200)
    expect(answer.data).toEqual({
      target: TARGET,
      user: {
        userId: account.id,
        userName: account.username,
        nickName: account.username,
        companyId: company.id,
        orgId: null,
        regionCode: null,
        userSourceType: '7',
      },
      roles: ['enterprise'],
      permissions: expect.arrayContaining(['products:apply']),
      comBaseinfo: { companyId: company.id, corporateName: company.corporateName, certiFlg: 3 },
    })
    expect(JSON.stringify(answer)).not.toContain(account.phone)
  })

  it('works once, also when ten exchanges come at once', async () => {
    const { token } = await signedIn()
    const { url } = (await request(token)).data
    const visits = await Promise.all(Array.from({ length: 10 }, () => visit(url)))
    expect(visits.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(visits.filter(({ status }) => status === 422)).toHaveLength(9)
  })

  it('works for a minute', async () => {
    const { token } = await signedIn()
    const [early, late] = [(await request(token)).data.url, (await request(token)).data.url]
    clock.pass(59)
    expect((await visit(early)).status).toBe(200)
    clock.pass(2)
    expect(await visit(late)).toMatchObject(isRefused)
  })

  it('works for the portal it was made for, and is not spent by another one that tries', async () => {
    const { token } = await signedIn()
    const { url } = (await request(token)).data
    expect(await visit(url.replace(portal.url, stranger.url))).toMatchObject(isRefused)
    expect((await visit(url)).status).toBe(200)
    const named = (await request(token, { target: '/', audience: 'other-portal' })).data
    const ticket = `?ticket=${encodeURIComponent(named.ticket ?? '')}`
    expect(await visit(`${portal.url}/${ticket}`)).toMatchObject(isRefused)
    expect((await visit(`${stranger.url}/${ticket}`)).status).toBe(200)
  })

  it('ends with the session it was asked in, and with the account', async () => {
    const left = await signedIn()
    const { url } = (await request(left.token)).data
    await test.call(logout, {}, { token: left.token })
    expect(await visit(url)).toMatchObject(isRefused)
    const disabled = await signedIn()
    const other = (await request(disabled.token)).data.url
    await test.services.pool.query("update account set status = 'disabled' where id = $1", [
      disabled.account.id,
    ])
    expect(await visit(other)).toMatchObject(isRefused)
  })

  it('refuses tickets that were changed, made up or are no tickets', async () => {
    const { token } = await signedIn()
    const ticket = (await request(token)).data.ticket ?? ''
    const [payload = '', signature = ''] = ticket.split('.')
    const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...content, target: '/' })).toString('base64url')
    for (const wrong of [`${forged}.${signature}`, `${payload}.`, payload, 'x', `${ticket}.x`, 'e30.e30']) {
      expect(await visit(`${portal.url}/?ticket=${wrong}`)).toMatchObject(isRefused)
    }
  })

  it('keeps only a hash of the ticket, and nothing personal in it', async () => {
    const { account, token } = await signedIn()
    const ticket = (await request(token)).data.ticket ?? ''
    const { rows } = await test.services.pool.query('select to_jsonb(t)::text row from hand_over_ticket t')
    expect(JSON.stringify(rows)).not.toContain(ticket)
    const audit = await test.services.pool.query('select detail::text from audit_log')
    expect(JSON.stringify(audit.rows)).not.toContain(ticket)
    const content = Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString()
    expect(Object.keys(JSON.parse(content) as object).sort()).toEqual(['aud', 'exp', 'jti', 'target', 'v'])
    expect(content).not.toContain(account.username)
  })

  it('is exchanged by portals with a credential alone, not by any signed-in person', async () => {
    const { token } = await signedIn()
    const ticket = (await request(token)).data.ticket ?? ''
    const bare = await test.call(redeemHandOver, { body: { ticket } })
    expect(bare).toMatchObject({ status: 401, error: { key: kernelErrors.serviceUnknown.key } })
    const admin = await test.signIn((await makeSignInAccount(test, { sourceType: '1', roles: ['admin'] })).id)
    expect((await test.call(redeemHandOver, { body: { ticket } }, { token: admin })).status).toBe(403)
  })

  it('goes to the fixed places only, and to an interview for equity institutions alone', async () => {
    const { token } = await signedIn()
    const outside = [
      'https://evil.example/',
      '//evil.example',
      '/product/apply?next=//evil.example',
      '/admin',
    ]
    for (const target of outside) {
      expect(await request(token, { target })).toMatchObject({
        status: 422,
        error: { key: identityErrors.targetRefused.key },
      })
    }
    const interview = { target: '/operation/detail?demandNo=XQ1' }
    expect((await request(token, interview)).status).toBe(403)
    const equity = await test.signIn((await makeSignInAccount(test, { sourceType: '5' })).id)
    expect((await request(equity, interview)).status).toBe(200)
    expect((await request(token, { audience: 'nobody' })).error?.fields).toEqual({
      audience: '接收系统不存在',
    })
    expect((await test.call(requestHandOver, { body: {} })).status).toBe(401)
  })
})

describe('handing a person over to the console of this origin', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  it('needs no ticket: the session goes with it', async () => {
    const token = await test.signIn((await makeSignInAccount(test)).id)
    const { data } = await test.call(requestHandOver, { body: { target: TARGET } }, { token })
    expect(data).toEqual({ url: `/console${TARGET}`, ticket: null, expires_in: null })
  })
})
