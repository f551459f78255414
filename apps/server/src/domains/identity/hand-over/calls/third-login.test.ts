import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { getThirdLoginAddress, thirdLogin } from '@lqr/contract/identity/hand-over-calls.ts'
import type { UnifiedPerson } from '../../../../connectors/unified-identity/unified-identity-port.ts'
import { login, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

const STATE = 'a-random-state'

describe('the login by unified identity', () => {
  const people = new Map<string, UnifiedPerson | Error>()
  let test: TestApp
  let issued = 0

  beforeAll(async () => {
    test = await makeTestApp({
      unifiedIdentity: {
        name: 'http',
        probe: () => Promise.resolve(),
        loginAddress: (state) => `https://id.example/login?state=${state}`,
        async exchange(ticket) {
          const person = people.get(ticket)
          if (person instanceof Error) throw person
          return person
        },
      },
    })
  })
  afterAll(() => test.close())

  function ticketOf(person: Partial<UnifiedPerson> | Error): string {
    issued += 1
    const ticket = `ticket-${issued}`
    const whole = {
      subject: `subject-${issued}`,
      name: '示例经办人',
      phone: null,
      phoneVerified: false,
      corporateName: '通渭示例面粉有限公司',
      creditCode: null,
    }
    people.set(ticket, person instanceof Error ? person : { ...whole, ...person })
    return ticket
  }
  const enter = (ticket: string) => test.call(thirdLogin, { query: { ticket } })
  const info = async (token: string) => (await test.call(getUserInfo, {}, { token })).data
  const accountOf = async (person: Partial<UnifiedPerson>) =>
    (await info((await enter(ticketOf(person))).data.access_token)).user

  it('creates an enterprise account of type 17 at the first time and finds it again', async () => {
    const person = { subject: 'lasting', phone: '13860000001', phoneVerified: true }
    const first = await enter(ticketOf(person))
    expect(first).toMatchObject({
      status: 200,
      data: { expires_in: 43_200 },
      headers: { 'cache-control': 'no-store' },
    })
    const who = await info(first.data.access_token)
    expect(who).toMatchObject({
      user: { userSourceType: '17', phonenumber: '13860000001' },
      roles: ['enterprise'],
      comBaseinfo: { corporateName: '通渭示例面粉有限公司', certiFlg: 1 },
    })
    expect((await accountOf({ ...person, name: '另一个名字' })).userId).toBe(who.user.userId)
  })

  it('links the account with the number the service has proven, and no other', async () => {
    const account = await makeSignInAccount(test)
    const unproven = await accountOf({ subject: 'unproven', phone: account.phone, phoneVerified: false })
    expect(unproven.userId).not.toBe(account.id)
    expect(unproven.phonenumber).toBeNull()
    const proven = await accountOf({ subject: 'proven', phone: account.phone, phoneVerified: true })
    expect(proven).toMatchObject({ userId: account.id, userSourceType: '7' })
    const third = await enter(ticketOf({ subject: 'third', phone: account.phone, phoneVerified: true }))
    expect(third).toMatchObject({ status: 422, error: { key: identityErrors.thirdLoginRefused.key } })
  })

  it('makes one account of ten first logins of the same person at once', async () => {
    const tickets = Array.from({ length: 10 }, () => ticketOf({ subject: 'crowd' }))
    const answers = await Promise.all(tickets.map(enter))
    const ids = await Promise.all(
      answers.map(async ({ data }) => (await info(data.access_token)).user.userId),
    )
    expect(new Set(ids).size).toBe(1)
  })

  it('takes a ticket once, also when ten come at once', async () => {
    const ticket = ticketOf({})
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(ticket)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('refuses a ticket the service does not know, and the account that is disabled', async () => {
    const unknown = await enter('made-up')
    expect(unknown).toMatchObject({ status: 422, error: { key: identityErrors.thirdLoginRefused.key } })
    const { userId } = await accountOf({ subject: 'blocked' })
    await test.services.pool.query("update account set status = 'disabled' where id = $1", [userId])
    const disabled = await enter(ticketOf({ subject: 'blocked' }))
    expect(disabled).toMatchObject({ status: 403, error: { key: identityErrors.accountDisabled.key } })
    const log = await test.services.pool.query(
      'select way, succeeded, reason from login_log where account_id = $1 order by id',
      [userId],
    )
    expect(log.rows).toEqual([
      { way: 'third', succeeded: true, reason: null },
      { way: 'third', succeeded: false, reason: 'accountDisabled' },
    ])
  })

  it('says that the service is away, and takes the same ticket when it is back', async () => {
    const ticket = ticketOf(new Error('down'))
    const away = await enter(ticket)
    expect(away).toMatchObject({ status: 502, error: { key: identityErrors.thirdLoginFailed.key } })
    people.set(ticket, {
      subject: 'patient',
      name: '示例经办人',
      phone: null,
      phoneVerified: false,
      corporateName: null,
      creditCode: null,
    })
    expect((await enter(ticket)).status).toBe(200)
  })

  it('gives an account without a password no way in with one', async () => {
    const { userName } = await accountOf({ subject: 'no-password' })
    for (const password of ['', 'x', 'Chang!an2026']) {
      expect((await login(test, { username: userName, password })).status).toBe(422)
    }
  })

  it('starts at the service’s own page with the state of this browser', async () => {
    const { data } = await test.call(getThirdLoginAddress, { query: { state: STATE } })
    expect(data.url).toBe(`https://id.example/login?state=${STATE}`)
    const bad = await test.send(getThirdLoginAddress, { query: { state: '"><script>' } })
    expect(bad.error?.fields).toEqual({ state: '状态值不正确' })
    expect((await test.send(thirdLogin, {})).error?.fields).toEqual({ ticket: '请输入登录凭证' })
  })
})

describe('the sandbox of the unified identity', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  it('has its own login page, which comes back with ticket and state', async () => {
    const { url } = (await test.call(getThirdLoginAddress, { query: { state: STATE } })).data
    const page = await test.app.inject({ url })
    expect(page.statusCode).toBe(200)
    const links = [...page.payload.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    )
    expect(links).toHaveLength(3)
    const statuses: number[] = []
    for (const link of links) {
      const back = await test.app.inject({ url: link })
      const address = new URL(String(back.headers.location), 'http://portal')
      expect([back.statusCode, address.pathname, address.searchParams.get('state')]).toEqual([
        302,
        '/thirdLogin',
        STATE,
      ])
      const ticket = address.searchParams.get('ticket') ?? ''
      statuses.push((await test.call(thirdLogin, { query: { ticket } })).status)
    }
    expect(statuses).toEqual([200, 200, 422])
  })

  it('is there for callers of this machine only, and only in demonstration mode', async () => {
    const url = `/dev/third-login?state=${STATE}`
    expect((await test.app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
    const real = await makeTestApp({}, undefined, { DEMO: '0' })
    expect((await real.app.inject({ url })).statusCode).toBe(404)
    const address = await real.call(getThirdLoginAddress, { query: { state: STATE } })
    expect(address).toMatchObject({ status: 502, error: { key: identityErrors.thirdLoginFailed.key } })
    await real.close()
  })
})
