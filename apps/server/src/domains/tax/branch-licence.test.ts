import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTaxLicence, listTaxLicences, readTaxData } from '@lqr/contract/tax/calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { movableClock } from '../../testing/identity-steps.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
  type SignedIn,
} from '../applications/application-world.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeProduct } from '../products/products.fixtures.ts'
import { makeTaxReport } from './tax.fixtures.ts'
import { type ReportSteps, reportSteps } from './tax-report-steps.fixtures.ts'
import { workReports } from './work-reports.ts'

const DAY = 86_400
const clock = movableClock()
let t: TestApp
let world: ApplicationWorld
let steps: ReportSteps
let branch: { id: string; name: string }
let sister: SignedIn
let below: SignedIn

beforeAll(async () => {
  t = await makeTestApp({ now: clock.now })
  world = await makeApplicationWorld(t)
  steps = reportSteps(t, world, clock)
  const at = (name: string) => makeOrganisation(t.services.db, { name, parentId: world.bank.id })
  branch = await at('黄河示例银行城关支行')
  sister = await world.staff((await at('黄河示例银行安宁支行')).id, ['financeOfficer', 'financeManager'])
  const counter = await makeOrganisation(t.services.db, {
    name: '黄河示例银行城关营业室',
    parentId: branch.id,
  })
  below = await world.staff(counter.id, ['financeOfficer', 'financeManager'])
})
afterAll(() => t.close())

/** A living case at that branch. */
async function caseAt(org: { id: string; name: string }) {
  const { id: productId } = await makeProduct(t.services.db, org)
  return steps.aCase('REVIEWING', productId)
}
/** A living case at a branch, in which nobody works unless told otherwise, with its licence. */
async function atBranch(org = branch) {
  const { bizNo } = await caseAt(org)
  return { bizNo, licenceId: await steps.licenceOf(bizNo) }
}
function makeReady({ bizNo, licenceId }: { bizNo: string; licenceId: string }) {
  return makeTaxReport(t.services.db, {
    bizNo,
    orgId: branch.id,
    accountId: world.officer.id,
    at: clock.now(),
    licenceId,
    state: 'READY',
  })
}
const read = (licenceId: string, { token }: SignedIn) =>
  t.send(readTaxData, { body: { licenceId, sections: ['base'] } }, { token })
const licences = async (bizNo: string, { token }: SignedIn) =>
  (await t.call(listTaxLicences, { body: { bizNo } }, { token })).data.list
/** As if the enterprise had agreed to the letter of before, which names the branch alone. */
const letterOfBefore = (licenceId: string) =>
  t.services.pool.query(`update tax_licence set agreement_version = 'SSSQ-2026.11' where id = $1`, [
    licenceId,
  ])

test('what a branch without staff was licensed is read by the house that works on the loan, and the enterprise sees who read', async () => {
  const { bizNo, licenceId } = await atBranch()
  for (const person of [world.officer, world.manager]) {
    expect(await licences(bizNo, person)).toMatchObject([
      { id: licenceId, orgName: branch.name, can: { read: true, report: true, revoke: false } },
    ])
  }
  expect((await read(licenceId, world.officer)).status).toBe(200)
  const [seen] = await licences(bizNo, world.owner)
  expect(seen?.deliveries).toMatchObject([{ who: `${world.bank.name} 客户经理（示例）`, sections: ['base'] }])
})

test('nobody beside or below the branch, of another house or in another role reads it or learns of it', async () => {
  const { bizNo, licenceId } = await atBranch()
  const others = [sister, below, world.otherOfficer, world.otherOwner]
  for (const person of [...others, await world.staff(world.bank.id, ['financeProduct'])]) {
    expect(await licences(bizNo, person)).toEqual([])
    const check = await t.call(checkTaxLicence, { body: { id: licenceId } }, { token: person.token })
    expect(check.error?.key).toBe('tax.licenceNotFound')
    expect((await read(licenceId, person)).status).toBeGreaterThanOrEqual(403)
  }
})

test('the house applies for the report of such a loan, and downloads it', async () => {
  const { bizNo } = await atBranch()
  const { token } = world.officer
  expect((await steps.apply(bizNo, token)).status).toBe(200)
  expect((await steps.reportsOf(bizNo, token))[0]).toMatchObject({ orgId: branch.id, status: 'AUTHORISED' })
  const ready = await atBranch()
  const id = await makeReady(ready)
  expect((await steps.reportsOf(ready.bizNo, token))[0]?.can.download).toBe(true)
  const ticket = (await steps.tokenFor(id, token)).data.token
  expect((await steps.download(ticket, token)).status).toBe(200)
  expect((await steps.tokenFor(id, sister.token)).error?.key).toBe('tax.reportNotFound')
})

test('a letter of before named the branch alone: the house is told so and reads nothing, the branch reads on', async () => {
  const { bizNo, licenceId } = await atBranch()
  const reportId = await makeReady({ bizNo, licenceId })
  await letterOfBefore(licenceId)
  expect((await licences(bizNo, world.officer))[0]?.can).toMatchObject({ read: false, report: false })
  expect((await read(licenceId, world.officer)).error?.key).toBe('tax.houseNotNamed')
  const alone = await atBranch()
  await letterOfBefore(alone.licenceId)
  expect((await steps.apply(alone.bizNo, world.officer.token)).error?.key).toBe('tax.houseNotNamed')
  expect((await steps.reportsOf(bizNo, world.officer.token))[0]?.can.download).toBe(false)
  expect((await steps.tokenFor(reportId, world.officer.token)).error?.key).toBe('tax.houseNotNamed')
  expect((await steps.reportsOf(bizNo, world.owner.token))[0]?.can.download).toBe(true)
  const own = await world.staff(branch.id, ['financeOfficer'])
  expect((await read(licenceId, own)).status).toBe(200)
})

/** Who is told so of the report of a case, in the order of their accounts. */
async function told(what: 'failed' | 'unanswered', { bizNo }: { bizNo: string }) {
  const { rows } = await t.services.pool.query<{ account_id: string }>(
    'select account_id from message where kind = $1 and body like $2 order by account_id',
    [`tax.report-${what}`, `%${bizNo}%`],
  )
  return rows.map(({ account_id: accountId }) => accountId)
}

test('who asks at the house for the report of a loan at a branch with staff learns what became of it, as the branch does', async () => {
  const staffed = await makeOrganisation(t.services.db, {
    name: '黄河示例银行七里河支行',
    parentId: world.bank.id,
  })
  const own = await world.staff(staffed.id, ['financeOfficer'])
  const [failing, unanswered] = [await atBranch(staffed), await caseAt(staffed)]
  for (const { bizNo } of [failing, unanswered])
    expect((await steps.apply(bizNo, world.officer.token)).status).toBe(200)
  await steps.revoke(failing.licenceId, world.owner.token)
  await workReports(t.services)
  clock.pass(11 * DAY)
  await workReports(t.services)
  const whom = [world.owner, own, world.officer].map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b))
  expect(await told('failed', failing)).toEqual(whom)
  expect(await told('unanswered', unanswered)).toEqual(whom)
})
