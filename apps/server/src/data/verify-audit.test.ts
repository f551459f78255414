import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendAudit } from '../http/audit.store.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { verifyAudit } from './verify-audit.ts'

describe('verifying the audit log', () => {
  let test: TestApp
  const ids: string[] = []

  beforeEach(async () => {
    test = await makeTestApp()
    const { db, pool } = test.services
    for (const action of ['one', 'two', 'three', 'four']) {
      const origin = { actor: undefined, requestId: 'r', ip: '127.0.0.1' }
      const entry = { action, entity: 'thing', entityId: '7', detail: { amountYuan: 100, note: '说明|竖线' } }
      await db.transaction().execute((tx) => appendAudit(tx, origin, [entry]))
    }
    const { rows } = await pool.query<{ id: string }>('select id from audit_log order by id')
    ids.splice(0, ids.length, ...rows.map(({ id }) => id))
    await pool.query('alter table audit_log disable trigger user')
  })
  afterEach(() => test.close())

  it('proves every row and names the last one', async () => {
    const verdict = await verifyAudit(test.services.pool)
    expect(verdict).toMatchObject({ sound: 4, last: { id: ids[3] }, broken: undefined, anchored: true })
  })

  it.each([
    [`action = 'other'`],
    [`detail = '{"amountYuan": 1}'`],
    [`at = at + interval '1 microsecond'`],
    [`actor_account_id = 9`],
    [`ip = '127.0.0.2'`],
  ])('finds a row in which somebody set %s', async (change) => {
    await test.services.pool.query(`update audit_log set ${change} where id = $1`, [ids[1]])
    expect(await verifyAudit(test.services.pool)).toMatchObject({
      sound: 1,
      broken: { id: ids[1], why: 'changed' },
    })
  })

  it('finds the place where a row was taken out, also at the beginning', async () => {
    await test.services.pool.query('delete from audit_log where id = $1', [ids[2]])
    expect(await verifyAudit(test.services.pool)).toMatchObject({
      sound: 2,
      broken: { id: ids[3], why: 'unlinked' },
    })
    await test.services.pool.query('delete from audit_log where id = $1', [ids[0]])
    expect(await verifyAudit(test.services.pool)).toMatchObject({
      sound: 0,
      broken: { id: ids[1], why: 'unlinked' },
    })
  })

  it('notices a chain cut short by the hash that was kept elsewhere', async () => {
    const { last } = await verifyAudit(test.services.pool)
    expect(await verifyAudit(test.services.pool, last?.hash)).toMatchObject({ anchored: true })
    await test.services.pool.query('delete from audit_log where id = $1', [ids[3]])
    expect(await verifyAudit(test.services.pool, last?.hash)).toMatchObject({ sound: 3, anchored: false })
  })

  it('has nothing to say about an empty log', async () => {
    await test.services.pool.query('delete from audit_log')
    expect(await verifyAudit(test.services.pool)).toEqual({
      sound: 0,
      last: undefined,
      broken: undefined,
      anchored: true,
    })
  })
})
