import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerBackUser, sendRegisterCode } from '@lqr/contract/identity/account-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import {
  makeSignInAccount,
  registration,
  sentCode,
  solvedCaptcha,
  wrongAnswer,
} from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('registering over the second address', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  async function askCode(phone: string, headers: Record<string, string> = {}) {
    const url = sendRegisterCode.path.replace('{phone}', phone)
    const answer = await test.app.inject({ url, headers })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      ...answer.json<{ error?: { key: string } }>(),
    }
  }
  const proof = async () => {
    const { uuid, captcha } = await solvedCaptcha(test)
    return { 'x-captcha-uuid': uuid, 'x-captcha': captcha }
  }

  it('sends a code for a captcha solved in the headers, and registers with it', async () => {
    const answer = await askCode('13820000001', await proof())
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    const code = await sentCode(test, '13820000001', 'register')
    const made = await test.call(registerBackUser, { body: registration('13820000001', code) })
    expect(made.data.userId).toMatch(/^\d+$/)
    const again = await test.call(registerBackUser, { body: registration('13820000001', code) })
    expect(again.error?.key).toBe(identityErrors.codeWrong.key)
  })

  it('sends nothing without a proof, for a wrong captcha and for one used before', async () => {
    const right = await proof()
    const wrong = { ...right, 'x-captcha': wrongAnswer(right['x-captcha']) }
    const bare = { 'x-captcha-uuid': 'nonsense', 'x-captcha': '1' }
    for (const headers of [{}, bare, wrong, right]) {
      const answer = await askCode('13820000002', headers)
      expect(answer).toMatchObject({ status: 422, error: { key: identityErrors.captchaWrong.key } })
    }
    expect(await sentCode(test, '13820000002', 'register')).toBe('')
  })

  it('takes a session in place of the captcha, within the limits of the number', async () => {
    const account = await makeSignInAccount(test, { sourceType: '1' })
    const authorization = `Bearer ${await test.signIn(account.id)}`
    expect((await askCode('13820000003', { authorization })).status).toBe(200)
    const soon = await askCode('13820000003', { authorization })
    expect(soon).toMatchObject({ status: 429, error: { key: identityErrors.codeTooSoon.key } })
    expect((await askCode('13820000004', { authorization: 'Bearer nobody' })).status).toBe(422)
  })

  it('answers alike for a number with and without an account', async () => {
    const { phone } = await makeSignInAccount(test)
    const known = await askCode(phone, await proof())
    const unknown = await askCode('13820000005', await proof())
    const plain = ({ status, error }: typeof known) => ({ status, error })
    expect(plain(known)).toEqual(plain(unknown))
  })

  it('names a number that is none', async () => {
    const answer = await askCode('12345', await proof())
    expect(answer).toMatchObject({ status: 422, error: { fields: { phone: '请输入正确的手机号' } } })
  })
})
