import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { taxReportStates } from '@lqr/contract/tax/states.ts'
import { movableClock } from '../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { mayFollow } from '../report.rules.ts'
import { moveReport } from '../report.store.ts'
import { makeTaxSide, type ReportSteps, reportSteps } from '../tax-report-steps.fixtures.ts'
import { workReports } from '../work-reports.ts'

const DAY = 86_400
const clock = movableClock()
const side = makeTaxSide()
let t: TestApp
let world: ApplicationWorld
let steps: ReportSteps

beforeAll(async () => {
  t = await makeTestApp({ tax: side.source, now: clock.now })
  world = await makeApplicationWorld(t)
  steps = reportSteps(t, world, clock)
})
afterAll(() => t.close())
beforeEach(() => side.calm())

type Ready = Awaited<ReturnType<ReportSteps['ready']>>

test.each<[string, (report: Ready, owner: string) => unknown]>([
  ['was revoked', ({ licenceId }, owner) => steps.revoke(licenceId, owner)],
  [
    'ended with its case',
    ({ applicationId: id }, token) =>
      t.send(withdrawApplication, { params: { id }, body: { version: 1 } }, { token }),
  ],
  ['has lapsed', () => clock.pass(4 * DAY)],
])('a report is over when its licence %s, before and after the job', async (_, end) => {
  const report = await steps.ready({ state: 'SUBMITTED', days: 3 })
  await end(report, await t.signIn(world.owner.id))
  for (const token of [await t.signIn(world.owner.id), await t.signIn(world.officer.id)]) {
    const over = [{ id: report.id, status: 'EXPIRED', can: { download: false } }]
    expect(await steps.reportsOf(report.bizNo, token)).toMatchObject(over)
    expect(await steps.reportsOf(report.bizNo, token, 'EXPIRED')).toMatchObject(over)
    expect(await steps.reportsOf(report.bizNo, token, 'READY')).toEqual([])
    expect((await steps.tokenFor(report.id, token)).error?.key).toBe('tax.notValid')
  }
  expect(await steps.written(report.id)).toBe('READY')
  await workReports(t.services)
  expect(await steps.written(report.id)).toBe('EXPIRED')
  expect((await steps.tokenFor(report.id, await t.signIn(world.owner.id))).error?.key).toBe('tax.notValid')
})

test('what waits for the enterprise is over with its case: no authorisation is offered', async () => {
  const { id, bizNo } = await steps.aCase('SUBMITTED')
  await steps.apply(bizNo, await t.signIn(world.officer.id))
  const token = await t.signIn(world.owner.id)
  expect(await steps.reportsOf(bizNo, token)).toMatchObject([
    { status: 'SUBMITTED', can: { authorise: true } },
  ])
  await t.send(withdrawApplication, { params: { id }, body: { version: 1 } }, { token })
  expect(await steps.reportsOf(bizNo, token)).toMatchObject([
    { status: 'EXPIRED', can: { authorise: false } },
  ])
})

test('a report says as its last moment no later one than that of its licence', async () => {
  const { id, bizNo, licenceId } = await steps.ready({ days: 3 })
  const until = new Date(clock.now().getTime() + 3 * DAY * 1_000).toISOString()
  const shown = async (token: string) => {
    const [report] = await steps.reportsOf(bizNo, token)
    return report?.expiresAt && new Date(report.expiresAt).toISOString()
  }
  for (const { token } of [world.owner, world.officer]) expect(await shown(token)).toBe(until)
  clock.pass(DAY)
  const owner = await t.signIn(world.owner.id)
  await steps.revoke(licenceId, owner)
  expect(await shown(owner)).toBe(clock.now().toISOString())
  expect(await steps.written(id)).toBe('READY')
})

test('a report ends after its days', async () => {
  const { id, bizNo } = await steps.ready()
  clock.pass(8 * DAY)
  const owner = await t.signIn(world.owner.id)
  expect(await steps.status(bizNo, owner)).toBe('EXPIRED')
  expect((await steps.tokenFor(id, owner)).error?.key).toBe('tax.reportNotReady')
  await workReports(t.services)
  expect(await steps.written(id)).toBe('EXPIRED')
})

test('what is over moves nowhere', async () => {
  for (const over of ['EXPIRED', 'FAILED'] as const) {
    expect(taxReportStates.filter(({ code }) => mayFollow(over, code))).toEqual([])
  }
  const { id } = await steps.ready()
  const skipping = moveReport(t.services.db, { id, from: 'READY', to: 'GENERATING', at: clock.now() })
  await expect(skipping).rejects.toThrow('from READY to GENERATING')
  expect(await steps.written(id)).toBe('READY')
})
