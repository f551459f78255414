import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { setUserPhone } from '@lqr/contract/identity/user-admin-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { ownAccountWords } from '../../copy.ts'
import { makeSecondFactor } from '../../second-factor/second-factor.fixtures.ts'

describe('another number for who has lost theirs', () => {
  let test: TestApp
  let operator: { id: string; token: string }
  let admin: { id: string; token: string }
  beforeAll(async () => {
    test = await makeTestApp()
    operator = await signedIn('operator')
    admin = await signedIn('admin')
  })
  afterAll(() => test.close())

  async function signedIn(role: 'operator' | 'admin') {
    const { id } = await makeSignInAccount(test, { sourceType: '1', roles: [role] })
    return { id, token: await test.signIn(id) }
  }
  const set = (id: string, phone: string, token?: string, version = 1) =>
    test.call(setUserPhone, { params: { id }, body: { phone, version } }, token ? { token } : {})
  const one = async (text: string, id: string) => (await test.services.pool.query(text, [id])).rows

  it('takes the place of the old one, ends every session, and is told and audited without the numbers', async () => {
    const user = await makeSignInAccount(test, { sourceType: '3', phone: '13300000001' })
    await makeSecondFactor(test.services.db, test.services, user.id)
    const token = await test.signIn(user.id)
    const answer = await set(user.id, '13300000002', admin.token)
    expect(answer).toMatchObject({
      status: 200,
      data: { phoneMasked: '133****0002', secondFactor: true, version: 2 },
    })
    expect((await test.call(getUserInfo, {}, { token })).status).toBe(401)
    const { data } = await test.call(getUserInfo, {}, { token: await test.signIn(user.id) })
    expect(data.user.phonenumber).toBe('13300000002')
    const [message] = await one('select body from message where account_id = $1', user.id)
    expect(message.body).toContain('由 133****0001 更换为 133****0002')
    const audit = "select detail::text from audit_log where action = 'set-user-phone' and entity_id = $1"
    expect(await one(audit, user.id)).toEqual([{ detail: '{}' }])
  })

  it('is given by operators to enterprises, by admins to everybody, by nobody to oneself', async () => {
    const enterprise = await makeSignInAccount(test)
    const officer = await makeSignInAccount(test, { sourceType: '3' })
    const viewer = await makeSignInAccount(test, { sourceType: '2', regionCode: '620100' })
    expect((await set(enterprise.id, '13300000011', operator.token)).status).toBe(200)
    for (const { id } of [officer, viewer, admin]) {
      expect((await set(id, '13300000012', operator.token)).error?.key).toBe(identityErrors.userNotFound.key)
    }
    expect((await set(viewer.id, '13300000013', admin.token)).status).toBe(200)
    for (const { id, token } of [operator, admin]) {
      const own = await set(id, '13300000014', token)
      expect(own).toMatchObject({ msg: ownAccountWords.phone, error: { key: identityErrors.ownAccount.key } })
    }
    for (const { id } of [enterprise, officer, viewer]) {
      const answer = await set(officer.id, '13300000015', await test.signIn(id))
      expect(answer.error?.key).toBe(kernelErrors.forbidden.key)
    }
    expect((await set(officer.id, '13300000015')).status).toBe(401)
  })

  it('is one that nobody of the kind has, of an account as it was seen', async () => {
    const user = await makeSignInAccount(test, { sourceType: '3' })
    await makeSignInAccount(test, { sourceType: '4', phone: '13300000021' })
    await makeSignInAccount(test, { sourceType: '7', phone: '13300000022' })
    const taken = await set(user.id, '13300000021', admin.token)
    expect(taken).toMatchObject({ status: 409, error: { key: identityErrors.phoneTaken.key } })
    expect(taken.error?.fields).toEqual({ phone: '该手机号已有账号使用，请与本人核对' })
    expect((await set(user.id, '13300000022', admin.token)).status).toBe(200)
    const stale = await set(user.id, '13300000023', admin.token)
    expect(stale).toMatchObject({ status: 409, data: { version: 2, phoneMasked: '133****0022' } })
    const closed = await makeSignInAccount(test, { status: 'closed' })
    for (const id of [closed.id, '999999']) {
      expect((await set(id, '13300000024', admin.token)).status).toBe(404)
    }
    const wrong = await test.send(
      setUserPhone,
      { params: { id: user.id }, body: { phone: '123', version: 2 } },
      { token: admin.token },
    )
    expect(wrong.error?.fields).toHaveProperty('phone')
  })

  it('goes to one of two accounts that ask for it at once', async () => {
    const users = [await makeSignInAccount(test), await makeSignInAccount(test)]
    const answers = await Promise.all(users.map(({ id }) => set(id, '13300000031', admin.token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
