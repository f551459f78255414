import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listTaxLicences } from '@lqr/contract/tax/calls.ts'
import { movableClock } from '../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { authoriseReports } from '../report.store.ts'
import { makeTaxLicence } from '../tax.fixtures.ts'
import { makeTaxSide, type ReportSteps, reportSteps } from '../tax-report-steps.fixtures.ts'
import { workReports } from '../work-reports.ts'

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

test('an institution asks, the enterprise authorises, the tax side makes it: each state is seen by both', async () => {
  const { id, bizNo } = await steps.aCase()
  const asked = await steps.apply(bizNo, world.officer.token)
  expect(asked).toMatchObject({ status: 200, data: { status: 'SUBMITTED', isDemonstration: true } })
  await workReports(t.services)
  expect(await steps.status(bizNo)).toBe('SUBMITTED')
  const told = await t.services.pool.query(
    `select 1 from message where kind = 'tax.report-asked' and body like $1`,
    [`%${bizNo}%`],
  )
  expect(told.rowCount).toBe(1)
  await authoriseReports(t.services.db, id, await steps.licenceOf(bizNo), clock.now())
  expect(await steps.status(bizNo)).toBe('AUTHORISED')
  await workReports(t.services)
  expect(await steps.status(bizNo)).toBe('GENERATING')
  side.progress = { state: 'generating' }
  await workReports(t.services)
  expect(await steps.status(bizNo)).toBe('GENERATING')
  side.progress = { state: 'ready' }
  await workReports(t.services)
  expect(await steps.status(bizNo)).toBe('READY')
  expect(await steps.status(bizNo, world.manager.token)).toBe('READY')
  expect(await steps.status(bizNo, world.otherOfficer.token)).toBeUndefined()
  expect(await steps.status(bizNo, world.otherOwner.token)).toBeUndefined()
})

test('under a living licence it is authorised at once; a case has one report at a time', async () => {
  const { bizNo } = await steps.aCase()
  await steps.licenceOf(bizNo)
  expect((await steps.apply(bizNo, world.owner.token)).data).toMatchObject({ status: 'AUTHORISED' })
  expect((await steps.apply(bizNo, world.officer.token)).error?.key).toBe('tax.reportUnderWay')
})

test('a licence offers a report as long as its case has none that is not over', async () => {
  const { bizNo } = await steps.aCase()
  await steps.licenceOf(bizNo)
  const offered = async () =>
    (await t.call(listTaxLicences, { body: { bizNo } }, { token: world.owner.token })).data.list[0]?.can
      .report
  expect(await offered()).toBe(true)
  await steps.apply(bizNo, world.officer.token)
  expect(await offered()).toBe(false)
  side.progress = { state: 'failed', reason: '资料不全' }
  await workReports(t.services)
  await workReports(t.services)
  expect(await steps.status(bizNo)).toBe('FAILED')
  expect(await offered()).toBe(true)
})

test('where the licence of the case does not hold the report, the enterprise is told to revoke it first', async () => {
  const { bizNo } = await steps.aCase()
  const given = { bizNo, companyId: world.company.id, accountId: world.owner.id, at: clock.now() }
  await makeTaxLicence(t.services.db, t.services, { ...given, scope: ['base'] })
  expect((await steps.apply(bizNo, world.officer.token)).data).toMatchObject({ status: 'SUBMITTED' })
  const { rows } = await t.services.pool.query(
    `select body, link from message where kind = 'tax.report-asked' and body like $1`,
    [`%${bizNo}%`],
  )
  expect(rows).toEqual([{ body: expect.stringContaining('请先撤销原授权，再作出'), link: '/personal/tax' }])
})

test('others apply for nothing', async () => {
  const { bizNo } = await steps.aCase()
  for (const { token } of [world.otherOwner, world.otherOfficer]) {
    expect((await steps.apply(bizNo, token)).error?.key).toBe('tax.caseNotFound')
  }
  expect((await steps.apply(bizNo)).status).toBe(401)
  expect((await steps.apply('', world.owner.token)).status).toBe(422)
})

test('a report whose licence was revoked is in nobody’s way: another is asked for', async () => {
  const { id, bizNo, licenceId } = await steps.ready()
  await steps.revoke(licenceId, world.owner.token)
  expect(await steps.apply(bizNo, world.officer.token)).toMatchObject({
    status: 200,
    data: { status: 'SUBMITTED' },
  })
  expect(await steps.written(id)).toBe('EXPIRED')
})
