import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeEnterprise } from '../domains/certification/certification.fixtures.ts'
import { appendAudit } from '../http/audit.store.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { checkInvariants } from './check-invariants.store.ts'

describe('the nightly check', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  const check = () => checkInvariants(test.services, {})

  it('is content with what the product writes', async () => {
    await makeEnterprise(test.services.db, test.services)
    await test.services.db
      .transaction()
      .execute((tx) =>
        appendAudit(tx, { actor: undefined, requestId: null, ip: null }, [{ action: 'a', entity: 'b' }]),
      )
    await expect(check()).resolves.toBeUndefined()
  })

  it('reports drifted figures once and sets them right', async () => {
    await test.services.pool.query(
      `update case_tally_change set cases = cases + 5 where measure = 'certified'`,
    )
    await expect(check()).rejects.toThrow('figures differ')
    await expect(check()).resolves.toBeUndefined()
  })

  it('reports a row of the audit log that was changed', async () => {
    const { pool } = test.services
    await pool.query('alter table audit_log disable trigger user')
    await pool.query(`update audit_log set action = 'something else'`)
    await pool.query('alter table audit_log enable trigger user')
    await expect(check()).rejects.toThrow('the audit log was changed')
  })
})
