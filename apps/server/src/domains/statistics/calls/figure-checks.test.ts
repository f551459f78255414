import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFigures, listFigureChecks } from '@lqr/contract/statistics/indicator-calls.ts'
import { jobTasks } from '../../../job-tasks.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'

let t: TestApp
let token: Awaited<ReturnType<typeof signInEach>>

beforeAll(async () => {
  t = await makeTestApp()
  token = await signInEach(t)
  await makeEnterprise(t.services.db, t.services, { areaCode: '620102' })
})
afterAll(() => t.close())

const check = () => jobTasks['check-invariants'](t.services, {})
const list = async (body: object = {}) =>
  (await t.call(listFigureChecks, { body }, { token: token.operator })).data

test('a comparison without a difference stands in the list with how many figures it compared', async () => {
  await check()
  const { list: checks, total } = await list()
  expect(total).toBe(1)
  expect(checks[0]).toMatchObject({ differing: 0, differences: [] })
  expect(checks[0]?.compared).toBeGreaterThan(0)
})

test('a figure that differs is named with both numbers, and set right for the next comparison', async () => {
  await t.services.pool.query(
    `insert into case_tally_change (measure, region_code, key, cases, total) values ('certified', '620102', '', 5, 0)`,
  )
  await expect(check()).rejects.toThrow('figures differ')
  const { list: checks } = await list({ onlyDiffering: true })
  expect(checks).toHaveLength(1)
  expect(checks[0]?.differences).toEqual([
    {
      measure: 'certified',
      measureName: '通过认证的企业',
      areaName: '城关区',
      key: '',
      casesKept: 6,
      casesCounted: 1,
      totalKept: 0,
      totalCounted: 0,
    },
  ])
  await check()
  expect((await list()).list.map(({ differing }) => differing)).toEqual([0, 1, 0])
})

test.each([
  ['a kept row', `update figure_event set day = day - 1 where measure = 'registered'`, 2],
  ['a lost row', `delete from figure_event where measure = 'registered'`, 1],
  [
    'a summary',
    `update figure_cube set cases = cases + 1 where span = 'M' and area_level = 3 and scale = '*'`,
    1,
  ],
])('%s that differs from its cases is named and set right', async (_, harm, atLeast) => {
  await check()
  await t.services.pool.query(harm)
  await expect(check()).rejects.toThrow('figures differ')
  const { list: checks } = await list({ onlyDiffering: true })
  expect(checks[0]?.differing).toBeGreaterThanOrEqual(atLeast)
  expect(checks[0]?.differences.some(({ measure }) => measure === 'registered')).toBe(true)
  await check()
})

test('an operator has the comparison made at once, and it is on record who did', async () => {
  const { data } = await t.call(checkFigures, { body: {} }, { token: token.operator })
  expect(data).toEqual({ isWaiting: true })
  await t.call(checkFigures, { body: {} }, { token: token.admin })
  const jobs = await t.services.pool.query(
    `select count(*)::int n from graphile_worker.jobs where task_identifier = 'check-invariants'`,
  )
  expect(jobs.rows).toEqual([{ n: 1 }])
  const audit = await t.services.pool.query(
    `select count(*)::int n from audit_log where action = 'check-figures'`,
  )
  expect(audit.rows).toEqual([{ n: 2 }])
})

test('nobody but those who run the platform reads or asks for comparisons', async () => {
  for (const person of ['enterprise', 'officer', 'government'] as const) {
    expect((await t.call(listFigureChecks, { body: {} }, { token: token[person] })).status).toBe(403)
    expect((await t.call(checkFigures, { body: {} }, { token: token[person] })).status).toBe(403)
  }
  expect((await t.call(listFigureChecks, { body: {} })).status).toBe(401)
})
