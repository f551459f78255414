import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { appendAudit } from './audit.store.ts'

describe('the audit log', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  const append = (action: string) =>
    test.services.db
      .transaction()
      .execute((tx) =>
        appendAudit(tx, { actor: undefined, requestId: null, ip: '127.0.0.1' }, [{ action, entity: 'test' }]),
      )

  it('chains rows in order, also when many transactions append at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => append(`act-${index}`)))
    const { rows } = await test.services.pool.query(
      `select a.hash = sha256(a.prev_hash || convert_to(audit_content(a), 'UTF8')) as sound,
         a.prev_hash = coalesce(lag(a.hash) over (order by a.id), '\\x00'::bytea) as linked from audit_log a`,
    )
    expect(rows).toHaveLength(12)
    expect(rows.every((row) => row.sound && row.linked)).toBe(true)
  })

  it.each(['update audit_log set action = 1', 'delete from audit_log', 'truncate audit_log'])(
    'refuses: %s',
    async (statement) => {
      await append('kept')
      await expect(test.services.pool.query(statement)).rejects.toThrow('append-only')
    },
  )
})
