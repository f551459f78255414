import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { caseWorlds } from '../../cases/case-worlds.fixtures.ts'
import { readCalendar } from '../../clocks/calendar.store.ts'
import { workingDaysBetween } from '../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeProduct } from '../products/products.fixtures.ts'
import { foldTally, type Measure, tallyByKey, tallyByRegion } from './tally.store.ts'
import { type CaseParties, makeCase } from './statistics.fixtures.ts'

const HOUR_MS = 3_600_000

describe('the tally', () => {
  let test: TestApp
  let parties: CaseParties

  beforeAll(async () => {
    test = await makeTestApp()
    const { db } = test.services
    const company = await makeEnterprise(db, test.services, { industryCode: '13' })
    const account = await makeAccount(db, test.services, { sourceType: '7', companyId: company.id })
    const bank = await makeOrganisation(db)
    const product = await makeProduct(db, bank)
    parties = { companyId: company.id, accountId: account.id, orgId: bank.id, productId: product.id }
  })
  afterAll(() => test.close())

  /** What the tables of the tally say and what the cases themselves add up to. */
  async function drift() {
    const { rows } = await test.services.pool.query(`
      (select measure, region_code, key, sum(cases) cases, sum(total) total from
        (select measure, region_code, key, cases, total from case_tally
         union all select measure, region_code, key, cases, total from case_tally_change) t
       group by 1, 2, 3 having sum(cases) <> 0)
      except select measure, region_code, key, cases, total from case_figures`)
    const { rows: missing } = await test.services.pool.query(`
      select measure, region_code, key, cases, total from case_figures except
      select measure, region_code, key, sum(cases), sum(total) from
        (select measure, region_code, key, cases, total from case_tally
         union all select measure, region_code, key, cases, total from case_tally_change) t group by 1, 2, 3`)
    return [...rows, ...missing]
  }

  it('equals the cases after inserts, moves, changes of amount and region, and deletes', async () => {
    const { db, pool } = test.services
    const ids: string[] = []
    for (const status of ['DRAFT', 'SUBMITTED', 'REVIEWING', 'CREDITED', 'DISBURSED', 'REJECTED'] as const) {
      // Open ones go to a company each: an enterprise has one open application per product.
      const company = await makeEnterprise(db, test.services)
      ids.push(await makeCase(db, { ...parties, companyId: company.id }, { status }))
    }
    expect(await drift()).toEqual([])
    await pool.query(`update product_application set status = 'TRANSFERRED' where id = $1`, [ids[1]])
    await pool.query(
      `update product_application set status = 'DISBURSED', loan_amount_yuan = 7, loan_date = '2026-02-01' where id = $1`,
      [ids[3]],
    )
    await pool.query(`update product_application set region_code = null, amount_yuan = amount_yuan + 1`)
    await pool.query('update enterprise set certi_flg = 4, area_code = null where id = $1', [
      parties.companyId,
    ])
    expect(await drift()).toEqual([])
    await pool.query('delete from product_application where id = any($1)', [ids.slice(0, 3)])
    expect(await drift()).toEqual([])
  })

  it('says the same before and after it is folded', async () => {
    const { db } = test.services
    await makeCase(db, parties, { status: 'REJECTED' })
    const figures = () =>
      tallyByKey(db, ['applied', 'credited', 'disbursed', 'registered'], ['620102', '620000'])
    const before = await figures()
    await Promise.all([foldTally(db), foldTally(db)])
    expect(await figures()).toEqual(before)
    expect((await test.services.pool.query('select count(*)::int n from case_tally_change')).rows).toEqual([
      { n: 0 },
    ])
    expect(await drift()).toEqual([])
  })

  it('keeps the industry a case had when it was made', async () => {
    const { db, pool } = test.services
    await makeCase(db, parties, { status: 'REJECTED', regionCode: '620402' })
    await pool.query(`update enterprise set industry_code = 'F' where id = $1`, [parties.companyId])
    expect(await tallyByKey(db, ['applied.industry'], ['620402'])).toMatchObject([{ key: '13', cases: 1 }])
    expect(await drift()).toEqual([])
  })

  it('forgets a case whose transaction is rolled back', async () => {
    const { db } = test.services
    const figures = () => tallyByKey(db, ['applied'], ['620421'])
    await expect(
      db.transaction().execute(async (tx) => {
        await makeCase(tx, parties, { status: 'REJECTED', regionCode: '620421' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await figures()).toEqual([])
  })

  it('loses nothing when many cases move at once while it is folded', async () => {
    const { db } = test.services
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 4 === 3
          ? foldTally(db)
          : makeCase(db, parties, { status: 'REJECTED', regionCode: '621500', amountYuan: 10 }),
      ),
    )
    expect(await tallyByKey(db, ['applied'], ['621500'])).toMatchObject([
      { key: 'REJECTED', cases: 9, total: 90 },
    ])
    expect(await drift()).toEqual([])
  })

  it.each([
    ['need', 'financing_need', 'area_code', ['needs', 'needs.ended', 'needs.matched']],
    ['demandReport', 'demand_report', 'area_code', ['reports', 'reports.credited', 'reports.drawn']],
    ['advisoryQuestion', 'advisory_question', 'area_code', ['questions', 'questions.answered']],
    ['accountOpening', 'account_opening', 'region_code', ['openings', 'openings.opened']],
    ['equityProject', 'equity_project', 'area_code', ['projects', 'projects.invested']],
  ] as const)('counts %s in every state, and moved to another area', async (kind, table, area, measures) => {
    const world = await caseWorlds[kind]?.(test)
    if (!world) throw new Error(kind)
    const states = Object.keys(world.kind.declaration.states)
    const before = await counted(measures)
    for (const state of states) await world.make(state)
    if (table === 'advisory_question') {
      await test.services.pool.query(
        `update advisory_question set answer = '已答复', answered_at = now(), answered_in_time = id % 2 = 0`,
      )
    }
    const made = await counted(measures)
    for (const measure of measures) expect(made[measure]).toBeGreaterThan(before[measure] ?? 0)
    expect(await drift()).toEqual([])
    await test.services.pool.query(`update ${table} set ${area} = '622901'`)
    expect(await drift()).toEqual([])
    const regions = await tallyByRegion(test.services.db, [measures[0]], ['622901'])
    expect(regions).toMatchObject([{ cases: made[measures[0]] }])
  })

  /** How many cases a measure counts in the whole province. */
  async function counted(measures: readonly Measure[]): Promise<Record<string, number>> {
    const rows = await tallyByRegion(test.services.db, measures, codesWithin('62'))
    return Object.fromEntries(
      measures.map((measure) => [
        measure,
        rows.filter((row) => row.measure === measure).reduce((sum, { cases }) => sum + cases, 0),
      ]),
    )
  }

  // Over two years: one with its notice, and one of which holidays are only expected.
  it('counts working days as the clocks do, whatever the hour and the holidays', async () => {
    const { db, pool } = test.services
    const calendar = await readCalendar(db)
    const hour = fc.integer({ min: 0, max: 24 * 650 })
    await fc.assert(
      fc.asyncProperty(hour, fc.integer({ min: 0, max: 24 * 55 }), async (start, span) => {
        const since = new Date(Date.parse('2026-01-01T00:30:00+08:00') + start * HOUR_MS)
        const until = new Date(since.getTime() + span * HOUR_MS)
        const { rows } = await pool.query<{ days: number }>('select working_days_between($1, $2) days', [
          since.toISOString(),
          until.toISOString(),
        ])
        expect(rows[0]?.days).toBe(workingDaysBetween(calendar, since, until))
      }),
      { numRuns: 200 },
    )
  })
})
