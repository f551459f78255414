import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCertification } from '@lqr/contract/certification/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeEnterprise } from '../certification.fixtures.ts'

describe('reading the own certification', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  async function ownerOf(certiFlg: 1 | 2 | 3 | 4) {
    const company = await makeEnterprise(test.services.db, test.services, { certiFlg })
    const account = await makeAccount(test.services.db, test.services, {
      sourceType: '7',
      companyId: company.id,
    })
    return { company, token: await test.signIn(account.id) }
  }

  it('shows a fresh enterprise nothing but its name and that it may submit', async () => {
    const { company, token } = await ownerOf(1)
    const { status, data } = await test.call(getCertification, {}, { token })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      companyId: company.id,
      corporateName: company.corporateName,
      certiFlg: 1,
      creditCode: null,
      license: null,
      history: [],
      can: { submit: true, review: false },
    })
  })

  it('masks the id number, shows the contact phone in full, and takes no submission under review', async () => {
    const { token } = await ownerOf(2)
    const { data } = await test.call(getCertification, {}, { token })
    expect(data).toMatchObject({
      certiFlg: 2,
      legalPersonIdNoMasked: '620***********1233',
      contactPhone: '13900001234',
      areaName: '城关区',
      can: { submit: false },
    })
    expect(JSON.stringify(data)).not.toContain('620102199001011233')
  })

  it('is each enterprise alone: the caller says nothing about whose it is', async () => {
    const [first, second] = [await ownerOf(3), await ownerOf(4)]
    expect((await test.call(getCertification, {}, { token: first.token })).data.companyId).toBe(
      first.company.id,
    )
    expect((await test.call(getCertification, {}, { token: second.token })).data.companyId).toBe(
      second.company.id,
    )
  })

  it('is for enterprises only', async () => {
    expect((await test.send(getCertification, {})).status).toBe(401)
    const operator = await makeAccount(test.services.db, test.services, { sourceType: '1' })
    expect((await test.send(getCertification, {}, { token: await test.signIn(operator.id) })).status).toBe(
      403,
    )
  })
})
