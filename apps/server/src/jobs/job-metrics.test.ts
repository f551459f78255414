import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { addJob } from './add-job.store.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

async function told(name: string): Promise<number> {
  const { body } = await t.app.inject({ url: '/metrics' })
  return Number(new RegExp(String.raw`^${name} (\S+)$`, 'm').exec(body)?.[1])
}

test('a job that fails again and again is told long before it is given up', async () => {
  await addJob(t.services.db, 'sweep-files', {})
  const after = async (attempts: number) => {
    await t.services.pool.query(
      `update graphile_worker._private_jobs set last_error = 'busy', attempts = ${attempts}`,
    )
    return told('jobs_failing')
  }
  expect([await after(7), await after(8), await after(24), await after(25)]).toEqual([0, 1, 1, 0])
  expect(await told('jobs_failed')).toBe(1)
})

test('the nightly checks have an age from the day on which the database was made', async () => {
  await t.asOwner(`update schema_migration set applied_at = now() - interval '3 days'`)
  expect(await told('figure_check_age_seconds')).toBeGreaterThanOrEqual(3 * 86_400)
  expect(await told('file_check_age_seconds')).toBeGreaterThanOrEqual(3 * 86_400)
  // One that is under way is none yet.
  await t.services.pool.query(`insert into figure_check (compared, differing) values (0, 4)`)
  expect(await told('figure_check_age_seconds')).toBeGreaterThanOrEqual(3 * 86_400)
  await t.services.pool.query(`update figure_check set finished_at = now() - interval '2 hours'`)
  expect(await told('figure_check_age_seconds')).toBeLessThan(86_400)
})

test('figures that were set right are told for a day, although the next comparison finds nothing', async () => {
  await t.services.pool.query(
    `insert into figure_check (compared, differing, finished_at) values (9, 0, now())`,
  )
  expect(await told('figure_check_differing')).toBe(4)
  await t.services.pool.query(`update figure_check set finished_at = finished_at - interval '1 day'`)
  expect(await told('figure_check_differing')).toBe(0)
})
