import type { AuditAction } from '@lqr/contract/all-audit-words.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { appendAudit } from './audit.store.ts'

describe('the audit log', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  const append = (action: AuditAction) =>
    test.services.db
      .transaction()
      .execute((tx) =>
        appendAudit(tx, { actor: undefined, requestId: null, ip: '127.0.0.1' }, [
          { action, entity: 'account' },
        ]),
      )

  it('lets a transaction write while another one that has written is not done', async () => {
    const { db, pool } = test.services
    await db.transaction().execute(async (tx) => {
      await appendAudit(tx, { actor: undefined, requestId: null, ip: null }, [
        { action: 'register', entity: 'account' },
      ])
      await append('login')
      const { rows } = await pool.query(`select action from audit_log`)
      expect(rows).toEqual([{ action: 'login' }])
    })
  })

  it.each([
    'update audit_log set action = 1',
    'delete from audit_log',
    'truncate audit_log',
    'update audit_block set root = prev_root',
  ])('refuses even to its owner: %s', async (statement) => {
    await append('logout')
    await expect(test.asOwner(statement)).rejects.toThrow('append-only')
  })
})
