import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listTaxLicences } from '@lqr/contract/tax/calls.ts'
import { listTaxReports } from '@lqr/contract/tax/report-calls.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import { movableClock } from '../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { digestOf } from '../digest.ts'
import { makeTaxSide, type ReportSteps, reportSteps } from '../tax-report-steps.fixtures.ts'

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

test('the bytes go through, and who received them is seen by the enterprise', async () => {
  const { id, bizNo, licenceId } = await steps.ready()
  const { data } = await steps.tokenFor(id, world.officer.token)
  const answer = await steps.download(data.token, world.officer.token)
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
  const { id } = await steps.ready()
  const { data } = await steps.tokenFor(id, world.officer.token)
  expect((await steps.download(data.token)).status).toBe(401)
  const elsewhere = await t.signIn(world.officer.id)
  for (const stranger of [world.manager.token, world.owner.token, world.otherOfficer.token, elsewhere]) {
    expect((await steps.download(data.token, stranger)).error?.key).toBe('tax.tokenWrong')
  }
  expect((await steps.download(data.token, world.officer.token)).status).toBe(200)
  expect((await steps.download(data.token, world.officer.token)).error?.key).toBe('tax.tokenWrong')
  const late = await steps.tokenFor(id, world.officer.token)
  clock.pass(601)
  expect((await steps.download(late.data.token, world.officer.token)).error?.key).toBe('tax.tokenWrong')
  expect((await steps.download('nonsense', world.officer.token)).error?.key).toBe('tax.tokenWrong')
})

test('of two downloads at once with one token, one gets the file', async () => {
  const { id } = await steps.ready()
  const { data } = await steps.tokenFor(id, world.owner.token)
  const answers = await Promise.all([1, 2].map(() => steps.download(data.token, world.owner.token)))
  expect(answers.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([200, 403])
})

test('a token is kept as a hash, and is still good when the source failed', async () => {
  const { id } = await steps.ready()
  const { data } = await steps.tokenFor(id, world.owner.token)
  const { rows } = await t.services.pool.query('select * from tax_report_token')
  expect(JSON.stringify(rows)).not.toContain(data.token)
  side.trouble = new ConnectorFailure('down')
  expect((await steps.download(data.token, world.owner.token)).error?.key).toBe('tax.unavailable')
  side.trouble = undefined
  expect((await steps.download(data.token, world.owner.token)).status).toBe(200)
})

test('no token for a report that is not ready, is another’s, or whose licence was revoked', async () => {
  const { bizNo } = await steps.aCase()
  const asked = await steps.apply(bizNo, world.officer.token)
  const { id: waiting } = asked.data as { id: string }
  expect((await steps.tokenFor(waiting, world.officer.token)).error?.key).toBe('tax.reportNotReady')
  const { id, licenceId } = await steps.ready()
  for (const { token } of [world.otherOwner, world.otherOfficer]) {
    expect((await steps.tokenFor(id, token)).error?.key).toBe('tax.reportNotFound')
  }
  expect((await steps.tokenFor(id)).status).toBe(401)
  const { data } = await steps.tokenFor(id, world.officer.token)
  await steps.revoke(licenceId, world.owner.token)
  expect((await steps.tokenFor(id, world.officer.token)).error?.key).toBe('tax.notValid')
  expect((await steps.download(data.token, world.officer.token)).error?.key).toBe('tax.notValid')
})
