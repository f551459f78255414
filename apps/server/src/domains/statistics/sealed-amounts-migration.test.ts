import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareAll } from '../../jobs/compare-figures.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeApplicationWorld } from '../applications/application-world.fixtures.ts'
import { foldCube, sumFigures } from './figures/figures.store.ts'
import { foldTally, tallyByRegion } from './tally.store.ts'

const MIGRATION = new URL('../../../../../database/migrations/0608_sealed_amounts.sql', import.meta.url)

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

/** How many applications count, and what they sum up to: in the tally, in the rows and the summaries, and by the year. */
async function counted() {
  const { db } = t.services
  const measures = ['applied', 'standing'] as const
  const [applied, standing] = await Promise.all(
    measures.map((measure) => tallyByRegion(db, [measure], ['620102', '000000'])),
  )
  const events = await sumFigures(db, { cut: { areaCode: '620000' }, period: null, measures: ['applied'] })
  return [applied, standing, events].map((sums = []) => [
    sums.reduce((cases, sum) => cases + sum.cases, 0),
    sums.reduce((total, sum) => total + Number(sum.total), 0),
  ])
}

test('amounts that were taken back before go from the figures, their applications stay', async () => {
  const { db, pool } = t.services
  const world = await makeApplicationWorld(t)
  await world.application('SUBMITTED', { amountYuan: 200_000 })
  await world.application('WITHDRAWN', { amountYuan: 770_000 })
  await pool.query(`update product_application set sealed_at = now() where status = 'WITHDRAWN'`)
  const right = [
    [2, 200_000],
    [2, 200_000],
    [2, 200_000],
  ]
  expect(await counted()).toEqual(right)

  const migration = await readFile(MIGRATION, 'utf8')
  const before = migration
    .slice(migration.indexOf('create or replace function'))
    .replaceAll('case when a.sealed_at is null then a.amount_yuan end', 'a.amount_yuan')
  await t.asOwner(`${before}; select rebuild_case_tally(); select rebuild_figure_cube()`)
  expect((await counted()).map(([, total]) => total)).toEqual([970_000, 970_000, 970_000])

  await t.asOwner(migration)
  expect(await counted()).toEqual(right)
  expect((await compareAll(pool)).differing).toEqual([])
  await foldTally(db)
  await foldCube(db)
  expect(await counted()).toEqual(right)
})
