import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import { forgoReportGrant, releaseReportGrant } from '@lqr/contract/demand-reports/grant-calls.ts'
import { getReportLedger } from '@lqr/contract/demand-reports/ledger-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'
import { makeBatch } from '../reports.fixtures.ts'

const END = { endReason: '企业资金已由其他渠道解决' }

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

/** What somebody was told of a report, by the kind of the message. */
async function told(accountId: string, kind: string): Promise<string | undefined> {
  const row = await t.services.db
    .selectFrom('message')
    .select('body')
    .where('account_id', '=', accountId)
    .where('kind', '=', `demand-reports.${kind}`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.body
}

const counted = async (id: string) =>
  (
    await t.services.pool.query(
      `select f.measure, f.cases, f.total from demand_report r, report_figures(r) f where r.id = $1 order by 1`,
      [id],
    )
  ).rows

test('an enterprise forgoes a grant, institution and authority read why, and its report stays the one of the batch', async () => {
  const { owner, company, params } = await world.reportIn('CREDITED')
  const forgo = (body: typeof END) => t.call(forgoReportGrant, { params, body }, owner)
  expect((await forgo({ endReason: '短' })).error?.fields).toHaveProperty('endReason')
  const { data } = await forgo(END)
  expect(data).toMatchObject({ status: 'UNUSED', ...END, can: { forgo: false, withdraw: false } })
  expect(data.timeline.at(-1)).toMatchObject({ action: 'forgo', note: END.endReason })
  expect(await told(world.bank.officer.id, 'forgo')).toContain(END.endReason)
  expect(await told(world.county.id, 'unused')).toContain(company.name)
  expect((await forgo(END)).status).toBe(409)
  const again = await t.call(createDemandReport, { body: { batchId: world.batchId } }, owner)
  expect(again.status).toBe(409)
})

test('an institution ends a grant that nothing was drawn on, and the enterprise reads why', async () => {
  const { owner, params } = await world.reportIn('CREDITED')
  const bank = world.bank.officer
  const { data } = await t.call(releaseReportGrant, { params, body: END }, bank)
  expect(data).toMatchObject({ status: 'UNUSED', ...END, can: { disburse: false, release: false } })
  expect(await told(owner.id, 'release')).toContain(END.endReason)
  expect(await told(world.county.id, 'unused')).toContain(END.endReason)
  const drawn = await world.reportIn('DISBURSED')
  const late = { params: drawn.params, body: END }
  expect((await t.call(releaseReportGrant, late, bank)).status).toBe(409)
  expect((await t.call(forgoReportGrant, late, drawn.owner)).status).toBe(409)
})

test('nobody but its enterprise and its institution ends a grant', async () => {
  const { params } = await world.reportIn('CREDITED')
  const { company, bank, otherBank, county } = world
  const products = await world.staff(bank.id, ['financeProduct'])
  const forgo = async (by: { token?: string }) =>
    (await t.call(forgoReportGrant, { params, body: END }, by)).status
  const release = async (by: { token?: string }) =>
    (await t.call(releaseReportGrant, { params, body: END }, by)).status
  expect(await Promise.all([{}, company.owner, bank.officer, county].map(forgo))).toEqual([
    401, 404, 403, 403,
  ])
  expect(await Promise.all([{}, otherBank.officer, products, company.owner, county].map(release))).toEqual([
    401, 404, 403, 403, 403,
  ])
})

test('what was not used stays a grant in the ledger and in every figure', async () => {
  const batchId = await makeBatch(t.services.db, { now: t.services.now() })
  const { id } = await world.report('CREDITED', { batchId })
  const before = await counted(id)
  expect(before).toMatchObject([{ measure: 'reports' }, { measure: 'reports.credited', cases: 1 }])
  await t.call(releaseReportGrant, { params: { id }, body: END }, world.bank.officer)
  expect(await counted(id)).toEqual(before)
  const { data } = await t.call(getReportLedger, { query: { batchId } }, world.province)
  expect(data.total).toMatchObject({ filed: 1, listed: 1, recommended: 1, credited: 1, disbursed: 0 })
})
