import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { ConnectorFailure } from '../../connectors/signed-request.ts'
import { movableClock } from '../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../applications/application-world.fixtures.ts'
import { makeMaintainers } from '../organisations/maintenance-world.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeProduct } from '../products/products.fixtures.ts'
import { authoriseReports } from './report.store.ts'
import { makeTaxSide, type ReportSteps, reportSteps } from './tax-report-steps.fixtures.ts'
import { workReports } from './work-reports.ts'

const DAY = 86_400
/** Both of the institution who work on cases, and the enterprise. */
const BOTH_SIDES = 3
const down = new ConnectorFailure('down')
const refusal = (code: number) => new ConnectorFailure('refused', { outcome: 'refused', status: code })
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

test('a source that is down loses nothing: it is asked again under the same number', async () => {
  const { bizNo } = await steps.aCase()
  await steps.licenceOf(bizNo)
  const { applyNo } = (await steps.apply(bizNo, world.owner.token)).data as { applyNo: string }
  side.trouble = down
  await workReports(t.services)
  expect(await steps.status(bizNo)).toBe('AUTHORISED')
  side.trouble = undefined
  await workReports(t.services)
  expect(await steps.status(bizNo)).toBe('GENERATING')
  expect(side.applied.filter((number) => number === applyNo)).toHaveLength(2)
})

test('a report that cannot be taken further keeps no other from it, and is told of', async () => {
  const [stuck, other] = [await steps.aCase(), await steps.aCase()]
  for (const { bizNo } of [stuck, other]) {
    await steps.licenceOf(bizNo)
    await steps.apply(bizNo, world.owner.token)
  }
  await t.asOwner(`create function stick() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
    create trigger stick before update on tax_report for each row when (old.biz_no = '${stuck.bizNo}') execute function stick()`)
  await expect(workReports(t.services)).rejects.toThrow('stuck')
  expect([await steps.status(stuck.bizNo), await steps.status(other.bizNo)]).toEqual([
    'AUTHORISED',
    'GENERATING',
  ])
  await t.asOwner('drop trigger stick on tax_report')
})

test('a report waits while nobody knows whose data it would be', async () => {
  const { bizNo } = await steps.aCase()
  const id = await steps.licenceOf(bizNo)
  await steps.apply(bizNo, world.owner.token)
  const { pool } = t.services
  await pool.query('update tax_licence set credit_code = null where id = $1', [id])
  for (const [certiFlg, expected] of [
    [2, 'AUTHORISED'],
    [3, 'GENERATING'],
  ] as const) {
    await pool.query('update enterprise set certi_flg = $2 where id = $1', [world.company.id, certiFlg])
    await workReports(t.services)
    expect(await steps.status(bizNo)).toBe(expected)
  }
})

test('an application that is refused has failed for both sides; a refusal of the platform is asked again', async () => {
  const { bizNo } = await steps.aCase()
  await steps.licenceOf(bizNo)
  await steps.apply(bizNo, world.owner.token)
  for (const code of [401, 403]) {
    side.trouble = refusal(code)
    await workReports(t.services)
    expect(await steps.status(bizNo)).toBe('AUTHORISED')
  }
  side.trouble = refusal(422)
  await workReports(t.services)
  expect(await steps.reportsOf(bizNo, world.owner.token)).toMatchObject([
    { status: 'FAILED', failure: '税务数据服务没有接受申请' },
  ])
  expect(await steps.toldOfFailure(bizNo)).toBe(BOTH_SIDES)
})

test('a report whose progress is refused is asked after again', async () => {
  const { bizNo } = await steps.aCase()
  await steps.licenceOf(bizNo)
  await steps.apply(bizNo, world.owner.token)
  await workReports(t.services)
  side.trouble = refusal(422)
  await workReports(t.services)
  expect(await steps.status(bizNo)).toBe('GENERATING')
  side.trouble = undefined
  await workReports(t.services)
  expect(await steps.status(bizNo)).toBe('READY')
})

test('a failure says why, and a licence that was revoked meanwhile ends the making', async () => {
  const failing = await steps.aCase()
  await steps.licenceOf(failing.bizNo)
  await steps.apply(failing.bizNo, world.owner.token)
  await workReports(t.services)
  side.progress = { state: 'failed', reason: '纳税人状态异常' }
  await workReports(t.services)
  expect(await steps.reportsOf(failing.bizNo, world.owner.token)).toMatchObject([
    { status: 'FAILED', failure: '纳税人状态异常' },
  ])
  const revoked = await steps.aCase()
  const id = await steps.licenceOf(revoked.bizNo)
  await steps.apply(revoked.bizNo, world.owner.token)
  await steps.revoke(id, world.owner.token)
  await workReports(t.services)
  expect(await steps.status(revoked.bizNo)).toBe('FAILED')
})

test('a late authorisation has its days anew, and what is not made in them has failed for both sides', async () => {
  const { id, bizNo } = await steps.aCase()
  await steps.apply(bizNo, await t.signIn(world.officer.id))
  clock.pass(9 * DAY)
  await authoriseReports(t.services.db, id, await steps.licenceOf(bizNo), clock.now())
  clock.pass(2 * DAY)
  side.progress = { state: 'generating' }
  await workReports(t.services)
  await workReports(t.services)
  const [report] = await steps.reportsOf(bizNo, await t.signIn(world.owner.id))
  expect(report).toMatchObject({ status: 'GENERATING' })
  clock.pass(8 * DAY)
  side.trouble = down
  await workReports(t.services)
  expect(await steps.reportsOf(bizNo, await t.signIn(world.owner.id))).toMatchObject([
    { status: 'FAILED', failure: '税务数据服务没有在期限内完成' },
  ])
  expect(await steps.toldOfFailure(bizNo)).toBe(BOTH_SIDES)
})

/** How many are told what became of the report of a case. */
async function toldOf(what: 'unanswered' | 'ended', { bizNo }: { bizNo: string }) {
  const { rowCount } = await t.services.pool.query('select 1 from message where kind = $1 and body like $2', [
    `tax.report-${what}`,
    `%${bizNo}%`,
  ])
  return rowCount
}

test('a request that the enterprise leaves unanswered is told to both sides once, its own application to it alone', async () => {
  const [asked, own, over] = [await steps.aCase(), await steps.aCase(), await steps.aCase()]
  const [owner, officer] = [await t.signIn(world.owner.id), await t.signIn(world.officer.id)]
  await steps.apply(asked.bizNo, officer)
  await steps.apply(own.bizNo, owner)
  await steps.apply(over.bizNo, officer)
  const { pool } = t.services
  await pool.query(`update product_application set status = 'WITHDRAWN' where id = $1`, [over.id])
  await workReports(t.services)
  expect(await toldOf('unanswered', asked)).toBe(0)
  clock.pass(11 * DAY)
  await workReports(t.services)
  await workReports(t.services)
  const told = (one: { bizNo: string }) => toldOf('unanswered', one)
  expect([await told(asked), await told(own), await told(over)]).toEqual([BOTH_SIDES, 1, 0])
  expect(await steps.status(asked.bizNo, await t.signIn(world.owner.id))).toBe('EXPIRED')
})

test('one that was left unanswered is told of as well where another is asked for before a job has ended it', async () => {
  const asked = await steps.aCase()
  await steps.apply(asked.bizNo, await t.signIn(world.officer.id))
  clock.pass(11 * DAY)
  const again = await steps.apply(asked.bizNo, await t.signIn(world.officer.id))
  expect(again).toMatchObject({ status: 200, data: { status: 'SUBMITTED' } })
  await workReports(t.services)
  expect(await toldOf('unanswered', asked)).toBe(BOTH_SIDES)
})

test('an enterprise is told of what still waited for it when the institution ends, and of nothing that was over', async () => {
  const { db, pool } = t.services
  const [from, into] = [await makeOrganisation(db), await makeOrganisation(db)]
  const officer = await world.staff(from.id, ['financeOfficer'])
  const owner = await t.signIn(world.owner.id)
  async function asked(token: string) {
    const { id: productId } = await makeProduct(db, from)
    const one = await steps.aCase('REVIEWING', productId)
    await steps.apply(one.bizNo, token)
    return one
  }
  const cases = [await asked(officer.token), await asked(owner), await asked(officer.token)] as const
  await pool.query(`update product_application set status = 'WITHDRAWN' where id = $1`, [cases[2].id])
  const { operator } = await makeMaintainers(t, into.id)
  const body = { intoId: into.id, products: 'keep' as const, confirmName: from.name, version: 1 }
  const merged = await t.send(mergeOrganisation, { params: { id: from.id }, body }, { token: operator })
  expect(merged.status).toBe(200)
  const told = await Promise.all(cases.map((one) => toldOf('ended', one)))
  expect(told).toEqual([1, 1, 0])
})
