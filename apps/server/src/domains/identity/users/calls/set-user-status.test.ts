import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { setUserStatus, updateUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { login, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { secondInstance } from '../../../../testing/second-instance.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'

describe('disabling a user', () => {
  let test: TestApp
  let other: FastifyInstance
  let admin: { id: string; token: string }
  beforeAll(async () => {
    test = await makeTestApp()
    other = await secondInstance(test)
    admin = await signedInAdmin()
  })
  afterAll(async () => {
    await other.close()
    await test.close()
  })

  async function signedInAdmin() {
    const { id } = await makeSignInAccount(test, { sourceType: '1', roles: ['admin', 'operator'] })
    return { id, token: await test.signIn(id) }
  }
  async function set(id: string, status: 'active' | 'disabled', version = 1, token = admin.token) {
    return test.call(setUserStatus, { params: { id }, body: { status, version } }, { token })
  }
  const elsewhere = async (token: string) =>
    (await other.inject({ url: getUserInfo.path, headers: { authorization: `Bearer ${token}` } })).statusCode

  it('is felt by the next request on every instance, and its sessions never come back', async () => {
    const user = await makeSignInAccount(test)
    const token = await test.signIn(user.id)
    expect(await elsewhere(token)).toBe(200)
    const disabled = await set(user.id, 'disabled')
    expect(disabled.data).toMatchObject({ status: 'disabled', version: 2 })
    expect(await elsewhere(token)).toBe(401)
    expect((await login(test, user)).error?.key).toBe(identityErrors.accountDisabled.key)
    expect((await set(user.id, 'active', 2)).data.status).toBe('active')
    expect(await elsewhere(token)).toBe(401)
    expect((await login(test, user)).status).toBe(200)
  })

  it('is not done to oneself', async () => {
    const answer = await set(admin.id, 'disabled')
    expect(answer).toMatchObject({ status: 409, error: { key: identityErrors.ownAccount.key } })
  })

  it('leaves one admin when the last two disable each other at once', async () => {
    const another = await signedInAdmin()
    const answers = await Promise.all([
      set(another.id, 'disabled', 1, admin.token),
      set(admin.id, 'disabled', 1, another.token),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await test.services.pool.query(
      `select a.id from account a join account_role r on r.account_id = a.id
       where r.role = 'admin' and a.status = 'active'`,
    )
    expect(rows).toHaveLength(1)
    if (rows[0].id !== admin.id) admin = another
  })

  it('brings nobody back into an organisation that was closed, before they work for another one', async () => {
    const { db, pool } = test.services
    const [closed, next] = [await makeOrganisation(db), await makeOrganisation(db)]
    await pool.query(`update organisation set status = 'closed' where id = $1`, [closed.id])
    const user = await makeSignInAccount(test, { sourceType: '3', orgId: closed.id, status: 'disabled' })
    const refused = await set(user.id, 'active')
    expect(refused).toMatchObject({ status: 409, error: { key: identityErrors.workplaceEnded.key } })
    const body = { displayName: '示例', roles: ['financeOfficer' as const], orgId: next.id, version: 1 }
    await test.call(updateUser, { params: { id: user.id }, body }, { token: admin.token })
    expect((await set(user.id, 'active', 2)).status).toBe(200)
  })

  it('refuses a stale version with the current row', async () => {
    const user = await makeSignInAccount(test)
    await set(user.id, 'disabled')
    const stale = await set(user.id, 'active', 1)
    expect(stale).toMatchObject({
      status: 409,
      data: { status: 'disabled', version: 2 },
      error: { key: kernelErrors.conflict.key },
    })
  })

  it('knows no closed and no unknown user', async () => {
    const closed = await makeSignInAccount(test, { status: 'closed' })
    for (const id of [closed.id, '999999']) {
      expect(await set(id, 'disabled')).toMatchObject({
        status: 404,
        error: { key: identityErrors.userNotFound.key },
      })
    }
    const user = await makeSignInAccount(test)
    const toClosed = { params: { id: user.id }, body: { status: 'closed', version: 1 } }
    const bad = await test.send(setUserStatus, toClosed, { token: admin.token })
    expect(bad.error?.fields).toEqual({ status: '请选择状态' })
  })

  it('is for admins alone', async () => {
    const user = await makeSignInAccount(test)
    const operator = await test.signIn((await makeSignInAccount(test, { sourceType: '1' })).id)
    for (const call of [setUserStatus, updateUser]) {
      const answer = await test.send(call, { params: { id: user.id }, body: {} }, { token: operator })
      expect(answer.error?.key).toBe(kernelErrors.forbidden.key)
    }
    expect(
      (await test.call(setUserStatus, { params: { id: user.id }, body: { status: 'disabled', version: 1 } }))
        .status,
    ).toBe(401)
  })
})
