import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { freshCode, freshTicket, makeSignInAccount, wrongCode } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('changing the number', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  async function signedIn(phone: string) {
    const { id } = await makeSignInAccount(test, { phone })
    return { id, token: await test.signIn(id), ticket: await freshTicket(test, phone, 'phone') }
  }
  const update = (token: string, body: { ticket: string; phone: string; verificationCode: string }) =>
    test.call(identity.updatePhone, { body }, { token })
  const numberOf = async (token: string) =>
    (await test.call(identity.getUserInfo, {}, { token })).data.user.phonenumber

  it('takes a proof of the old number and one of the new, and is audited', async () => {
    const { id, token, ticket } = await signedIn('13200000001')
    const phone = '13200000002'
    const verificationCode = await freshCode(test, phone, 'phone')
    expect((await update(token, { ticket, phone, verificationCode })).status).toBe(200)
    expect(await numberOf(token)).toBe(phone)
    const { rows } = await test.services.pool.query(
      "select detail::text from audit_log where action = 'update-phone' and entity_id = $1",
      [id],
    )
    expect(rows).toEqual([{ detail: '{}' }])
  })

  it("refuses a ticket that proves another's number", async () => {
    const { token } = await signedIn('13200000003')
    const foreign = await freshTicket(test, '13200000004', 'phone')
    const phone = '13200000005'
    const verificationCode = await freshCode(test, phone, 'phone')
    const answer = await update(token, { ticket: foreign, phone, verificationCode })
    expect(answer).toMatchObject({ status: 422, error: { key: identityErrors.ticketWrong.key } })
    expect(await numberOf(token)).toBe('13200000003')
  })

  it('refuses a wrong code and keeps the ticket', async () => {
    const { token, ticket } = await signedIn('13200000006')
    const phone = '13200000007'
    const verificationCode = await freshCode(test, phone, 'phone')
    const wrong = await update(token, { ticket, phone, verificationCode: wrongCode(verificationCode) })
    expect(wrong.error?.key).toBe(identityErrors.codeWrong.key)
    expect((await update(token, { ticket, phone, verificationCode })).status).toBe(200)
  })

  it('refuses a number that another account of this kind has', async () => {
    const { token, ticket } = await signedIn('13200000008')
    const { phone } = await makeSignInAccount(test, { phone: '13200000009' })
    const verificationCode = await freshCode(test, phone, 'phone')
    const answer = await update(token, { ticket, phone, verificationCode })
    expect(answer).toMatchObject({ status: 409, error: { key: identityErrors.phoneTaken.key } })
  })

  it('of ten requests at once succeeds once', async () => {
    const { token, ticket } = await signedIn('13200000010')
    const phone = '13200000011'
    const verificationCode = await freshCode(test, phone, 'phone')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => update(token, { ticket, phone, verificationCode })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('needs a token, and not that of a first login', async () => {
    const body = { ticket: 'x', phone: '13200000012', verificationCode: '123456' }
    expect((await test.call(identity.updatePhone, { body })).status).toBe(401)
    const { id } = await makeSignInAccount(test, { mustResetPassword: true })
    expect((await update(await test.signIn(id), body)).status).toBe(403)
  })
})
