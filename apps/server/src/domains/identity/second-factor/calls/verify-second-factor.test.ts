import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import * as consentCalls from '@lqr/contract/identity/consent-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { verifySecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { freshCode, login, movableClock } from '../../../../testing/identity-steps.ts'
import {
  codeOf,
  giveCode,
  makeEnrolledOperator,
  makeStrictApp,
  waitingToken,
  wrongTotp,
} from '../../../../testing/second-factor-steps.ts'
import type { TestApp } from '../../../../testing/test-app.ts'

describe('the second step of a login', () => {
  const clock = movableClock()
  let test: TestApp

  beforeAll(async () => {
    test = await makeStrictApp(clock.now)
  })
  afterAll(() => test.close())

  const userInfo = async (token: string) => test.call(identity.getUserInfo, {}, { token })
  const actions = async (accountId: string) =>
    (
      await test.services.pool.query<{ action: string }>(
        "select action from audit_log where entity = 'account' and entity_id = $1 order by id",
        [accountId],
      )
    ).rows.map(({ action }) => action)

  it('follows a right password with a token of five minutes that opens nothing else', async () => {
    const operator = await makeEnrolledOperator(test)
    const first = await login(test, { username: operator.username, userType: 'operator' })
    expect(first).toMatchObject({ status: 200, data: { secondFactor: 'required', expires_in: 300 } })
    const token = first.data.access_token
    expect((await userInfo(token)).error?.key).toBe(kernelErrors.secondFactorNeeded.key)
    const body = { currentPageNum: 1, pageSize: 10 }
    const consents = await test.call(consentCalls.listConsents, { body }, { token })
    expect(consents).toMatchObject({ status: 403, error: { key: kernelErrors.secondFactorNeeded.key } })
  })

  it('gives a full session for the right code and ends the waiting token', async () => {
    const operator = await makeEnrolledOperator(test)
    const token = await waitingToken(test, operator.username)
    const answer = await giveCode(test, token, codeOf(operator.secret, clock.now()))
    expect(answer).toMatchObject({ status: 200, data: { expires_in: 43_200 } })
    expect(answer.data.secondFactor).toBeUndefined()
    const info = await userInfo(answer.data.access_token)
    expect(info.data.user.userName).toBe(operator.username)
    expect((await userInfo(token)).status).toBe(401)
    expect(await actions(operator.id)).toEqual(['pass-first-factor', 'login'])
  })

  it('is also asked after a login by SMS', async () => {
    const operator = await makeEnrolledOperator(test)
    const code = await freshCode(test, operator.phone, 'login')
    const answer = await test.call(identity.loginPhone, {
      body: { phone: operator.phone, verificationCode: code, userType: 'operator' },
    })
    expect(answer).toMatchObject({ status: 200, data: { secondFactor: 'required' } })
  })

  it('cannot be skipped by refreshing the waiting token', async () => {
    const operator = await makeEnrolledOperator(test)
    const token = await waitingToken(test, operator.username)
    const refreshed = await test.call(identity.refreshToken, {}, { token })
    expect(refreshed.data.expires_in).toBeLessThanOrEqual(300)
    const still = await userInfo(refreshed.data.access_token)
    expect(still.error?.key).toBe(kernelErrors.secondFactorNeeded.key)
  })

  it('stays passed when a full session is refreshed', async () => {
    const operator = await makeEnrolledOperator(test)
    const token = await waitingToken(test, operator.username)
    const full = await giveCode(test, token, codeOf(operator.secret, clock.now()))
    const refreshed = await test.call(identity.refreshToken, {}, { token: full.data.access_token })
    expect((await userInfo(refreshed.data.access_token)).status).toBe(200)
  })

  it('takes a code once, whatever session it is given in', async () => {
    const operator = await makeEnrolledOperator(test)
    const code = codeOf(operator.secret, clock.now())
    await giveCode(test, await waitingToken(test, operator.username), code)
    const again = await giveCode(test, await waitingToken(test, operator.username), code)
    expect(again).toMatchObject({ status: 422, error: { key: identityErrors.secondFactorWrong.key } })
    clock.pass(30)
    const next = codeOf(operator.secret, clock.now())
    expect((await giveCode(test, await waitingToken(test, operator.username), next)).status).toBe(200)
  })

  it('opens one session for ten requests with the same code', async () => {
    const operator = await makeEnrolledOperator(test)
    const token = await waitingToken(test, operator.username)
    const code = codeOf(operator.secret, clock.now())
    const answers = await Promise.all(Array.from({ length: 10 }, () => giveCode(test, token, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('opens one session for ten requests with the same recovery code, which is then used up', async () => {
    const operator = await makeEnrolledOperator(test)
    const tokens: string[] = []
    for (let index = 0; index < 3; index += 1) tokens.push(await waitingToken(test, operator.username))
    const [code = ''] = operator.recoveryCodes
    const answers = await Promise.all(tokens.map((token) => giveCode(test, token, code)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422])
    const [, other = ''] = operator.recoveryCodes
    const typed = other.toLowerCase().replace('-', ' ')
    expect((await giveCode(test, await waitingToken(test, operator.username), typed)).status).toBe(200)
    expect(await actions(operator.id)).toContain('use-recovery-code')
  })

  it('locks the code for 15 minutes after five wrong ones, from any address, and never the password', async () => {
    const operator = await makeEnrolledOperator(test)
    const wrong = wrongTotp(operator.secret, clock.now())
    for (let failure = 1; failure <= 5; failure += 1) {
      const answer = await giveCode(test, await waitingToken(test, operator.username), wrong)
      expect(answer.error?.key).toBe(identityErrors.secondFactorWrong.key)
    }
    const token = await waitingToken(test, operator.username)
    const locked = await test.app.inject({
      method: 'POST',
      url: verifySecondFactor.path,
      remoteAddress: '10.20.30.40',
      headers: { authorization: `Bearer ${token}` },
      payload: { code: codeOf(operator.secret, clock.now()) },
    })
    expect(locked.json()).toMatchObject({ code: 429, error: { key: identityErrors.locked.key } })
    clock.pass(15 * 60 + 1)
    const healed = codeOf(operator.secret, clock.now())
    expect((await giveCode(test, await waitingToken(test, operator.username), healed)).status).toBe(200)
  })

  it('is passed with what the development inbox shows of example accounts', async () => {
    const operator = await makeEnrolledOperator(test)
    const { totp } = (await test.app.inject({ url: '/dev/inbox' })).json<{
      totp: { username: string; code: string }[]
    }>()
    const shown = totp.find(({ username }) => username === operator.username)
    const token = await waitingToken(test, operator.username)
    expect((await giveCode(test, token, shown?.code ?? '')).status).toBe(200)
  })

  it('refuses a signed-out caller, a missing code and an account that has to enrol first', async () => {
    expect((await test.call(verifySecondFactor, { body: { code: '123456' } })).status).toBe(401)
    const operator = await makeEnrolledOperator(test)
    const token = await waitingToken(test, operator.username)
    const bad = await test.send(verifySecondFactor, { body: {} }, { token })
    expect(bad).toMatchObject({ status: 422, error: { fields: { code: '请输入动态口令或恢复码' } } })
    await test.services.pool.query('delete from second_factor where account_id = $1', [operator.id])
    const none = await giveCode(test, token, '123456')
    expect(none).toMatchObject({ status: 403, error: { key: kernelErrors.mustEnrolSecondFactor.key } })
  })
})
