import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCreditCode } from '@lqr/contract/rules/credit-code.ts'
import { gradeEnterprise } from '@lqr/contract/reference/enterprise-scale.ts'
import { fill } from '../../../../database/seeds/fill/fill.ts'
import { jobTasks } from '../job-tasks.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { makePool } from './pool.ts'

const COUNTS = {
  companies: 400,
  products: 40,
  applications: 2_000,
  needs: 60,
  policies: 10,
  articles: 10,
  searchKinds: 10,
}

describe('filling in bulk', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
    // Filling has no limit of time, as in the tool.
    const pool = makePool({
      url: test.databaseUrl,
      max: 1,
      limits: { connectMs: 3_000, statementMs: 100_000 },
    })
    const client = await pool.connect()
    const run = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows
    try {
      await fill(run, test.services.cipher, COUNTS)
    } finally {
      client.release()
      await pool.end()
    }
  })
  afterAll(() => test.close())

  const rows = async <Row extends object>(text: string): Promise<Row[]> =>
    (await test.services.pool.query<Row>(text)).rows

  it('adds exactly what was asked for', async () => {
    const [counted] = await rows(`select (select count(*)::int from enterprise) companies,
      (select count(*)::int from product) products, (select count(*)::int from product_application) applications,
      (select count(*)::int from financing_need) needs,
      (select count(*)::int from policy) policies,
      (select count(*)::int from article where kind in ('news', 'notice')) articles,
      (select count(*)::int from stock_item) "searchKinds"`)
    expect(counted).toEqual(COUNTS)
  })

  it('makes enterprises the contract accepts: right check digits, scales by the standard', async () => {
    const found = await rows<{
      credit_code: string
      industry_code: string
      employees: number
      annual_revenue_yuan: number
      total_assets_yuan: number
      scale: string
    }>('select * from enterprise where credit_code is not null')
    expect(found.length).toBeGreaterThan(300)
    for (const row of found) {
      expect(checkCreditCode(row.credit_code, '').kind).toBe('valid')
      const figures = {
        employees: row.employees,
        annualRevenueYuan: row.annual_revenue_yuan,
        totalAssetsYuan: row.total_assets_yuan,
      }
      expect(gradeEnterprise(row.industry_code, figures).grade).toBe(row.scale)
    }
  })

  it('keeps every reference, although it fills without the triggers of each row', async () => {
    const foreignKeys = await rows<{
      name: string
      child: string
      column: string
      parent: string
      key: string
    }>(`
      select k.conname "name", k.conrelid::regclass::text child, c.attname "column", k.confrelid::regclass::text parent,
        p.attname "key"
      from pg_constraint k join pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[1]
      join pg_attribute p on p.attrelid = k.confrelid and p.attnum = k.confkey[1]
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 1`)
    expect(foreignKeys.length).toBeGreaterThan(20)
    for (const { child, column, parent, key } of foreignKeys) {
      const dangling = await rows(
        `select 1 from ${child} c where c.${column} is not null and not exists (select from ${parent} p where p.${key} = c.${column}) limit 1`,
      )
      expect({ child, column, dangling }).toEqual({ child, column, dangling: [] })
    }
  })

  it('holds what was taken back and grants that were not used, as their moves leave them', async () => {
    const ended = await rows(`select a.status, a.sealed_at is not null "isSealed",
        bool_and(z.status = 'REVOKED' and z.revoked_at = a.updated_at) "hasEnded",
        bool_and(coalesce(a.sealed_at = a.updated_at, true)) "isSealedThen",
        bool_and((a.end_reason is not null) = (a.credit_amount_yuan is not null)) "saysWhy"
      from product_application a join credit_authorisation z on z.id = a.authorisation_id
      where a.status in ('WITHDRAWN', 'EXPIRED', 'UNUSED') group by 1, 2 order by 1, 2`)
    const whole = { hasEnded: true, isSealedThen: true, saysWhy: true }
    expect(ended).toEqual([
      { status: 'EXPIRED', isSealed: false, ...whole },
      { status: 'UNUSED', isSealed: false, ...whole },
      { status: 'WITHDRAWN', isSealed: false, ...whole },
      { status: 'WITHDRAWN', isSealed: true, ...whole },
    ])
    const [wrong] = await rows<{ n: number }>(`select count(*)::int n from product_application a
      join credit_authorisation z on z.id = a.authorisation_id
      where (a.sealed_at is not null and a.accepted_at is not null)
        or (z.status = 'REVOKED' and a.status not in ('WITHDRAWN', 'EXPIRED', 'UNUSED'))`)
    expect(wrong?.n).toBe(0)
  })

  it('leaves figures and histories that agree with the cases', async () => {
    await expect(jobTasks['check-invariants'](test.services, {})).resolves.toBeUndefined()
    const [wrong] = await rows<{
      n: number
    }>(`select count(*)::int n from product_application a where a.status <>
      (select e.to_status from case_event e where e.kind = 'application' and e.case_id = a.id order by e.id desc limit 1)`)
    expect(wrong?.n).toBe(0)
  })
})
