import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareAll } from '../../jobs/compare-figures.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeReportWorld } from '../demand-reports/report-world.fixtures.ts'
import { foldCube, sumFigures } from './figures/figures.store.ts'
import { countCollected } from './screens/collection.store.ts'
import { foldTally, tallyByRegion } from './tally.store.ts'

const FOLDER = new URL('../../../../../database/migrations/', import.meta.url)
const migration = (name: string) => readFile(new URL(name, FOLDER), 'utf8')

/** The figures as they were: reports counted that wait for their enterprise, and drawings by the sum and the latest day of their report. */
const before = (functions: string) => `
  delete from figure_source where name = 'report_drawdown';
  drop view case_figure_events;
  drop function keep_report_drawdown_figures, drawdown_report, drawdown_events, drawdown_figures cascade;
  alter table report_drawdown drop column area_code, drop column company_id, drop column company_scale, drop column company_industry;
  ${functions.replaceAll(`'TO_CONFIRM', `, '')}
  create view case_figure_events as
    select f.* from product_application a, application_events(a) f
    union all select f.* from enterprise e, enterprise_events(e) f
    union all select f.* from financing_need n, need_events(n) f
    union all select f.* from demand_report r, report_events(r) f
    union all select f.* from advisory_question q, question_events(q) f
    union all select f.* from account_opening o, opening_events(o) f
    union all select f.* from equity_project p, project_events(p) f;
  select rebuild_case_tally();
  select rebuild_figure_cube()`

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

/** How many reports and drawings count in all, and what was drawn in each month. */
async function counted() {
  const { db } = t.services
  const tally = await tallyByRegion(db, ['reports', 'reports.drawn'], ['620102'])
  const casesOf = (measure: string) => tally.find((one) => one.measure === measure)?.cases
  const months = await sumFigures(db, {
    cut: { areaCode: '620000' },
    period: null,
    measures: ['reports.drawn'],
    by: 'month',
  })
  return {
    reports: casesOf('reports'),
    drawings: casesOf('reports.drawn'),
    drawn: Object.fromEntries(months.map(({ part, total }) => [part, total])),
  }
}

test('the figures of before are set right: nothing that waits for its enterprise, each drawing on its own day', async () => {
  const { db, pool } = t.services
  const world = await makeReportWorld(t)
  await world.report('TO_CONFIRM')
  await world.report('SUBMITTED')
  await world.report('DISBURSED', {
    asked: { amountYuan: 1_000_000 },
    drawn: [0.6, 0.4],
    submittedAt: new Date('2026-10-01T10:00:00+08:00'),
  })
  const earlier = `update report_drawdown set drawn_on = '2026-09-20' where amount_yuan = 600000`
  expect((await pool.query(earlier)).rowCount).toBe(1)
  const confirming = await migration('0584_reports_to_confirm.sql')
  const functions = confirming.slice(confirming.indexOf('create or replace function'))

  await t.asOwner(before(functions))
  expect(await counted()).toEqual({ reports: 3, drawings: 1, drawn: { '2026-10': 1_000_000 } })

  await t.asOwner(confirming)
  expect(await counted()).toEqual({ reports: 2, drawings: 1, drawn: { '2026-10': 1_000_000 } })
  expect((await compareAll(pool)).differing).toEqual([])

  await t.asOwner(await migration('0585_drawings_counted.sql'))
  const right = {
    reports: 2,
    drawings: 2,
    drawn: { '2026-09': 600_000, '2026-10': 400_000 },
  }
  expect(await counted()).toEqual(right)
  expect((await compareAll(pool)).differing).toEqual([])
  await foldTally(db)
  await foldCube(db)
  expect(await counted()).toEqual(right)

  await world.report('DISBURSED', { submittedAt: new Date('2026-10-01T10:00:00+08:00') })
  expect(await counted()).toMatchObject({ reports: 3, drawings: 3 })
  expect((await compareAll(pool)).differing).toEqual([])
})

test('what is collected is set right: nothing that waits for its enterprise or was withdrawn', async () => {
  const { db, pool } = t.services
  const world = await makeReportWorld(t)
  for (const state of ['TO_CONFIRM', 'WITHDRAWN', 'SUBMITTED'] as const) await world.report(state)
  const collected = async () => (await countCollected(db)).find(({ code }) => code === 'reports')?.records
  const right = (await collected()) ?? 0
  const all = await pool.query(`select from demand_report where status <> 'DRAFT'`)
  expect(all.rowCount).toBeGreaterThan(right)
  const standings = await migration('0515_statistics_standings.sql')
  const [before = ''] = /create function report_collected[^;]+;/.exec(standings) ?? []
  await t.asOwner(
    `${before.replace('create function', 'create or replace function')}; select rebuild_case_tally()`,
  )
  expect(await collected()).toBe(all.rowCount)

  await t.asOwner(await migration('0596_reports_collected.sql'))
  expect(await collected()).toBe(right)
  expect((await compareAll(pool)).differing).toEqual([])
})
