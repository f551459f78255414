import { afterAll, beforeAll, expect, test } from 'vitest'
import { recallDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
import { createWebhook } from '@lqr/contract/open/webhook-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeReportWorld, type ReportWorld } from '../../demand-reports/report-world.fixtures.ts'

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

const ADDRESS = 'https://bank.example/hook'

test('an institution hears of the move by which a case is taken from it, and another one does not', async () => {
  for (const { id } of [world.bank, world.otherBank]) {
    const manager = await world.staff(id, ['financeManager'])
    const made = await t.call(createWebhook, { body: { name: '核心系统', url: ADDRESS } }, manager)
    expect(made.status).toBe(200)
  }
  const { id } = await world.report('RECOMMENDED')
  const recall = { params: { id }, body: { note: '多次联系没有办理' } }
  expect((await t.call(recallDemandReport, recall, world.county)).status).toBe(200)
  const { rows } = await t.services.pool.query(
    `select e.type, w.org_id::text "orgId" from webhook_delivery d join webhook_event e on e.id = d.event_id
       join webhook w on w.id = d.webhook_id`,
  )
  expect(rows).toEqual([{ type: 'demandReport.recall', orgId: world.bank.id }])
})
