import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { autoAcceptReports, MOST_ACCEPTED_AT_ONCE } from '@lqr/contract/demand-reports/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { waitsForLock } from '../../../testing/waits-for-lock.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'
import { makeBatch } from '../reports.fixtures.ts'

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

test('what is kept stands in nobody’s way: the next look begins below it', async () => {
  const { company } = world
  const by = { token: world.elsewhere.token }
  const waiting = async (declaredTests?: []) => {
    const batchId = await makeBatch(t.services.db, { now: t.services.now() })
    return world.report('SUBMITTED', {
      batchId,
      companyId: company.id,
      companyName: company.name,
      applicantAccountId: company.owner.id,
      asked: { areaCode: '620502', ...(declaredTests && { declaredTests }) },
    })
  }
  for (let made = 0; made < MOST_ACCEPTED_AT_ONCE; made += 1) await waiting([])
  const { id } = await waiting()
  const first = await t.call(autoAcceptReports, { body: {} }, by)
  expect(first.data).toMatchObject({ accepted: 0, kept: MOST_ACCEPTED_AT_ONCE })
  expect(first.data.next).toBe(first.data.rows.at(-1)?.id)
  const second = await t.call(autoAcceptReports, { body: { after: first.data.next ?? '' } }, by)
  expect(second.data).toMatchObject({ next: null, accepted: 1, kept: 0, rows: [{ id }] })
})

test('what is taken back at the same time is left out, and the others are accepted', async () => {
  const batchId = await makeBatch(t.services.db, { now: t.services.now() })
  const [first, gone, last] = [
    await world.report('SUBMITTED', { batchId }),
    await world.report('SUBMITTED', { batchId }),
    await world.report('SUBMITTED', { batchId }),
  ]
  const { accepting } = await t.services.db.transaction().execute(async (tx) => {
    await sql`update demand_report set status = 'WITHDRAWN', version = version + 1 where id = ${gone.id}`.execute(
      tx,
    )
    const asked = t.call(autoAcceptReports, { body: { batchId } }, { token: world.county.token })
    expect(await waitsForLock(t, asked)).toBe(true)
    return { accepting: asked }
  })
  const { data } = await accepting
  expect(data).toMatchObject({ accepted: 2, kept: 0 })
  expect(data.rows.map(({ id }) => id)).toEqual([first.id, last.id])
})
