import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAudit } from '@lqr/contract/identity/audit-calls.ts'
import { login, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('the audit log browser', () => {
  let test: TestApp
  let admin: string
  let user: { id: string; username: string }
  beforeAll(async () => {
    test = await makeTestApp()
    admin = await test.signIn((await makeSignInAccount(test, { sourceType: '1', roles: ['admin'] })).id)
    user = await makeSignInAccount(test)
    for (let index = 0; index < 5; index += 1) await login(test, user)
    await login(test, { ...user, password: 'Wrong!2026x' })
  })
  afterAll(() => test.close())

  const list = async (body: object) => (await test.call(listAudit, { body }, { token: admin })).data

  it('shows who did what to what, newest first', async () => {
    const { list: rows } = await list({ username: user.username.toUpperCase() })
    expect(rows).toHaveLength(6)
    expect(rows[0]).toMatchObject({
      actorAccountId: user.id,
      actorName: user.username,
      actorKind: '7',
      action: 'fail-login',
      entity: 'account',
      entityId: user.id,
      detail: { way: 'password', reason: 'credentialsWrong' },
      ip: '127.0.0.1',
    })
  })

  it('goes on below the last id, without losing or repeating a row', async () => {
    const seen: string[] = []
    let beforeId: string | undefined
    for (let page = 0; page < 10; page += 1) {
      const answer = await list({ actorAccountId: user.id, pageSize: 2, beforeId })
      seen.push(...answer.list.map(({ id }) => id))
      if (answer.nextBeforeId === null) break
      beforeId = answer.nextBeforeId
    }
    expect(seen).toHaveLength(6)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => Number(b) - Number(a)))
  })

  it('filters by action, object and time', async () => {
    expect((await list({ action: 'fail-login' })).list).toHaveLength(1)
    expect((await list({ entity: 'account', entityId: user.id, action: 'login' })).list).toHaveLength(5)
    expect((await list({ entity: 'fund' })).list).toEqual([])
    expect((await list({ to: '2020-01-01T00:00:00+08:00' })).list).toEqual([])
    expect((await list({ from: '2020-01-01T00:00:00+08:00', pageSize: 100 })).list).toHaveLength(6)
    expect((await list({ username: 'nobody_here' })).list).toEqual([])
    expect((await list({ username: user.username, actorAccountId: '999999' })).list).toEqual([])
  })

  it('still shows a row of a former version, whose words no list holds', async () => {
    await test.services.pool.query(`insert into audit_log (actor_kind, action, entity, entity_id)
      values ('anonymous', 'fly', 'kite', '4242')`)
    const [row] = (await list({ entityId: '4242' })).list
    expect(row).toMatchObject({ action: 'fly', entity: 'kite' })
  })

  it('names wrong filters, and is for admins alone', async () => {
    const wrong = { from: 'yesterday', pageSize: 500, action: 'fly', entity: 'nothing' }
    const bad = await test.send(listAudit, { body: wrong }, { token: admin })
    expect(bad.error?.fields).toEqual({
      from: '开始时间不正确',
      pageSize: '每页最多 100 条',
      action: '请选择操作',
      entity: '请选择对象',
    })
    const operator = await test.signIn((await makeSignInAccount(test, { sourceType: '1' })).id)
    expect((await test.send(listAudit, { body: {} }, { token: operator })).status).toBe(403)
    expect((await test.send(listAudit, { body: {} })).status).toBe(401)
  })
})
