import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import {
  contactReporter,
  giveBackDemandReport,
  recallDemandReport,
  recommendDemandReport,
  rejectDemandReport,
  takeBackFilledReport,
} from '@lqr/contract/demand-reports/move-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'

const SAID = { note: '多次联系没有办理' }

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

/** The last that somebody was told by messages of a kind. */
const told = (accountId: string, kind: string) =>
  t.services.db
    .selectFrom('message')
    .select(['body', 'link'])
    .where('account_id', '=', accountId)
    .where('kind', '=', `demand-reports.${kind}`)
    .orderBy('id', 'desc')
    .executeTakeFirst()

test.each(['RECOMMENDED', 'CONTACTED'] as const)(
  'an authority recalls what is %s, both are told, and it recommends another institution',
  async (state) => {
    const { owner, params } = await world.reportIn(state)
    const { county, bank, otherBank } = world
    const short = await t.call(recallDemandReport, { params, body: { note: '短' } }, county)
    expect(short.error?.fields).toHaveProperty('note')
    const { data } = await t.call(recallDemandReport, { params, body: SAID }, county)
    expect(data).toMatchObject({
      status: 'REVIEWED',
      orgName: null,
      officerName: null,
      giveBackCode: null,
      can: { recommend: true, reject: true, recall: false },
    })
    expect((await t.call(getDemandReport, { params }, bank.officer)).status).toBe(404)
    expect((await t.call(contactReporter, { params, body: {} }, bank.officer)).status).toBe(404)
    const heard = await told(bank.officer.id, 'recall')
    expect(heard).toMatchObject({ body: expect.stringContaining(SAID.note), link: '/workbench/reports' })
    expect(await told(owner.id, 'recall')).toMatchObject({ link: `/personal/reports/${params.id}` })
    const again = await t.call(recommendDemandReport, { params, body: { orgId: otherBank.id } }, county)
    expect(again.data).toMatchObject({ status: 'RECOMMENDED', orgName: otherBank.name })
    const next = await t.call(getDemandReport, { params }, otherBank.officer)
    expect(next.data.timeline.find(({ action }) => action === 'recall')?.note).toBeNull()
  },
)

test('what was granted is recalled by nobody, and a recommendation by its own authorities alone', async () => {
  const granted = await world.reportIn('CREDITED')
  const late = { params: granted.params, body: SAID }
  expect((await t.call(recallDemandReport, late, world.county)).status).toBe(409)
  const { owner, params } = await world.reportIn('RECOMMENDED')
  const recall = async (by: { token?: string }) =>
    (await t.call(recallDemandReport, { params, body: SAID }, by)).status
  const callers = [{}, owner, world.bank.officer, world.elsewhere, world.prefecture]
  expect(await Promise.all(callers.map(recall))).toEqual([401, 403, 403, 404, 200])
})

test('what was returned and is never mended is refused, and may be filed again', async () => {
  const { owner, params } = await world.reportIn('RETURNED')
  const body = { rejectCode: 'NOT_MENDED' as const, rejectReason: '退回三个月未修改' }
  expect((await t.call(rejectDemandReport, { params, body }, world.elsewhere)).status).toBe(404)
  const { data } = await t.call(rejectDemandReport, { params, body }, world.county)
  expect(data).toMatchObject({ status: 'REJECTED', nextSteps: expect.stringContaining('重新填报') })
  expect((await told(owner.id, 'reject'))?.body).toContain(body.rejectReason)
})

test('an authority takes back what it filled in until the enterprise has confirmed it', async () => {
  const { company, owner, params } = await world.reportIn('TO_CONFIRM')
  const takeBack = (by: { token?: string }) =>
    t.call(takeBackFilledReport, { params, body: { note: '填错了企业' } }, by)
  const callers = [{}, owner, world.bank.officer, world.elsewhere]
  expect(await Promise.all(callers.map(async (by) => (await takeBack(by)).status))).toEqual([
    401, 403, 403, 404,
  ])
  expect((await takeBack(world.county)).data).toMatchObject({ status: 'WITHDRAWN' })
  expect(await told(owner.id, 'takeBack')).toBeDefined()
  const seen = await t.call(getDemandReport, { params }, owner)
  expect(seen.data).toMatchObject({ can: { confirm: false, object: false } })
  expect(seen.data.timeline.at(-1)).toMatchObject({ action: 'takeBack', note: '填错了企业' })
  const own = await world.reportIn('SUBMITTED', company)
  const filed = { params: own.params, body: { note: '填错了企业' } }
  expect((await t.call(takeBackFilledReport, filed, world.county)).status).toBe(409)
})

test('an enterprise is told when the institution that was to call gives its report back', async () => {
  const { owner, params } = await world.reportIn('RECOMMENDED')
  const body = { giveBackCode: 'DEBT_TOO_HIGH' as const, giveBackReason: '现有负债超过产品要求' }
  await t.call(giveBackDemandReport, { params, body }, world.bank.officer)
  const heard = (await told(owner.id, 'giveBack'))?.body
  expect(heard).toContain(world.bank.name)
  expect(heard).toContain(body.giveBackReason)
})
