import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { getAgreement, giveConsent, listConsents } from '@lqr/contract/identity/consent-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { AGREEMENT_VERSION, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('the consent of an account that was not registered by its person', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  const entered = async (sourceType: '7' | '17') => {
    const { id } = await makeSignInAccount(test, { sourceType })
    return { id, token: await test.signIn(id) }
  }
  const give = (token: string, agreementVersion = AGREEMENT_VERSION) =>
    test.send(giveConsent, { body: { agreementVersion, consent: true } }, { token })
  const consents = (token: string) => test.call(listConsents, { body: {} }, { token })

  it('is asked before anything else opens, kept with version and hash, and then asked no more', async () => {
    const { token } = await entered('17')
    expect((await test.call(getUserInfo, {}, { token })).data.mustConsent).toBe(true)
    expect(await consents(token)).toMatchObject({ status: 403, error: { key: kernelErrors.mustConsent.key } })
    expect(await give(token)).toMatchObject({ status: 200, data: { done: true } })
    const { textHash } = (await test.call(getAgreement, {})).data
    const kept = await consents(token)
    expect(kept.data.list).toMatchObject([
      { agreementVersion: AGREEMENT_VERSION, textHash, actionCode: 'SCDL' },
    ])
    expect((await test.call(getUserInfo, {}, { token })).data.mustConsent).toBe(false)
  })

  it('leaves one record however often it is given, and none where it was given at registration', async () => {
    const guest = await entered('17')
    await give(guest.token)
    await give(guest.token)
    expect((await consents(guest.token)).data.total).toBe(1)
    const own = await entered('7')
    expect((await give(own.token)).status).toBe(200)
    expect((await consents(own.token)).data.total).toBe(0)
  })

  it('is for the text in force and for nobody who is signed out', async () => {
    const { token } = await entered('17')
    expect(await give(token, '1999.01')).toMatchObject({
      status: 409,
      error: { key: identityErrors.agreementOutdated.key },
    })
    const unticked = await test.send(
      giveConsent,
      { body: { agreementVersion: AGREEMENT_VERSION, consent: false } },
      { token },
    )
    expect(unticked.error?.fields).toHaveProperty('consent')
    expect((await test.send(giveConsent, { body: {} })).status).toBe(401)
  })

  it('waits until the initial password is replaced', async () => {
    const { id } = await makeSignInAccount(test, { sourceType: '17', mustResetPassword: true })
    const token = await test.signIn(id)
    expect(await give(token)).toMatchObject({
      status: 403,
      error: { key: kernelErrors.mustResetPassword.key },
    })
  })
})
