import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCertificationForReview } from '@lqr/contract/certification/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeEnterprise } from '../certification.fixtures.ts'

describe('an operator reading a certification', () => {
  let test: TestApp
  let token: string
  beforeAll(async () => {
    test = await makeTestApp()
    token = await test.signIn((await makeAccount(test.services.db, test.services, { sourceType: '1' })).id)
  })
  afterAll(() => test.close())

  it.each([
    [2, true],
    [3, false],
    [4, false],
  ] as const)('in state %i may review: %s, and sees the id number masked', async (certiFlg, review) => {
    const { id } = await makeEnterprise(test.services.db, test.services, { certiFlg })
    const { status, data } = await test.call(
      getCertificationForReview,
      { params: { companyId: id } },
      { token },
    )
    expect(status).toBe(200)
    expect(data).toMatchObject({ companyId: id, certiFlg, can: { submit: false, review } })
    expect(data.legalPersonIdNoMasked).toBe('620***********1233')
  })

  it('answers 404 for an enterprise that does not exist, and 422 for an id that is none', async () => {
    const read = (companyId: string) =>
      test.send(getCertificationForReview, { params: { companyId } }, { token })
    expect((await read('999999')).status).toBe(404)
    expect((await read('2147483648000000000')).status).toBe(422)
  })

  it('is for operators only', async () => {
    const { id } = await makeEnterprise(test.services.db, test.services, { certiFlg: 2 })
    const read = (as?: string) =>
      test.send(getCertificationForReview, { params: { companyId: id } }, as ? { token: as } : {})
    expect((await read()).status).toBe(401)
    const owner = await makeAccount(test.services.db, test.services, { sourceType: '7', companyId: id })
    const officer = await makeAccount(test.services.db, test.services, { sourceType: '3' })
    for (const account of [owner, officer]) {
      expect((await read(await test.signIn(account.id))).status).toBe(403)
    }
  })
})
