import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBackUserInfo, loginBackOffice, logoutBackOffice } from '@lqr/contract/identity/account-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { makeSignInAccount, PASSWORD, solvedCaptcha } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('the back office', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  async function login(username: string, password = PASSWORD) {
    const { uuid, captcha } = await solvedCaptcha(test)
    return test.call(loginBackOffice, { body: { username, password, uuid, verificationCode: captcha } })
  }

  it('is entered with name, password and captcha, and left by a call that no link can make', async () => {
    const operator = await makeSignInAccount(test, { sourceType: '1' })
    const answer = await login(operator.username)
    expect(answer).toMatchObject({ status: 200, data: { expires_in: 43_200 } })
    const token = answer.data.access_token
    const info = await test.call(getBackUserInfo, {}, { token })
    expect(info.data).toMatchObject({ user: { userName: operator.username }, roles: ['operator'] })
    expect((await test.call(logoutBackOffice, {})).status).toBe(401)
    const left = await test.call(logoutBackOffice, {}, { token })
    expect(left).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect((await test.call(getBackUserInfo, {}, { token })).status).toBe(401)
  })

  it('knows no other kind of user, and answers like for a wrong password', async () => {
    const enterprise = await makeSignInAccount(test)
    const other = await login(enterprise.username)
    const wrong = await login((await makeSignInAccount(test, { sourceType: '1' })).username, 'Wrong!2026x')
    for (const answer of [other, wrong]) {
      expect(answer).toMatchObject({ status: 422, error: { key: identityErrors.credentialsWrong.key } })
    }
    const { uuid, captcha } = await solvedCaptcha(test)
    const body = { username: enterprise.username, password: PASSWORD, uuid, verificationCode: captcha }
    const asEnterprise = await test.send(loginBackOffice, { body: { ...body, userType: 'enterprise' } })
    expect(asEnterprise).toMatchObject({
      status: 422,
      error: { fields: { userType: '此处只供平台用户登录' } },
    })
  })
})
