import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { EVENT_MEASURES, type EventMeasureCode } from '@lqr/contract/statistics/event-measures.ts'
import { FIGURE_CUTS, type FigureCut } from '@lqr/contract/statistics/figure-filter.ts'
import { caseWorlds } from '../../../cases/case-worlds.fixtures.ts'
import { compareAll } from '../../../jobs/compare-figures.fixtures.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeCase } from '../statistics.fixtures.ts'
import { type Cut, placeOf } from './cut.rules.ts'
import { foldCube, sumFigures } from './figures.store.ts'
import type { Period } from './period.rules.ts'

const AREAS = ['620000', '620100', '620102', '620104', '620402', '621500'] as const
const STATUSES = ['SUBMITTED', 'CREDITED', 'DISBURSED', 'SETTLED', 'REJECTED'] as const
const MEASURES = EVENT_MEASURES.map(({ code }) => code)

describe('figures of a filter', () => {
  let test: TestApp
  const orgs: string[] = []
  const products: string[] = []
  let companyId: string

  beforeAll(async () => {
    test = await makeTestApp()
    const { db } = test.services
    for (let bank = 0; bank < 2; bank += 1) {
      const org = await makeOrganisation(db)
      orgs.push(org.id)
      for (let one = 0; one < 2; one += 1) products.push((await makeProduct(db, org)).id)
    }
    for (let index = 0; index < 48; index += 1) await makeOne(index)
  })
  afterAll(() => test.close())

  async function makeOne(index: number) {
    const { db } = test.services
    const company = await makeEnterprise(db, test.services, {
      industryCode: ['13', 'F', 'A'][index % 3] ?? 'A',
      areaCode: AREAS[index % AREAS.length] ?? '620000',
    })
    await test.services.pool.query('update enterprise set scale = $2 where id = $1', [
      company.id,
      [null, 'small', 'micro'][index % 5 === 0 ? 0 : 1 + (index % 2)],
    ])
    const account = await makeAccount(db, test.services, { sourceType: '7', companyId: company.id })
    companyId = company.id
    const month = String(1 + (index % 4)).padStart(2, '0')
    const day = String(1 + ((index * 7) % 28)).padStart(2, '0')
    const place = index % products.length
    const parties = {
      companyId: company.id,
      accountId: account.id,
      orgId: orgs[Math.floor(place / 2)] ?? '',
      productId: products[place] ?? '',
    }
    await makeCase(db, parties, {
      status: STATUSES[index % STATUSES.length] ?? 'SUBMITTED',
      regionCode: AREAS[index % AREAS.length] === '620000' ? null : (AREAS[index % AREAS.length] ?? null),
      amountYuan: 100_000 + index * 1_000,
      creditRate: 3 + (index % 5) / 10,
      createdAt: `2026-${month}-${day}T10:00:00+08:00`,
      loanDate: `2026-${month}-28`,
    })
  }

  /** The same sums from the cases themselves, without a summary or a kept row. */
  async function recount(
    cut: Cut,
    period: Period | null,
    by: FigureCut | undefined,
    measures: readonly EventMeasureCode[],
  ) {
    const { level } = placeOf(cut, by)
    const part = {
      area: `figure_area(area_code, ${level}::smallint)::text`,
      day: 'day::text',
      week: `(day - extract(isodow from day)::int + 1)::text`,
      month: `to_char(day, 'YYYY-MM')`,
      quarter: `extract(year from day) || '-Q' || extract(quarter from day)`,
      year: 'extract(year from day)::text',
      industry: 'industry::text',
      scale: 'scale',
      institution: 'org_id::text',
      product: 'product_id::text',
    }
    const { rows } = await test.services.pool.query(
      `select ${by ? part[by] : "''"} part, measure, key, count(*)::int cases, sum(total) total, sum(weight) / 100 weight
       from case_figure_events where measure = any($1) and 
           ($11 and area_code::text = $2 or not $11 and ($2 = '620000' or left(area_code, length(rtrim($2, '0'))) = rtrim($2, '0')))
         and ($3::text is null or industry = $3) and ($4::text is null or scale = $4) and ($5::bigint[] is null or org_id = any($5))
         and ($6::bigint is null or product_id = $6) and ($7::bigint is null or company_id = $7)
         and ($8::date is null or day between $8 and $9)
         and ($10 <> 'institution' or org_id > 0) and ($10 <> 'product' or product_id > 0) group by 1, 2, 3`,
      [
        measures,
        cut.areaCode,
        cut.industry ?? null,
        cut.scale ?? null,
        cut.orgIds ?? null,
        cut.productId ?? null,
        cut.companyId ?? null,
        period?.from ?? null,
        period?.to ?? null,
        by ?? '',
        cut.isOwnLevel ?? false,
      ],
    )
    return rows
  }

  const sorted = (rows: readonly object[]) =>
    rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()

  const anyDay = fc.date({ min: new Date('2025-12-01'), max: new Date('2026-06-01'), noInvalidDate: true })
  const anyPeriod = fc.option(
    fc.tuple(anyDay, anyDay).map((days): Period => {
      const [from = '', to = ''] = days.map((day) => day.toISOString().slice(0, 10)).toSorted()
      return { from, to }
    }),
  )
  const anyCut = () =>
    fc.record({
      areaCode: fc.constantFrom('620000', '620100', '620102', '621500'),
      isOwnLevel: fc.option(fc.constant(true), { nil: undefined, freq: 3 }),
      industry: fc.option(fc.constantFrom('C', 'F', 'A', 'Z'), { nil: undefined }),
      scale: fc.option(fc.constantFrom('small', 'micro', 'large'), { nil: undefined }),
      orgIds: fc.option(fc.constantFrom([orgs[0] ?? ''], orgs), { nil: undefined }),
      productId: fc.option(fc.constantFrom(...products), { nil: undefined }),
      companyId: fc.option(fc.constant(companyId), { nil: undefined, freq: 5 }),
    })
  const anyBy = fc.option(fc.constantFrom(...FIGURE_CUTS.map(({ code }) => code)), { nil: undefined })

  async function expectExact(cut: Cut, period: Period | null, by: FigureCut | undefined) {
    const told = await sumFigures(test.services.db, { cut, period, by, measures: MEASURES })
    // Rows without an institution are in no part of a split by institutions.
    const shown = by === 'institution' || by === 'product' ? told.filter(({ part }) => part !== '0') : told
    expect(sorted(shown)).toEqual(sorted(await recount(cut, period, by, MEASURES)))
  }

  it.each(['before it is folded', 'when it is folded'])(
    'equal the cases for any filter, period and split, %s',
    async (when) => {
      if (when === 'when it is folded') await foldCube(test.services.db)
      await fc.assert(fc.asyncProperty(anyCut(), anyPeriod, anyBy, expectExact), { numRuns: 150 })
    },
  )

  it('equal the cases half folded, after moves, changes and deletes', async () => {
    const { pool, db } = test.services
    await foldCube(db)
    await pool.query(`update product_application set status = 'DISBURSED', credit_amount_yuan = 5, credit_rate = 4, loan_amount_yuan = 5,
      loan_date = '2026-05-05', is_credit_only = true where status = 'SUBMITTED'`)
    await pool.query(`update product_application set region_code = '620802' where region_code = '620104'`)
    await pool.query(`delete from product_application where status = 'REJECTED' and region_code = '620402'`)
    await fc.assert(fc.asyncProperty(anyCut(), anyPeriod, anyBy, expectExact), { numRuns: 60 })
    const { rows } = await pool.query(`(table figure_event except all table case_figure_events)
      union all (table case_figure_events except all table figure_event)`)
    expect(rows).toEqual([])
    await foldCube(db)
    const { rows: sums } = await pool.query(`select * from figure_cube k full join event_figure_cube c
      using (span, area_level, industry, scale, measure, area_code, product_id, org_id, start, key)
      where (k.cases, k.total, k.weight) is distinct from (c.cases, c.total, c.weight)`)
    expect(sums).toEqual([])
  })

  it('are the same when all of it is filled from nothing, with every index, and when what drifted is mended', async () => {
    const { pool, db } = test.services
    const kept = async () => ({
      rows: (await pool.query('select * from figure_event order by measure, case_id')).rows,
      sums: (await pool.query('select * from figure_cube k order by k')).rows,
      indices: (
        await pool.query(
          `select indexdef from pg_indexes where tablename in ('figure_event', 'figure_cube') order by 1`,
        )
      ).rows,
    })
    await foldCube(db)
    const before = await kept()
    expect(before.sums.length).toBeGreaterThan(100)
    await test.asOwner('select rebuild_figure_cube()')
    expect(await kept()).toEqual(before)
    for (const drift of [
      `update figure_cube set cases = cases + 1 where span = 'M' and area_level = 2`,
      `delete from figure_cube where span = 'D' and area_level = 1`,
      `insert into figure_cube select span, area_level, area_code, industry, scale, org_id, product_id, 'no such measure', start, key, cases,
        total, weight from figure_cube where span = 'M' and area_level = 1 and measure = 'applied'`,
      `update figure_event set total = total + 1 where measure = 'applied'`,
      `delete from figure_event where measure = 'credited'`,
      `insert into figure_event_change (sign, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight)
        select 1, measure, key, day, area_code, industry, scale, org_id, product_id, total, weight from figure_event`,
    ]) {
      await pool.query(drift)
      await compareAll(pool)
      await foldCube(db)
      expect(await kept()).toEqual(before)
    }
  })

  it('count a prefecture as the areas that belong to it, the New Area by itself', async () => {
    const { rows } = await test.services.pool.query<{ code: string; prefecture: string }>(
      `select code, figure_area(code::char(6), 2::smallint) prefecture from unnest($1::text[]) code`,
      [SUBSTATIONS.map(({ id }) => id)],
    )
    for (const { code, prefecture } of rows) {
      const site = SUBSTATIONS.find(({ id }) => id === code)
      expect(prefecture).toBe(site?.level === 3 ? site.parentId : code)
    }
  })

  it.each([
    ['need', 'financing_need'],
    ['demandReport', 'demand_report'],
    ['advisoryQuestion', 'advisory_question'],
    ['accountOpening', 'account_opening'],
    ['equityProject', 'equity_project'],
  ] as const)('keep a row for each %s in every state, and none once it is gone', async (kind, table) => {
    const world = await caseWorlds[kind]?.(test)
    if (!world) throw new Error(kind)
    for (const state of Object.keys(world.kind.declaration.states)) await world.make(state)
    const drift = () =>
      test.services.pool.query(`(table figure_event except all table case_figure_events)
        union all (table case_figure_events except all table figure_event)`)
    expect((await drift()).rows).toEqual([])
    await test.services.pool.query(`update ${table} set company_scale = 'large'`)
    expect((await drift()).rows).toEqual([])
    expect(
      (
        await sumFigures(test.services.db, {
          cut: { areaCode: '620000', scale: 'large' },
          period: null,
          measures: MEASURES,
        })
      ).length,
    ).toBeGreaterThan(0)
  })
})
