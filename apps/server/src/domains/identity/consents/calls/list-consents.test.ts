import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import * as consentCalls from '@lqr/contract/identity/consent-calls.ts'
import { AGREEMENT_VERSION, freshCode, login, registration } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

const PAGE = { currentPageNum: 1, pageSize: 10 }

describe('my consents', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
    for (const phone of ['13000000001', '13000000002']) {
      const body = registration(phone, await freshCode(test, phone, 'register'))
      await test.call(identity.register, { body })
    }
  })
  afterAll(() => test.close())

  it('show what I agreed to and when, and nothing of others', async () => {
    const session = await login(test, { username: 'reg_13000000001' })
    const { data } = await test.call(
      consentCalls.listConsents,
      { body: PAGE },
      { token: session.data.access_token },
    )
    const agreement = (await test.call(consentCalls.getAgreement, {})).data
    expect(data).toMatchObject({ total: 1, currentPageNum: 1, pageSize: 10 })
    expect(data.list).toEqual([
      {
        id: expect.any(String),
        agreementVersion: AGREEMENT_VERSION,
        title: agreement.title,
        textHash: agreement.textHash,
        actionCode: 'YHZC',
        at: expect.stringMatching(/\+08:00$/),
        subjectName: null,
        withdrawnAt: null,
      },
    ])
  })

  it('are closed without a token, and refuse pages that are none', async () => {
    expect((await test.call(consentCalls.listConsents, { body: PAGE })).status).toBe(401)
    const session = await login(test, { username: 'reg_13000000002' })
    const bad = await test.send(
      consentCalls.listConsents,
      { body: { currentPageNum: 1, pageSize: 1000 } },
      { token: session.data.access_token },
    )
    expect(bad.error?.fields).toHaveProperty('pageSize')
  })
})
