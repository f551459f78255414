import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { listUsers, updateUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import { makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'

describe('changing a user', () => {
  let test: TestApp
  let admin: { id: string; token: string }
  let orgId: string
  beforeAll(async () => {
    test = await makeTestApp()
    const { id } = await makeSignInAccount(test, { sourceType: '1', roles: ['admin'] })
    admin = { id, token: await test.signIn(id) }
    orgId = (await makeOrganisation(test.services.db)).id
  })
  afterAll(() => test.close())

  const update = (id: string, body: object) =>
    test.send(
      updateUser,
      { params: { id }, body: { displayName: '示例', version: 1, ...body } },
      { token: admin.token },
    )
  const info = async (token: string) => (await test.call(getUserInfo, {}, { token })).data

  it('gives and takes roles at once in running sessions; several are a union', async () => {
    const user = await makeSignInAccount(test, { sourceType: '3', orgId })
    const token = await test.signIn(user.id)
    expect((await info(token)).roles).toEqual(['financeOfficer'])
    await update(user.id, { roles: ['financeManager', 'financeProduct'], orgId })
    const after = await info(token)
    expect(after.roles).toEqual(['financeManager', 'financeProduct'])
    expect(after.permissions).toContain('products:credit')
    expect(after.permissions).toContain('products:maintain')
  })

  it('moves an institution’s user to another organisation and a government’s to another region', async () => {
    const second = (await makeOrganisation(test.services.db)).id
    const officer = await makeSignInAccount(test, { sourceType: '3', orgId })
    const moved = await update(officer.id, { roles: ['financeOfficer'], orgId: second })
    expect(moved.data).toMatchObject({ orgId: second, version: 2 })
    const viewer = await makeSignInAccount(test, { sourceType: '2', regionCode: '620100' })
    const token = await test.signIn(viewer.id)
    await update(viewer.id, { roles: ['govViewer'], regionCode: '620200' })
    expect((await info(token)).user.regionCode).toBe('620200')
  })

  it('puts a government’s user into a body of its area; the region alone still says what it sees', async () => {
    const { db } = test.services
    const city = { orgType: 'government', orgCategory: 'financeOffice', regionCode: '620100' } as const
    const body = (await makeOrganisation(db, { ...city, name: '兰州市示例金融工作部门' })).id
    const viewer = await makeSignInAccount(test, { sourceType: '2', regionCode: '620500' })
    const token = await test.signIn(viewer.id)
    const roles = ['govViewer']
    const beyond = await update(viewer.id, { roles, orgId: body, regionCode: '620500' })
    expect(beyond.error?.fields).toEqual({ regionCode: '管辖地区超出所属部门的地区' })
    const bank = await update(viewer.id, { roles, orgId, regionCode: '620500' })
    expect(bank.error?.fields).toEqual({ orgId: '机构类型与用户类型不符' })
    expect((await update(viewer.id, { roles, orgId: body, regionCode: '620102' })).status).toBe(200)
    expect((await info(token)).user).toMatchObject({ orgId: body, regionCode: '620102' })
    expect((await test.send(listApplications, { body: {} }, { token })).status).toBe(403)
  })

  it('takes nobody who works on cases out of a guarantee company with these roles', async () => {
    const house = async (orgCategory: 'guarantee' | 'law') =>
      (await makeOrganisation(test.services.db, { orgType: 'agency', orgCategory })).id
    const [guarantee, second, law] = [await house('guarantee'), await house('guarantee'), await house('law')]
    const user = await makeSignInAccount(test, { sourceType: '4', orgId: guarantee })
    const roles = ['agency', 'financeOfficer']
    expect((await update(user.id, { roles, orgId: second })).status).toBe(200)
    const refused = await update(user.id, { roles, orgId: law, version: 2 })
    expect(refused).toMatchObject({ status: 422, error: { key: identityErrors.rolesMismatch.key } })
    expect((await update(user.id, { roles: ['agency'], orgId: law, version: 2 })).status).toBe(200)
  })

  it('takes nobody’s last admin away: not the own role, not the only one', async () => {
    const own = await update(admin.id, { roles: ['operator'] })
    expect(own).toMatchObject({ status: 409, error: { key: identityErrors.ownAccount.key } })
    const another = await makeSignInAccount(test, { sourceType: '1', roles: ['admin'], status: 'disabled' })
    const { id: second } = await makeSignInAccount(test, { sourceType: '1', roles: ['admin'] })
    expect((await update(second, { roles: ['operator'] })).status).toBe(200)
    expect((await update(another.id, { roles: ['operator'] })).status).toBe(200)
  })

  it('refuses roles of another type, a stale version and an unknown user', async () => {
    const user = await makeSignInAccount(test, { sourceType: '3', orgId })
    const admin_ = await update(user.id, { roles: ['financeOfficer', 'admin'], orgId })
    expect(admin_).toMatchObject({ status: 422, error: { key: identityErrors.rolesMismatch.key } })
    expect((await update(user.id, { roles: ['financeOfficer'], orgId, version: 7 })).status).toBe(409)
    expect((await update('999999', { roles: ['financeOfficer'], orgId })).status).toBe(404)
  })

  describe('listing users', () => {
    const list = async (body: object) =>
      (await test.send(listUsers, { body }, { token: admin.token })) as {
        status: number
        data: { total: number; list: { id: string; username: string; phoneMasked: string | null }[] }
      }

    it('finds them by name, number, company, type, role, status, organisation and region', async () => {
      const company = await makeEnterprise(test.services.db, test.services, {
        corporateName: '临洮示例百合有限公司',
      })
      const user = await makeSignInAccount(test, { phone: '13888887777', companyId: company.id })
      const org = (await makeOrganisation(test.services.db)).id
      const officer = await makeSignInAccount(test, { sourceType: '3', orgId: org, status: 'disabled' })
      const viewer = await makeSignInAccount(test, { sourceType: '2', regionCode: '620500' })
      const ids = async (body: object) => (await list(body)).data.list.map(({ id }) => id)
      expect(await ids({ keyword: user.username.toUpperCase() })).toEqual([user.id])
      expect(await ids({ keyword: '13888887777' })).toEqual([user.id])
      expect(await ids({ keyword: '示例百合' })).toEqual([user.id])
      expect(await ids({ orgId: org })).toEqual([officer.id])
      expect(await ids({ status: 'disabled', userSourceType: '3' })).toEqual([officer.id])
      expect(await ids({ regionCode: '620500', role: 'govViewer' })).toEqual([viewer.id])
      expect(await ids({ keyword: '%' })).toEqual([])
    })

    it('shows masked numbers, and closed accounts only when asked', async () => {
      const closed = await makeSignInAccount(test, { status: 'closed' })
      const { data } = await list({ pageSize: 100 })
      expect(data.list.map(({ id }) => id)).not.toContain(closed.id)
      expect(data.list.every(({ phoneMasked }) => phoneMasked === null || phoneMasked.includes('****'))).toBe(
        true,
      )
      const asked = await list({ status: 'closed' })
      expect(asked.data.list.map(({ id }) => id)).toContain(closed.id)
    })
  })
})
