import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { listTaxLicences, revokeTaxLicence } from '@lqr/contract/tax/calls.ts'
import {
  applyTaxReport,
  downloadTaxReport,
  listTaxReports,
  makeTaxReportToken,
} from '@lqr/contract/tax/report-calls.ts'
import { type TaxReportStatus, taxReportStates } from '@lqr/contract/tax/states.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import type { ReportProgress, TaxSource } from '../../../connectors/tax/tax-port.ts'
import { makeTaxSandbox } from '../../../connectors/tax/tax-sandbox.ts'
import { movableClock } from '../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { digestOf } from '../digest.ts'
import { mayFollow } from '../report.rules.ts'
import { authoriseReports, moveReport } from '../report.store.ts'
import { makeTaxLicence, makeTaxReport } from '../tax.fixtures.ts'
import { workReports } from '../work-reports.ts'

const DAY = 86_400
const clock = movableClock()
const sandbox = makeTaxSandbox()
const down = new ConnectorFailure('down')
const refusal = (code: number) => new ConnectorFailure('refused', { outcome: 'refused', status: code })
let trouble: ConnectorFailure | undefined
let progress: ReportProgress = { state: 'ready' }
const applied: string[] = []
const orFail = <T>(answer: T) => (trouble ? Promise.reject(trouble) : Promise.resolve(answer))
const source: TaxSource = {
  ...sandbox,
  async applyReport(licence, applyNo) {
    applied.push(applyNo)
    return orFail(await sandbox.applyReport(licence, applyNo))
  },
  reportProgress: () => orFail(progress),
  fetchReport: async (licence, id) => orFail(await sandbox.fetchReport(licence, id)),
}
let t: TestApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeTestApp({ tax: source, now: clock.now })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())
beforeEach(() => {
  trouble = undefined
  progress = { state: 'ready' }
})

async function aCase(state: Parameters<ApplicationWorld['application']>[0] = 'REVIEWING') {
  const { id } = await world.application(state)
  const { rows } = await t.services.pool.query<{ apply_no: string }>(
    'select apply_no from product_application where id = $1',
    [id],
  )
  return { id, bizNo: rows[0]?.apply_no ?? '' }
}
const licenceOf = (bizNo: string, days?: number) =>
  makeTaxLicence(t.services.db, t.services, {
    bizNo,
    companyId: world.company.id,
    accountId: world.owner.id,
    at: clock.now(),
    days,
  })
async function ready({ state, days }: { state?: Parameters<typeof aCase>[0]; days?: number } = {}) {
  const { id: applicationId, bizNo } = await aCase(state)
  const licenceId = await licenceOf(bizNo, days)
  const id = await makeTaxReport(t.services.db, {
    bizNo,
    orgId: world.bank.id,
    accountId: world.officer.id,
    at: clock.now(),
    licenceId,
    state: 'READY',
  })
  return { id, bizNo, licenceId, applicationId }
}
const apply = (bizNo: string, token?: string) =>
  t.send(applyTaxReport, { body: { bizNo } }, token === undefined ? {} : { token })
const status = async (bizNo: string, token = world.owner.token) =>
  (await t.call(listTaxReports, { body: { bizNo } }, { token })).data.list[0]?.status
const reportsOf = async (bizNo: string, token: string, wanted?: TaxReportStatus) =>
  (await t.call(listTaxReports, { body: { bizNo, status: wanted } }, { token })).data.list
const written = async (id: string) => {
  const { rows } = await t.services.pool.query<{ status: string }>(
    'select status from tax_report where id = $1',
    [id],
  )
  return rows[0]?.status
}
/** How many are told that the report of a case has failed; all three of both sides are. */
const toldOfFailure = async (bizNo: string) => {
  const { rowCount } = await t.services.pool.query(
    `select 1 from message where kind = 'tax.report-failed' and body like $1`,
    [`%${bizNo}%`],
  )
  return rowCount
}
const BOTH_SIDES = 3
const revoke = (id: string, token: string) =>
  t.send(revokeTaxLicence, { params: { id }, body: {} }, { token })
const tokenFor = (id: string, token?: string) =>
  t.call(makeTaxReportToken, { params: { id } }, token === undefined ? {} : { token })
const download = (ticket: string, token?: string) =>
  t.send(downloadTaxReport, { body: { token: ticket } }, token === undefined ? {} : { token })

test('an institution asks, the enterprise authorises, the tax side makes it: each state is seen by both', async () => {
  const { id, bizNo } = await aCase()
  const asked = await apply(bizNo, world.officer.token)
  expect(asked).toMatchObject({ status: 200, data: { status: 'SUBMITTED', isDemonstration: true } })
  await workReports(t.services)
  expect(await status(bizNo)).toBe('SUBMITTED')
  const told = await t.services.pool.query(
    `select 1 from message where kind = 'tax.report-asked' and body like $1`,
    [`%${bizNo}%`],
  )
  expect(told.rowCount).toBe(1)
  await authoriseReports(t.services.db, id, await licenceOf(bizNo), clock.now())
  expect(await status(bizNo)).toBe('AUTHORISED')
  await workReports(t.services)
  expect(await status(bizNo)).toBe('GENERATING')
  progress = { state: 'generating' }
  await workReports(t.services)
  expect(await status(bizNo)).toBe('GENERATING')
  progress = { state: 'ready' }
  await workReports(t.services)
  expect(await status(bizNo)).toBe('READY')
  expect(await status(bizNo, world.manager.token)).toBe('READY')
  expect(await status(bizNo, world.otherOfficer.token)).toBeUndefined()
  expect(await status(bizNo, world.otherOwner.token)).toBeUndefined()
})

test('under a living licence it is authorised at once; a case has one report at a time', async () => {
  const { bizNo } = await aCase()
  await licenceOf(bizNo)
  expect((await apply(bizNo, world.owner.token)).data).toMatchObject({ status: 'AUTHORISED' })
  expect((await apply(bizNo, world.officer.token)).error?.key).toBe('tax.reportUnderWay')
})

test('others apply for nothing', async () => {
  const { bizNo } = await aCase()
  for (const { token } of [world.otherOwner, world.otherOfficer]) {
    expect((await apply(bizNo, token)).error?.key).toBe('tax.caseNotFound')
  }
  expect((await apply(bizNo)).status).toBe(401)
  expect((await apply('', world.owner.token)).status).toBe(422)
})

test('a source that is down loses nothing: it is asked again under the same number', async () => {
  const { bizNo } = await aCase()
  await licenceOf(bizNo)
  const { applyNo } = (await apply(bizNo, world.owner.token)).data as { applyNo: string }
  trouble = down
  await workReports(t.services)
  expect(await status(bizNo)).toBe('AUTHORISED')
  trouble = undefined
  await workReports(t.services)
  expect(await status(bizNo)).toBe('GENERATING')
  expect(applied.filter((number) => number === applyNo)).toHaveLength(2)
})

test('a report waits while nobody knows whose data it would be', async () => {
  const { bizNo } = await aCase()
  const id = await licenceOf(bizNo)
  await apply(bizNo, world.owner.token)
  const { pool } = t.services
  await pool.query('update tax_licence set credit_code = null where id = $1', [id])
  for (const [certiFlg, expected] of [
    [2, 'AUTHORISED'],
    [3, 'GENERATING'],
  ] as const) {
    await pool.query('update enterprise set certi_flg = $2 where id = $1', [world.company.id, certiFlg])
    await workReports(t.services)
    expect(await status(bizNo)).toBe(expected)
  }
})

test('an application that is refused has failed for both sides; a refusal of the platform is asked again', async () => {
  const { bizNo } = await aCase()
  await licenceOf(bizNo)
  await apply(bizNo, world.owner.token)
  for (const code of [401, 403]) {
    trouble = refusal(code)
    await workReports(t.services)
    expect(await status(bizNo)).toBe('AUTHORISED')
  }
  trouble = refusal(422)
  await workReports(t.services)
  expect(await reportsOf(bizNo, world.owner.token)).toMatchObject([
    { status: 'FAILED', failure: '税务数据服务没有接受申请' },
  ])
  expect(await toldOfFailure(bizNo)).toBe(BOTH_SIDES)
})

test('a report whose progress is refused is asked after again', async () => {
  const { bizNo } = await aCase()
  await licenceOf(bizNo)
  await apply(bizNo, world.owner.token)
  await workReports(t.services)
  trouble = refusal(422)
  await workReports(t.services)
  expect(await status(bizNo)).toBe('GENERATING')
  trouble = undefined
  await workReports(t.services)
  expect(await status(bizNo)).toBe('READY')
})

test('a failure says why, and a licence that was revoked meanwhile ends the making', async () => {
  const failing = await aCase()
  await licenceOf(failing.bizNo)
  await apply(failing.bizNo, world.owner.token)
  await workReports(t.services)
  progress = { state: 'failed', reason: '纳税人状态异常' }
  await workReports(t.services)
  const { data } = await t.call(
    listTaxReports,
    { body: { bizNo: failing.bizNo } },
    { token: world.owner.token },
  )
  expect(data.list[0]).toMatchObject({ status: 'FAILED', failure: '纳税人状态异常' })
  const revoked = await aCase()
  const id = await licenceOf(revoked.bizNo)
  await apply(revoked.bizNo, world.owner.token)
  await revoke(id, world.owner.token)
  await workReports(t.services)
  expect(await status(revoked.bizNo)).toBe('FAILED')
})

test('the bytes go through, and who received them is seen by the enterprise', async () => {
  const { id, bizNo, licenceId } = await ready()
  const { data } = await tokenFor(id, world.officer.token)
  const answer = await download(data.token, world.officer.token)
  expect(answer.status).toBe(200)
  const bytes = answer.data as Buffer
  expect(bytes.toString()).toContain('演示数据')
  const reports = await t.call(listTaxReports, { body: { bizNo } }, { token: world.owner.token })
  expect(reports.data.list[0]?.deliveries).toMatchObject([
    { digest: digestOf(bytes), sections: ['goldTaxReport'] },
  ])
  const licences = await t.call(listTaxLicences, { body: { bizNo } }, { token: world.owner.token })
  expect(licences.data.list.find((licence) => licence.id === licenceId)?.deliveries).toHaveLength(1)
  const kept = await t.services.pool.query('select 1 from file')
  expect(kept.rowCount).toBe(0)
})

test('a token opens once, to its reader in the same session, for ten minutes', async () => {
  const { id } = await ready()
  const { data } = await tokenFor(id, world.officer.token)
  expect((await download(data.token)).status).toBe(401)
  const elsewhere = await t.signIn(world.officer.id)
  for (const stranger of [world.manager.token, world.owner.token, world.otherOfficer.token, elsewhere]) {
    expect((await download(data.token, stranger)).error?.key).toBe('tax.tokenWrong')
  }
  expect((await download(data.token, world.officer.token)).status).toBe(200)
  expect((await download(data.token, world.officer.token)).error?.key).toBe('tax.tokenWrong')
  const late = await tokenFor(id, world.officer.token)
  clock.pass(601)
  expect((await download(late.data.token, world.officer.token)).error?.key).toBe('tax.tokenWrong')
  expect((await download('nonsense', world.officer.token)).error?.key).toBe('tax.tokenWrong')
})

test('of two downloads at once with one token, one gets the file', async () => {
  const { id } = await ready()
  const { data } = await tokenFor(id, world.owner.token)
  const answers = await Promise.all([1, 2].map(() => download(data.token, world.owner.token)))
  expect(answers.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([200, 403])
})

test('a token is kept as a hash, and is still good when the source failed', async () => {
  const { id } = await ready()
  const { data } = await tokenFor(id, world.owner.token)
  const { rows } = await t.services.pool.query('select * from tax_report_token')
  expect(JSON.stringify(rows)).not.toContain(data.token)
  trouble = down
  expect((await download(data.token, world.owner.token)).error?.key).toBe('tax.unavailable')
  trouble = undefined
  expect((await download(data.token, world.owner.token)).status).toBe(200)
})

test('no token for a report that is not ready, is another’s, or whose licence was revoked', async () => {
  const { bizNo } = await aCase()
  const asked = await apply(bizNo, world.officer.token)
  const { id: waiting } = asked.data as { id: string }
  expect((await tokenFor(waiting, world.officer.token)).error?.key).toBe('tax.reportNotReady')
  const { id, licenceId } = await ready()
  for (const { token } of [world.otherOwner, world.otherOfficer]) {
    expect((await tokenFor(id, token)).error?.key).toBe('tax.reportNotFound')
  }
  expect((await tokenFor(id)).status).toBe(401)
  const { data } = await tokenFor(id, world.officer.token)
  await revoke(licenceId, world.owner.token)
  expect((await tokenFor(id, world.officer.token)).error?.key).toBe('tax.notValid')
  expect((await download(data.token, world.officer.token)).error?.key).toBe('tax.notValid')
})

test('a report whose licence was revoked is in nobody’s way: another is asked for', async () => {
  const { id, bizNo, licenceId } = await ready()
  await revoke(licenceId, world.owner.token)
  expect(await apply(bizNo, world.officer.token)).toMatchObject({
    status: 200,
    data: { status: 'SUBMITTED' },
  })
  expect(await written(id)).toBe('EXPIRED')
})

type Ready = Awaited<ReturnType<typeof ready>>
test.each<[string, (report: Ready, owner: string) => unknown]>([
  ['was revoked', ({ licenceId }, owner) => revoke(licenceId, owner)],
  [
    'ended with its case',
    ({ applicationId: id }, token) =>
      t.send(withdrawApplication, { params: { id }, body: { version: 1 } }, { token }),
  ],
  ['has lapsed', () => clock.pass(4 * DAY)],
])('a report is over when its licence %s, before and after the job', async (_, end) => {
  const report = await ready({ state: 'SUBMITTED', days: 3 })
  await end(report, await t.signIn(world.owner.id))
  for (const token of [await t.signIn(world.owner.id), await t.signIn(world.officer.id)]) {
    const over = [{ id: report.id, status: 'EXPIRED', can: { download: false } }]
    expect(await reportsOf(report.bizNo, token)).toMatchObject(over)
    expect(await reportsOf(report.bizNo, token, 'EXPIRED')).toMatchObject(over)
    expect(await reportsOf(report.bizNo, token, 'READY')).toEqual([])
    expect((await tokenFor(report.id, token)).error?.key).toBe('tax.notValid')
  }
  expect(await written(report.id)).toBe('READY')
  await workReports(t.services)
  expect(await written(report.id)).toBe('EXPIRED')
  expect((await tokenFor(report.id, await t.signIn(world.owner.id))).error?.key).toBe('tax.notValid')
})

test('what waits for the enterprise is over with its case: no authorisation is offered', async () => {
  const { id, bizNo } = await aCase('SUBMITTED')
  await apply(bizNo, await t.signIn(world.officer.id))
  const token = await t.signIn(world.owner.id)
  expect(await reportsOf(bizNo, token)).toMatchObject([{ status: 'SUBMITTED', can: { authorise: true } }])
  await t.send(withdrawApplication, { params: { id }, body: { version: 1 } }, { token })
  expect(await reportsOf(bizNo, token)).toMatchObject([{ status: 'EXPIRED', can: { authorise: false } }])
})

test('a late authorisation has its days anew, and what is not made in them has failed for both sides', async () => {
  const { id, bizNo } = await aCase()
  await apply(bizNo, await t.signIn(world.officer.id))
  clock.pass(9 * DAY)
  await authoriseReports(t.services.db, id, await licenceOf(bizNo), clock.now())
  clock.pass(2 * DAY)
  progress = { state: 'generating' }
  await workReports(t.services)
  await workReports(t.services)
  const [report] = await reportsOf(bizNo, await t.signIn(world.owner.id))
  expect(report).toMatchObject({ status: 'GENERATING' })
  clock.pass(8 * DAY)
  trouble = down
  await workReports(t.services)
  expect(await reportsOf(bizNo, await t.signIn(world.owner.id))).toMatchObject([
    { status: 'FAILED', failure: '税务数据服务没有在期限内完成' },
  ])
  expect(await toldOfFailure(bizNo)).toBe(BOTH_SIDES)
})

test('a report says as its last moment no later one than that of its licence', async () => {
  const { id, bizNo, licenceId } = await ready({ days: 3 })
  const until = new Date(clock.now().getTime() + 3 * DAY * 1_000).toISOString()
  const shown = async (token: string) => {
    const [report] = await reportsOf(bizNo, token)
    return report?.expiresAt && new Date(report.expiresAt).toISOString()
  }
  for (const { token } of [world.owner, world.officer]) expect(await shown(token)).toBe(until)
  clock.pass(DAY)
  const owner = await t.signIn(world.owner.id)
  await revoke(licenceId, owner)
  expect(await shown(owner)).toBe(clock.now().toISOString())
  expect(await written(id)).toBe('READY')
})

test('a report ends after its days', async () => {
  const { id, bizNo } = await ready()
  clock.pass(8 * DAY)
  const owner = await t.signIn(world.owner.id)
  expect(await status(bizNo, owner)).toBe('EXPIRED')
  expect((await tokenFor(id, owner)).error?.key).toBe('tax.reportNotReady')
  await workReports(t.services)
  expect(await written(id)).toBe('EXPIRED')
})

test('what is over moves nowhere', async () => {
  for (const over of ['EXPIRED', 'FAILED'] as const) {
    expect(taxReportStates.filter(({ code }) => mayFollow(over, code))).toEqual([])
  }
  const { id } = await ready()
  const skipping = moveReport(t.services.db, { id, from: 'READY', to: 'GENERATING', at: clock.now() })
  await expect(skipping).rejects.toThrow('from READY to GENERATING')
  expect(await written(id)).toBe('READY')
})
