import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '@lqr/contract/all-calls.ts'
import * as identity from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import * as factor from '@lqr/contract/identity/second-factor-calls.ts'
import { listSessions } from '@lqr/contract/identity/session-calls.ts'
import { resetSecondFactor } from '@lqr/contract/identity/user-admin-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { login, makeSignInAccount, movableClock, PASSWORD } from '../../../../testing/identity-steps.ts'
import {
  codeOf,
  giveCode,
  makeEnrolledOperator,
  makeStrictApp,
  waitingToken,
  wrongTotp,
} from '../../../../testing/second-factor-steps.ts'
import type { TestApp } from '../../../../testing/test-app.ts'
import type { AccountMaker } from '../../identity.fixtures.ts'

const SEES_OTHERS: readonly Partial<AccountMaker>[] = [
  { sourceType: '1' },
  { sourceType: '1', roles: ['admin'] },
  { sourceType: '2', regionCode: '620100' },
  { sourceType: '3' },
  { sourceType: '3', roles: ['financeManager'] },
  { sourceType: '3', roles: ['financeProduct'] },
  { sourceType: '4' },
  { sourceType: '5' },
]

/** RFC 4648, the way an authenticator app reads the secret. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

describe('enrolling a second factor', () => {
  const clock = movableClock()
  let test: TestApp

  beforeAll(async () => {
    test = await makeStrictApp(clock.now)
  })
  afterAll(() => test.close())

  const operator = () => makeSignInAccount(test, { sourceType: '1' })
  const enrol = (token: string, password = PASSWORD) =>
    test.call(factor.enrolSecondFactor, { body: { password } }, { token })
  const confirm = (token: string, code: string) =>
    test.call(factor.confirmSecondFactor, { body: { code } }, { token })
  const state = async (token: string) => (await test.call(factor.getSecondFactor, {}, { token })).data

  it('is all that an operator without one may do, on every call', async () => {
    const token = await test.signIn((await operator()).id)
    const closed = allCalls.filter(
      ({ access, beforeEnrolment, openScope }) =>
        access !== 'public' && !beforeEnrolment && openScope === undefined,
    )
    const keys = new Map<string, string | undefined>()
    for (const call of closed) {
      const names = Object.keys(call.params?.shape ?? {})
      const params = Object.fromEntries(names.map((name) => [name, '999999999']))
      const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : {}
      keys.set(call.name, (await test.send(call, { params, body }, { token })).error?.key)
    }
    expect(new Set(keys.values())).toEqual(new Set([kernelErrors.mustEnrolSecondFactor.key]))
    expect((await test.call(identity.getUserInfo, {}, { token })).data.mustEnrolSecondFactor).toBe(true)
  })

  it('opens the same session once it is confirmed, and ends the others', async () => {
    const account = await operator()
    const first = await login(test, { username: account.username, userType: 'operator' })
    expect(first.data.secondFactor).toBe('enrol')
    const token = first.data.access_token
    const other = await test.signIn(account.id)
    expect(await state(token)).toMatchObject({ enrolled: false, required: true, recoveryCodesLeft: 0 })
    const begun = await enrol(token)
    expect(begun.data.otpauthUri).toContain(`secret=${begun.data.secret}`)
    const confirmed = await confirm(token, codeOf(fromBase32(begun.data.secret), clock.now()))
    expect(confirmed.data.recoveryCodes).toHaveLength(10)
    const info = await test.call(identity.getUserInfo, {}, { token })
    expect(info.data).toMatchObject({ mustEnrolSecondFactor: false })
    expect(await state(token)).toMatchObject({ enrolled: true, recoveryCodesLeft: 10 })
    expect((await test.call(identity.getUserInfo, {}, { token: other })).status).toBe(401)
  })

  it.each(SEES_OTHERS)('comes before everything else for %o', async (maker) => {
    const token = await test.signIn((await makeSignInAccount(test, maker)).id)
    const closed = await test.call(listSessions, {}, { token })
    expect(closed).toMatchObject({ status: 403, error: { key: kernelErrors.mustEnrolSecondFactor.key } })
    expect(await state(token)).toMatchObject({ enrolled: false, required: true })
    const { secret } = (await enrol(token)).data
    const confirmed = await confirm(token, codeOf(fromBase32(secret), clock.now()))
    expect(confirmed.data.recoveryCodes).toHaveLength(10)
    expect((await test.call(listSessions, {}, { token })).status).toBe(200)
  })

  it.each(['7', '17'] as const)('is not asked of an enterprise of type %s', async (sourceType) => {
    const token = await test.signIn((await makeSignInAccount(test, { sourceType })).id)
    const info = (await test.call(identity.getUserInfo, {}, { token })).data
    expect(info.mustEnrolSecondFactor ?? false).toBe(false)
  })

  it('keeps secret and recovery codes unreadable in the database', async () => {
    const account = await operator()
    const token = await test.signIn(account.id)
    const { secret } = (await enrol(token)).data
    const { recoveryCodes } = (await confirm(token, codeOf(fromBase32(secret), clock.now()))).data
    const { rows } = await test.services.pool.query(
      `select to_jsonb(f) factor, (select jsonb_agg(r) from recovery_code r where r.account_id = f.account_id) codes
       from second_factor f where f.account_id = $1`,
      [account.id],
    )
    const kept = JSON.stringify(rows)
    for (const plain of [secret, fromBase32(secret).toString('base64url'), ...recoveryCodes]) {
      expect(kept).not.toContain(plain)
    }
    const audit = await test.services.pool.query('select detail from audit_log')
    expect(JSON.stringify(audit.rows)).not.toContain(secret)
  })

  it('asks for the password, whose wrong guesses lock like those of the login', async () => {
    const token = await test.signIn((await operator()).id)
    const wrong = await enrol(token, 'Wrong!2026x')
    expect(wrong).toMatchObject({
      status: 422,
      error: { key: identityErrors.passwordWrong.key, fields: { password: '密码不正确' } },
    })
    for (let failure = 2; failure <= 5; failure += 1) await enrol(token, 'Wrong!2026x')
    expect((await enrol(token)).error?.key).toBe(identityErrors.locked.key)
  })

  it('is not confirmed by a wrong code, nor by a right one after ten minutes', async () => {
    const token = await test.signIn((await operator()).id)
    expect((await confirm(token, '123456')).error?.key).toBe(identityErrors.notEnrolled.key)
    const secret = fromBase32((await enrol(token)).data.secret)
    const wrong = await confirm(token, wrongTotp(secret, clock.now()))
    expect(wrong.error?.key).toBe(identityErrors.secondFactorWrong.key)
    clock.pass(601)
    const late = await confirm(token, codeOf(secret, clock.now()))
    expect(late.error?.key).toBe(identityErrors.notEnrolled.key)
  })

  it('is confirmed once by ten requests at once', async () => {
    const token = await test.signIn((await operator()).id)
    const code = codeOf(fromBase32((await enrol(token)).data.secret), clock.now())
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is refused while one is in force, which a stolen session therefore cannot replace', async () => {
    const enrolled = await makeEnrolledOperator(test)
    const token = await fullSession(enrolled.id)
    expect((await enrol(token)).error?.key).toBe(identityErrors.alreadyEnrolled.key)
    expect((await confirm(token, '123456')).error?.key).toBe(identityErrors.alreadyEnrolled.key)
  })

  it('starts anew after the old one was removed with password and code', async () => {
    const enrolled = await makeEnrolledOperator(test)
    const token = await fullSession(enrolled.id)
    const remove = (code: string, password = PASSWORD) =>
      test.call(factor.removeSecondFactor, { body: { password, code } }, { token })
    expect((await remove(codeOf(enrolled.secret, clock.now()), 'Wrong!2026x')).status).toBe(422)
    expect((await remove(wrongTotp(enrolled.secret, clock.now()))).status).toBe(422)
    expect((await remove(codeOf(enrolled.secret, clock.now()))).status).toBe(200)
    expect(await state(token)).toMatchObject({ enrolled: false, recoveryCodesLeft: 0 })
    const info = await test.call(identity.getUserInfo, {}, { token })
    expect(info.data.mustEnrolSecondFactor).toBe(true)
  })

  it('starts anew at once after an admin took the old one away, however many codes were tried before', async () => {
    const enrolled = await makeEnrolledOperator(test)
    const admin = await fullSession((await makeEnrolledOperator(test)).id)
    const wrong = wrongTotp(enrolled.secret, clock.now())
    for (let failure = 1; failure <= 5; failure += 1) {
      await giveCode(test, await waitingToken(test, enrolled.username), wrong)
    }
    const taken = await test.call(resetSecondFactor, { params: { id: enrolled.id } }, { token: admin })
    expect(taken.status).toBe(200)
    const token = await test.signIn(enrolled.id)
    const { secret } = (await enrol(token)).data
    expect((await confirm(token, codeOf(fromBase32(secret), clock.now()))).status).toBe(200)
  })

  it('gives new recovery codes for password and code, and the old ones die', async () => {
    const enrolled = await makeEnrolledOperator(test)
    const token = await fullSession(enrolled.id)
    const renew = (code: string) =>
      test.call(factor.renewRecoveryCodes, { body: { password: PASSWORD, code } }, { token })
    const renewed = await renew(codeOf(enrolled.secret, clock.now()))
    expect(renewed.data.recoveryCodes).toHaveLength(10)
    expect((await renew(enrolled.recoveryCodes[0] ?? '')).status).toBe(422)
    expect((await renew(renewed.data.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  it('is offered to everybody and forced on nobody else', async () => {
    const token = await test.signIn((await makeSignInAccount(test)).id)
    expect(await state(token)).toMatchObject({ enrolled: false, required: false })
    expect((await enrol(token)).status).toBe(200)
    expect((await test.call(factor.getSecondFactor, {})).status).toBe(401)
  })

  /** A session in which the code was given. */
  async function fullSession(accountId: string): Promise<string> {
    const token = await test.signIn(accountId)
    await test.services.pool.query('update session set second_factor_passed = true where account_id = $1', [
      accountId,
    ])
    return token
  }
})
