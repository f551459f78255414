import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHash } from 'node:crypto'
import { register } from '@lqr/contract/identity/calls.ts'
import { listConsents } from '@lqr/contract/identity/consent-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { getConsent } from '@lqr/contract/identity/personal-data-calls.ts'
import {
  AGREEMENT_VERSION,
  freshCode,
  makeSignInAccount,
  registration,
} from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('a consent for printing', () => {
  let test: TestApp
  let token: string
  let consentId: string
  beforeAll(async () => {
    test = await makeTestApp()
    const code = await freshCode(test, '13870000001', 'register')
    const { userId } = (await test.call(register, { body: registration('13870000001', code) })).data
    token = await test.signIn(userId)
    const page = { currentPageNum: 1, pageSize: 10 }
    consentId = (await test.call(listConsents, { body: page }, { token })).data.list[0]?.id ?? ''
  })
  afterAll(() => test.close())

  const get = (id: string, as?: string) => test.call(getConsent, { params: { id } }, as ? { token: as } : {})

  it('shows who agreed to which text, when and from where; the hash is that of title and text', async () => {
    const { data } = await get(consentId, token)
    expect(data).toMatchObject({
      agreementVersion: AGREEMENT_VERSION,
      actionCode: 'YHZC',
      username: 'reg_13870000001',
      corporateName: '甘肃示例注册商贸有限公司',
      ip: '127.0.0.1',
    })
    expect(createHash('sha256').update(`${data.title}\n${data.body}`).digest('hex')).toBe(data.textHash)
  })

  it('is the own one: others, and one that is not there, are the same 404', async () => {
    const stranger = await test.signIn((await makeSignInAccount(test)).id)
    for (const answer of [await get(consentId, stranger), await get('999999', token)]) {
      expect(answer).toMatchObject({ status: 404, error: { key: identityErrors.consentNotFound.key } })
    }
    expect((await get(consentId)).status).toBe(401)
    expect((await test.send(getConsent, { params: { id: 'x' } }, { token })).status).toBe(422)
  })
})
