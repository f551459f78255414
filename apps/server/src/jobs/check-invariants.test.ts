import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ageBlocks,
  closeOpenIds,
  FORGE,
  sealNow,
  tamper,
  writeAndUndo,
  writeRow,
} from '../audit/audit-rows.fixtures.ts'
import { makeEnterprise } from '../domains/certification/certification.fixtures.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../domains/organisations/organisations.fixtures.ts'
import { makeApplication } from '../domains/applications/applications.fixtures.ts'
import { makeProduct } from '../domains/products/products.fixtures.ts'
import { appendAudit } from '../http/audit.store.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { jobTasks } from '../job-tasks.ts'

describe('the nightly check', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  const check = () => jobTasks['check-invariants'](test.services, {})

  it('is content with what the product writes', async () => {
    await makeEnterprise(test.services.db, test.services)
    await test.services.db
      .transaction()
      .execute((tx) =>
        appendAudit(tx, { actor: undefined, requestId: null, ip: null }, [
          { action: 'login', entity: 'account' },
        ]),
      )
    await expect(check()).resolves.toBeUndefined()
    // However long the others take, no row is too old for them.
    await sealNow(test)
  })

  it('reports drifted figures once and sets them right', async () => {
    await test.services.pool.query(
      `insert into case_tally_change (measure, region_code, key, cases, total) values ('certified', '620102', '', 5, 0)`,
    )
    await expect(check()).rejects.toThrow('figures differ')
    await expect(check()).resolves.toBeUndefined()
  })

  it('reports an enterprise that is marked as having a loan against its applications', async () => {
    const { id } = await makeEnterprise(test.services.db, test.services)
    await test.services.pool.query('update enterprise set has_loan = true where id = $1', [id])
    await expect(check()).rejects.toThrow(`against its applications: [{"id":"${id}"}]`)
    await expect(check()).resolves.toBeUndefined()
  })

  it('reports a first loan that is none, and one that is not marked', async () => {
    const { db, pool } = test.services
    const product = await makeProduct(db, await makeOrganisation(db))
    const company = await makeEnterprise(db, test.services)
    const account = await makeAccount(db, test.services, { sourceType: '7', companyId: company.id })
    const maker = {
      state: 'DISBURSED',
      productId: product.id,
      company,
      applicantAccountId: account.id,
    } as const
    const first = await makeApplication(db, test.services, maker)
    const second = await makeApplication(db, test.services, maker)
    const mark = (id: string, isFirst: boolean) =>
      pool.query('update product_application set is_first_loan = $2 where id = $1', [id, isFirst])
    await expect(check()).resolves.toBeUndefined()
    await mark(first.id, false)
    await expect(check()).rejects.toThrow(`against the loans of its enterprise: [{"id":"${first.id}"}]`)
    await mark(second.id, true)
    await expect(check()).rejects.toThrow(`[{"id":"${first.id}"},{"id":"${second.id}"}]`)
    await expect(mark(first.id, true)).rejects.toThrow('product_application_first_loan')
    await mark(second.id, false)
    await mark(first.id, true)
    await expect(check()).resolves.toBeUndefined()
  })

  it('reports a task that differs from its case, and one that is missing, and writes them anew', async () => {
    const { db, pool } = test.services
    const product = await makeProduct(db, await makeOrganisation(db))
    const company = await makeEnterprise(db, test.services)
    const account = await makeAccount(db, test.services, { sourceType: '7', companyId: company.id })
    const { id } = await makeApplication(db, test.services, {
      productId: product.id,
      company,
      applicantAccountId: account.id,
    })
    for (const spoil of [
      `update case_task set amount_yuan = 1 where kind = 'application' and case_id = $1`,
      `delete from case_task where kind = 'application' and case_id = $1`,
    ]) {
      await pool.query(spoil, [id])
      await expect(check()).rejects.toThrow(
        `tasks differ from the cases of kind application: [{"id":"${id}"}]`,
      )
      await expect(check()).resolves.toBeUndefined()
    }
  })

  it('reports a row of the audit log that was changed', async () => {
    await sealNow(test)
    await expect(check()).resolves.toBeUndefined()
    await tamper(test, `update audit_log set action = 'something else'`)
    await expect(check()).rejects.toThrow(/the audit log was changed: row \d+ changed/)
    await expect(check()).rejects.toThrow(/the audit log was changed: row \d+ changed/)
    await tamper(test, `update audit_log set action = 'login'`)
    await expect(check()).resolves.toBeUndefined()
  })

  it('leaves a change of the audit log among the jobs, once, until an operator discards it', async () => {
    const { pool } = test.services
    const metric = async () =>
      /^audit_changes_reported (\S+)$/m.exec((await test.app.inject({ url: '/metrics' })).body)?.[1]
    const { rows } = await pool.query<{ id: string; fault: string; max_attempts: number }>(
      `select id, payload->>'fault' fault, max_attempts from graphile_worker._private_jobs where key like 'report-audit-fault:%'`,
    )
    expect(rows).toMatchObject([{ fault: expect.stringMatching(/^row \d+ changed$/), max_attempts: 1 }])
    await expect(jobTasks['report-audit-fault'](test.services, rows[0])).rejects.toThrow(
      `the audit log was changed: ${rows[0]?.fault}`,
    )
    expect(await metric()).toBe('1')
    await pool.query('select graphile_worker.complete_jobs(array[$1::bigint])', [rows[0]?.id])
    expect(await metric()).toBe('0')
  })

  it('looks at everything else when one thing cannot be looked at, and reports both', async () => {
    await sealNow(test)
    await tamper(test, `update audit_log set action = 'something else'`)
    await test.asOwner(
      `alter view first_loan rename to no_loan; alter table figure_source rename to no_source`,
    )
    await expect(check()).rejects.toThrow(
      /figures could not be compared: relation "figure_source" does not exist; not checked, relation "first_loan" does not exist: .*; the audit log was changed: row \d+ changed$/,
    )
    await test.asOwner(
      `alter view no_loan rename to first_loan; alter table no_source rename to figure_source`,
    )
    await tamper(test, `update audit_log set action = 'login'`)
    await expect(check()).resolves.toBeUndefined()
  })

  it('reports rows of the audit log that nobody seals', async () => {
    await test.asOwner(`insert into audit_log (at, actor_kind, action, entity)
      values (now() - interval '1 minute', 'anonymous', 'act', 'thing')`)
    await expect(check()).rejects.toThrow('audit rows wait for their seal')
    await sealNow(test)
    await expect(check()).resolves.toBeUndefined()
  })

  it('verifies what was sealed lately, and rows put in between', async () => {
    await ageBlocks(test, 3)
    await writeRow(test)
    await writeAndUndo(test)
    await closeOpenIds(test)
    await expect(check()).resolves.toBeUndefined()
    const { rows } = await test.services.pool.query<{ id: string }>(
      `select id + 1 id from audit_log l where not exists (select from audit_log n where n.id = l.id + 1) order by id limit 1`,
    )
    await tamper(test, FORGE, [rows[0]?.id])
    await expect(check()).rejects.toThrow(`row ${rows[0]?.id} inserted`)
    await tamper(test, `delete from audit_log where action = 'forged'`)
    await expect(check()).resolves.toBeUndefined()
  })

  it('is not sent past a changed row by a block that was dated back', async () => {
    await writeRow(test)
    await sealNow(test)
    const newest = (table: string, key: string) => `${key} = (select max(${key}) from ${table})`
    await tamper(test, `update audit_log set action = 'other' where ${newest('audit_log', 'id')}`)
    await tamper(
      test,
      `update audit_block set sealed_at = sealed_at - interval '3 days' where ${newest('audit_block', 'seq')}`,
    )
    await expect(check()).rejects.toThrow(/the audit log was changed: block \d+$/)
  })
})
