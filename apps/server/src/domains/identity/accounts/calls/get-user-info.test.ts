import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { type AccountMaker, makeAccount } from '../../identity.fixtures.ts'

describe('who I am', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  async function infoOf(maker: AccountMaker) {
    const account = await makeAccount(test.services.db, test.services, maker)
    const token = await test.signIn(account.id)
    return { account, ...(await test.call(identity.getUserInfo, {}, { token })) }
  }

  it.each([1, 2, 3, 4] as const)('tells an enterprise its certification flag %i', async (certiFlg) => {
    const company = await makeEnterprise(test.services.db, test.services, { certiFlg })
    const { account, data } = await infoOf({ sourceType: '7', companyId: company.id })
    expect(data).toMatchObject({
      user: {
        userId: account.id,
        userName: account.username,
        phonenumber: account.phone,
        avatar: null,
        companyId: company.id,
        userSourceType: '7',
      },
      roles: ['enterprise'],
      comBaseinfo: { companyId: company.id, corporateName: company.corporateName, certiFlg },
      mustResetPassword: false,
    })
    expect(data.comBaseinfo?.rejectReason === null).toBe(certiFlg !== 4)
  })

  it('tells an officer the institution, and has no company', async () => {
    const bank = await makeOrganisation(test.services.db)
    const { data } = await infoOf({ sourceType: '3', orgId: bank.id })
    expect(data).toMatchObject({
      user: { orgId: bank.id, orgName: bank.name, companyId: null, userSourceType: '3' },
      comBaseinfo: null,
    })
    expect(data.permissions).toContain('products:accept')
  })

  it('puts financeEquity first for an equity institution with several roles', async () => {
    const fund = await makeOrganisation(test.services.db, { orgType: 'equity', orgCategory: 'fund' })
    const { data } = await infoOf({ sourceType: '5', orgId: fund.id, roles: ['agency', 'financeEquity'] })
    expect(data.roles).toEqual(['financeEquity', 'agency'])
  })

  it('tells a government account its region, and an account without roles that it has none', async () => {
    const { data } = await infoOf({ sourceType: '2', regionCode: '620100' })
    expect(data.user.regionCode).toBe('620100')
    const bare = await infoOf({ sourceType: '1', roles: [] })
    expect(bare.data).toMatchObject({ roles: [], permissions: [] })
  })

  it('feels a taken role and a disabled account at the next call', async () => {
    const account = await makeAccount(test.services.db, test.services, { sourceType: '1' })
    const token = await test.signIn(account.id)
    await test.services.pool.query('delete from account_role where account_id = $1', [account.id])
    expect((await test.call(identity.getUserInfo, {}, { token })).data.roles).toEqual([])
    await test.services.pool.query("update account set status = 'disabled' where id = $1", [account.id])
    expect((await test.call(identity.getUserInfo, {}, { token })).status).toBe(401)
  })

  it('is closed without a token, and kept by no cache with one', async () => {
    expect((await test.call(identity.getUserInfo, {})).status).toBe(401)
    const { headers } = await infoOf({ sourceType: '1' })
    expect(headers['cache-control']).toBe('no-store')
  })
})
