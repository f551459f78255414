import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePassword } from '@lqr/contract/identity/account-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { createUser, getUser, renewInitialPassword } from '@lqr/contract/identity/user-admin-calls.ts'
import { login, makeSignInAccount, movableClock } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'

describe('creating a user', () => {
  const clock = movableClock()
  let test: TestApp
  let admin: string
  let orgId: string
  let made = 0
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
    admin = await test.signIn((await makeSignInAccount(test, { sourceType: '1', roles: ['admin'] })).id)
    orgId = (await makeOrganisation(test.services.db)).id
  })
  afterAll(() => test.close())

  function officer(over: object = {}) {
    made += 1
    return {
      username: `officer_${made}`,
      displayName: '客户经理（示例）',
      phone: `138300000${String(made).padStart(2, '0')}`,
      userSourceType: '3' as const,
      roles: ['financeOfficer' as const],
      orgId,
      ...over,
    }
  }
  const create = (body: object, token = admin) => test.send(createUser, { body }, { token })
  const created = async (over: object = {}) =>
    (await test.call(createUser, { body: officer(over) }, { token: admin })).data

  it('gives a password for one first login, which must be reset before anything else', async () => {
    const user = await created()
    const first = await login(test, { ...user, password: user.initialPassword, userType: 'institution' })
    expect(first.data.mustResetPassword).toBe(true)
    const token = first.data.access_token
    const body = { oldPassword: user.initialPassword, newPassword: 'Jin!cheng2026' }
    expect((await test.call(changePassword, { body }, { token })).status).toBe(200)
    const next = await login(test, { ...user, password: 'Jin!cheng2026', userType: 'institution' })
    expect(next).toMatchObject({ status: 200 })
    expect(next.data.mustResetPassword).toBeUndefined()
    const row = (await test.call(getUser, { params: { id: user.userId } }, { token: admin })).data
    expect(row).toMatchObject({
      roles: ['financeOfficer'],
      orgId,
      mustResetPassword: false,
      status: 'active',
    })
    expect(row.phoneMasked).toMatch(/^138\*{4}/)
  })

  it('gives one that lapses after 72 hours, and another one on request', async () => {
    const user = await created()
    clock.pass(72 * 3600 + 1)
    const typed = { username: user.username, userType: 'institution' } as const
    const late = await login(test, { ...typed, password: user.initialPassword })
    expect(late).toMatchObject({ status: 403, error: { key: identityErrors.initialPasswordExpired.key } })
    const wrong = await login(test, { ...typed, password: 'Wrong!2026x' })
    expect(wrong.error?.key).toBe(identityErrors.credentialsWrong.key)
    const renew = await test.call(renewInitialPassword, { params: { id: user.userId } }, { token: admin })
    expect((await login(test, { ...typed, password: renew.data.initialPassword })).status).toBe(200)
  })

  it('keeps the password nowhere but in the answer', async () => {
    const { initialPassword } = await created()
    for (const table of ['audit_log', 'account', 'idempotency_key', 'message', 'dev_inbox']) {
      const { rows } = await test.services.pool.query(`select to_jsonb(t)::text as row from ${table} t`)
      expect(JSON.stringify(rows)).not.toContain(initialPassword)
    }
  })

  it('refuses a name or number that somebody has, also when two come at once', async () => {
    const body = officer()
    const phones = [body.phone, '13830009999']
    const both = await Promise.all(phones.map((wanted) => create({ ...body, phone: wanted })))
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const kept = phones[both.findIndex(({ status }) => status === 200)]
    const phone = await create({ ...officer(), phone: kept })
    expect(phone).toMatchObject({ status: 409, error: { key: identityErrors.phoneTaken.key } })
    const name = await create({ ...officer(), username: body.username.toUpperCase() })
    expect(name).toMatchObject({ status: 409, error: { key: identityErrors.usernameTaken.key } })
  })

  it('refuses roles, organisations and regions that do not go with the type', async () => {
    const roles = await create(officer({ roles: ['admin'] }))
    expect(roles).toMatchObject({ status: 422, error: { key: identityErrors.rolesMismatch.key } })
    const unknown = await create(officer({ orgId: '999999' }))
    expect(unknown.error?.fields).toEqual({ orgId: '所属机构不存在' })
    const region = await create(officer({ regionCode: '620100' }))
    expect(region.error?.fields).toEqual({ regionCode: '只有政府用户有管辖地区' })
    const enterprise = await create(officer({ userSourceType: '7' }))
    expect(enterprise.error?.fields).toEqual({ userSourceType: '请选择用户类型' })
    expect((await create(officer({ roles: [] }))).error?.fields).toEqual({ roles: '请至少选择一个角色' })
  })

  it('gives people of a guarantee company the roles that work on cases, those of a law firm none', async () => {
    const at = async (orgCategory: 'guarantee' | 'law') => {
      const { id } = await makeOrganisation(test.services.db, { orgType: 'agency', orgCategory })
      const roles = ['agency', 'financeOfficer', 'financeManager', 'financeProduct']
      return officer({ userSourceType: '4', orgId: id, roles })
    }
    const user = await created(await at('guarantee'))
    const { data } = await test.call(getUser, { params: { id: user.userId } }, { token: admin })
    expect(data.roles).toContain('financeManager')
    const law = await create(await at('law'))
    expect(law).toMatchObject({ status: 422, error: { key: identityErrors.rolesMismatch.key } })
    expect(law.error?.fields).toHaveProperty('roles')
  })

  it('is for admins alone', async () => {
    const operator = await test.signIn((await makeSignInAccount(test, { sourceType: '1' })).id)
    expect((await create(officer(), operator)).status).toBe(403)
    expect((await test.send(createUser, { body: officer() })).status).toBe(401)
  })
})
