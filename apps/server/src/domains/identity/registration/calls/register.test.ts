import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import {
  AGREEMENT_VERSION,
  freshCode,
  login,
  movableClock,
  PASSWORD,
  registration,
} from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('registering an enterprise', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  async function rows(text: string, values: unknown[] = []) {
    return (await test.services.pool.query<Record<string, unknown>>(text, values)).rows
  }
  async function count(table: string): Promise<number> {
    const [row] = await rows(`select count(*)::int as n from ${table}`)
    return Number(row?.n)
  }
  const register = (phone: string, code: string, over: object = {}) =>
    test.call(identity.register, { body: registration(phone, code, over) })

  it('makes an account of type 7, its role and its uncertified enterprise, ready to sign in', async () => {
    const phone = '13500000001'
    const answer = await register(phone, await freshCode(test, phone, 'register'))
    expect(answer.status).toBe(200)
    const session = await login(test, { username: `reg_${phone}` })
    const { data } = await test.call(identity.getUserInfo, {}, { token: session.data.access_token })
    expect(data).toMatchObject({
      user: { userId: answer.data.userId, phonenumber: phone, userSourceType: '7' },
      roles: ['enterprise'],
      comBaseinfo: { corporateName: '甘肃示例注册商贸有限公司', certiFlg: 1 },
    })
  })

  it('stores the number encrypted and the password as an Argon2id hash', async () => {
    const [row] = await rows(
      'select phone_cipher, encode(phone_index, $1) phone_index, password_hash from account order by id desc limit 1',
      ['escape'],
    )
    expect(JSON.stringify(row)).not.toContain('13500000001')
    expect(JSON.stringify(row)).not.toContain(PASSWORD)
    expect(row?.password_hash).toMatch(/^argon2id\$m=7168,t=5,p=1\$/)
  })

  it('records the consent with version, hash of the text, address and browser', async () => {
    const [consent] = await rows(
      `select c.agreement_version, c.text_hash = a.text_hash as same, host(c.ip) ip, user_agent, action_code
       from consent_record c join agreement a on a.version = c.agreement_version`,
    )
    expect(consent).toEqual({
      agreement_version: AGREEMENT_VERSION,
      same: true,
      ip: '127.0.0.1',
      user_agent: 'lightMyRequest',
      action_code: 'YHZC',
    })
    const audit = await rows("select actor_kind, action from audit_log where action = 'register'")
    expect(audit).toEqual([{ actor_kind: '7', action: 'register' }])
  })

  it('needs no company name', async () => {
    const phone = '13500000002'
    const code = await freshCode(test, phone, 'register')
    expect((await register(phone, code, { corporateName: undefined })).status).toBe(200)
  })

  it('of ten requests at once with one code succeeds once, and the others leave nothing', async () => {
    const phone = '13500000003'
    const code = await freshCode(test, phone, 'register')
    const before = { accounts: await count('account'), companies: await count('enterprise') }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => register(phone, code, { username: `race_${index}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.key === identityErrors.codeWrong.key)).toHaveLength(9)
    expect(await count('account')).toBe(before.accounts + 1)
    expect(await count('enterprise')).toBe(before.companies + 1)
  })

  it('refuses a user name that exists in any case, and the code stays good for another name', async () => {
    const phone = '13500000004'
    const code = await freshCode(test, phone, 'register')
    const companies = await count('enterprise')
    const taken = await register(phone, code, { username: 'REG_13500000001' })
    expect(taken).toMatchObject({ status: 409, error: { key: identityErrors.usernameTaken.key } })
    expect(taken.error?.fields).toHaveProperty('username')
    expect(await count('enterprise')).toBe(companies)
    expect((await register(phone, code)).status).toBe(200)
  })

  it('tells that a number is registered only to who has proven it', async () => {
    const phone = '13500000001'
    clock.pass(61)
    const code = await freshCode(test, phone, 'register')
    const stranger = await register(phone, code === '123456' ? '654321' : '123456', { username: 'stranger' })
    expect(stranger.error?.key).toBe(identityErrors.codeWrong.key)
    const owner = await register(phone, code, { username: 'second_one' })
    expect(owner).toMatchObject({ status: 409, error: { key: identityErrors.phoneTaken.key } })
  })

  it('refuses an agreement that is not the current one', async () => {
    const phone = '13500000005'
    const code = await freshCode(test, phone, 'register')
    const old = await register(phone, code, { agreementVersion: '2025.01' })
    expect(old).toMatchObject({ status: 409, error: { key: identityErrors.agreementOutdated.key } })
    expect((await register(phone, code)).status).toBe(200)
  })

  it('refuses a password that contains the user name', async () => {
    const phone = '13500000006'
    const code = await freshCode(test, phone, 'register')
    const { status, error } = await register(phone, code, { username: 'gaolan', password: 'GaoLan!2026' })
    expect(status).toBe(422)
    expect(error?.fields).toHaveProperty('password')
  })

  it('keeps nothing of a registration that fails in its last step', async () => {
    const phone = '13500000007'
    const code = await freshCode(test, phone, 'register')
    const before = await count('enterprise')
    await register(phone, code, { username: 'reg_13500000001' })
    expect(await count('enterprise')).toBe(before)
    const [row] = await rows('select used_at from sms_code order by id desc limit 1')
    expect(row?.used_at).toBeNull()
  })

  it.each([
    ['consent', { consent: false }],
    ['consent', { consent: 'true' }],
    ['username', { username: '13500000008' }],
    ['username', { username: 'a b' }],
    ['password', { password: 'aaaaaaaa' }],
    ['phone', { phone: '1350000000' }],
    ['verificationCode', { verificationCode: '12345a' }],
    ['corporateName', { corporateName: '某'.repeat(101) }],
    ['actionCode', { actionCode: 'OTHER' }],
    ['role', { role: 'admin' }],
  ])('points at %s when it is %o', async (field, over) => {
    const answer = await test.send(identity.register, { body: registration('13500000008', '123456', over) })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  })
})
