import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { getUser, listUsers } from '@lqr/contract/identity/user-admin-calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

const PHONES = { enterprise: '13500000001', registered: '13500000002', officer: '13500000003' }

describe('who looks users up', () => {
  let test: TestApp
  let operator: { id: string; token: string }
  let admin: { id: string; token: string }
  let enterprises: string[]
  let others: string[]
  beforeAll(async () => {
    test = await makeTestApp()
    const made = async (options: Parameters<typeof makeSignInAccount>[1]) =>
      (await makeSignInAccount(test, options)).id
    const signedIn = async (role: 'operator' | 'admin') => {
      const id = await made({ sourceType: '1', roles: [role] })
      return { id, token: await test.signIn(id) }
    }
    operator = await signedIn('operator')
    admin = await signedIn('admin')
    enterprises = [
      await made({ phone: PHONES.enterprise }),
      await made({ sourceType: '17', phone: PHONES.registered }),
    ]
    others = [
      await made({ sourceType: '2', regionCode: '620100' }),
      await made({ sourceType: '3', phone: PHONES.officer }),
      await made({ sourceType: '4' }),
      await made({ sourceType: '5' }),
      operator.id,
      admin.id,
    ]
  })
  afterAll(() => test.close())

  const list = async (token: string, body: CallInput<typeof listUsers>['body'] = {}) => {
    const { data } = await test.call(listUsers, { body: { pageSize: 100, ...body } }, { token })
    return { total: data.total, ids: data.list.map(({ id }) => id) }
  }
  const get = (id: string, token?: string) => test.call(getUser, { params: { id } }, token ? { token } : {})

  it('an operator is shown and told the number of those of enterprises alone', async () => {
    const { total, ids } = await list(operator.token)
    expect(ids.toSorted()).toEqual(enterprises.toSorted())
    expect(total).toBe(enterprises.length)
    const all = await list(admin.token)
    expect(all.ids).toEqual(expect.arrayContaining([...enterprises, ...others]))
  })

  it('no filter shows an operator others', async () => {
    const nobody = { total: 0, ids: [] }
    expect(await list(operator.token, { keyword: PHONES.enterprise })).toMatchObject({ total: 1 })
    expect(await list(operator.token, { keyword: PHONES.officer })).toEqual(nobody)
    expect(await list(operator.token, { userSourceType: '3' })).toEqual(nobody)
    expect(await list(operator.token, { role: 'admin' })).toEqual(nobody)
    expect(await list(operator.token, { regionCode: '620100' })).toEqual(nobody)
    expect(await list(admin.token, { keyword: PHONES.officer })).toMatchObject({ total: 1 })
  })

  it('an operator reads an enterprise’s user, and finds no other, as if it were not there', async () => {
    for (const id of enterprises) expect((await get(id, operator.token)).data).toMatchObject({ id })
    for (const id of [...others, '999999']) {
      const answer = await get(id, operator.token)
      expect(answer).toMatchObject({ status: 404, error: { key: identityErrors.userNotFound.key } })
    }
    for (const id of [...enterprises, ...others]) expect((await get(id, admin.token)).status).toBe(200)
  })

  it('nobody else does', async () => {
    const [id = ''] = enterprises
    const people = others.filter((one) => one !== operator.id && one !== admin.id)
    for (const person of [id, ...people]) {
      const token = await test.signIn(person)
      const answers = [
        await test.send(listUsers, { body: {} }, { token }),
        await test.send(getUser, { params: { id } }, { token }),
      ]
      for (const answer of answers) expect(answer.error?.key).toBe(kernelErrors.forbidden.key)
    }
    expect((await get(id)).status).toBe(401)
    expect((await test.send(listUsers, { body: {} })).status).toBe(401)
  })
})
