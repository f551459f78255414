import { afterAll, beforeAll, expect, test } from 'vitest'
import { autoAcceptReports, getDemandReport, listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import {
  acceptDemandReport,
  giveBackDemandReport,
  listLenders,
  openReportContactPhone,
  recommendDemandReport,
  recordReportVisit,
  rejectDemandReport,
  resubmitDemandReport,
  returnDemandReport,
  reviewDemandReport,
} from '@lqr/contract/demand-reports/move-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'
import { makeBatch } from '../reports.fixtures.ts'

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

const county = () => ({ token: world.county.token })
const VISIT = {
  visitWay: 'onSite' as const,
  visitedOn: '2026-01-05',
  visitors: '走访专员（示例）',
  confirmedTests: ['lawful' as const, 'premises' as const],
  doubtedTests: [],
  findings: '厂房在用，情况属实。',
  fileIds: [],
}

test('what passes is accepted at once, and of what does not it is said why', async () => {
  const batchId = await makeBatch(t.services.db, { now: t.services.now() })
  const good = await world.report('SUBMITTED', { batchId })
  const bare = await world.report('SUBMITTED', { batchId, asked: { declaredTests: ['lawful', 'need'] } })
  const odd = await world.report('SUBMITTED', { batchId, asked: { purpose: '部分资金用于理财产品' } })
  const { data } = await t.call(autoAcceptReports, { body: { batchId } }, county())
  expect(data).toMatchObject({ accepted: 1, kept: 2 })
  expect(data.rows.map(({ id, isAccepted }) => [id, isAccepted])).toEqual([
    [good.id, true],
    [bare.id, false],
    [odd.id, false],
  ])
  expect(data.rows[1]?.problems).toHaveLength(3)
  expect(data.rows[2]?.problems).toEqual(['用途合规待核实：用途说明中提到“理财”，请核实'])
  const one = await t.call(getDemandReport, { params: { id: good.id } }, county())
  expect(one.data).toMatchObject({ status: 'ACCEPTED', can: { review: false, return: true }, canVisit: true })
  const refused = await t.call(acceptDemandReport, { params: { id: bare.id }, body: {} }, county())
  expect(refused).toMatchObject({ status: 409, error: { key: 'demandReports.testsFailed' } })
  const judged = await t.call(acceptDemandReport, { params: { id: odd.id }, body: {} }, county())
  expect(judged.data.status).toBe('ACCEPTED')
})

test('nothing of another area is accepted, whatever is named', async () => {
  const { id } = await world.report('SUBMITTED', {
    batchId: await makeBatch(t.services.db, { now: t.services.now() }),
  })
  const { data } = await t.call(autoAcceptReports, { body: { ids: [id] } }, { token: world.elsewhere.token })
  expect(data).toEqual({ next: null, accepted: 0, kept: 0, rows: [] })
  const bank = await t.call(autoAcceptReports, { body: { ids: [id] } }, { token: world.bank.officer.token })
  expect(bank.status).toBe(403)
  expect((await t.call(autoAcceptReports, { body: { ids: [id] } }, {})).status).toBe(401)
})

test('a report comes onto the list after a visit, whose repetition changes nothing', async () => {
  const { id } = await world.report('ACCEPTED')
  const early = await t.call(reviewDemandReport, { params: { id }, body: {} }, county())
  expect(early).toMatchObject({ status: 409, error: { key: 'demandReports.notVisited' } })
  const first = await t.call(recordReportVisit, { params: { id }, body: VISIT }, county())
  const again = await t.call(recordReportVisit, { params: { id }, body: VISIT }, county())
  expect(again.data.version).toBe(first.data.version)
  expect(again.data.visit).toMatchObject({ findings: VISIT.findings, confirmedTests: ['lawful', 'premises'] })
  expect(again.data.tests.find(({ test: one }) => one === 'premises')?.reason).toBe('走访核实属实')
  const { data } = await t.call(reviewDemandReport, { params: { id }, body: {} }, county())
  expect(data.status).toBe('REVIEWED')
})

test('what a visit contradicts does not come onto the list', async () => {
  const { id } = await world.report('ACCEPTED')
  const body = { ...VISIT, doubtedTests: ['need' as const], confirmedTests: ['need' as const] }
  const { data } = await t.call(recordReportVisit, { params: { id }, body }, county())
  expect(data.visit).toMatchObject({ confirmedTests: [], doubtedTests: ['need'] })
  expect((await t.call(reviewDemandReport, { params: { id }, body: {} }, county())).error?.key).toBe(
    'demandReports.testsFailed',
  )
})

test('a returned report keeps its data and its place in the list', async () => {
  const batchId = await makeBatch(t.services.db, { now: t.services.now() })
  const companies = [await world.makeCompany(), await world.makeCompany()]
  const early = new Date(t.services.now().getTime() - 9 * 86_400_000)
  const reports = []
  for (const [index, company] of companies.entries()) {
    reports.push(
      await world.report('SUBMITTED', {
        batchId,
        companyId: company.id,
        companyName: company.name,
        applicantAccountId: company.owner.id,
        submittedAt: new Date(early.getTime() + index * 3_600_000),
      }),
    )
  }
  const id = reports[0]?.id ?? ''
  const token = companies[0]?.owner.token ?? ''
  const returned = await t.call(
    returnDemandReport,
    { params: { id }, body: { note: '请补充合同信息' } },
    county(),
  )
  expect(returned.data).toMatchObject({
    status: 'RETURNED',
    returnReason: '请补充合同信息',
    amountYuan: 800_000,
  })
  const back = await t.call(resubmitDemandReport, { params: { id }, body: {} }, { token })
  expect(back.data.status).toBe('SUBMITTED')
  expect(Date.parse(back.data.firstSubmittedAt ?? '')).toBe(early.getTime())
  const { data } = await t.call(listDemandReports, { body: { batchId, sort: 'place' } }, county())
  expect(data.list.map((row) => row.id)).toEqual(reports.map((report) => report.id))
})

test('a refusal says why and what would change it', async () => {
  const { id } = await world.report('SUBMITTED')
  const body = { rejectCode: 'NOT_ELIGIBLE' as const, rejectReason: '不属于本批次对象' }
  const { data } = await t.call(rejectDemandReport, { params: { id }, body }, county())
  expect(data).toMatchObject({ status: 'REJECTED', nextSteps: expect.stringContaining('产品超市') })
})

test('what was found untrue stands against the next reports of a year, and the refusal says so', async () => {
  const { id: companyId, name: companyName, owner } = await world.makeCompany()
  const plan = { companyId, companyName, applicantAccountId: owner.id }
  const { id } = await world.report('SUBMITTED', plan)
  const body = { rejectCode: 'UNTRUE' as const, rejectReason: '与走访情况不符' }
  const { data } = await t.call(rejectDemandReport, { params: { id }, body }, county())
  expect(data.nextSteps).toContain('一年')
  const batchId = await makeBatch(t.services.db, { now: t.services.now() })
  const next = await world.report('SUBMITTED', { ...plan, batchId })
  const seen = await t.call(getDemandReport, { params: { id: next.id } }, county())
  expect(seen.data.tests.find(({ test: code }) => code === 'credit')?.result).toBe('fail')
})

test('only an institution that lends is recommended to', async () => {
  const { id } = await world.report('REVIEWED')
  const lenders = await t.call(listLenders, { query: { areaCode: '620102' } }, county())
  expect(lenders.data.map((lender) => lender.id)).toContain(world.bank.id)
  const none = await t.call(recommendDemandReport, { params: { id }, body: { orgId: '88888888' } }, county())
  expect(none.error?.fields).toEqual({ orgId: '请选择一家可以办理贷款的机构' })
  const { data } = await t.call(
    recommendDemandReport,
    { params: { id }, body: { orgId: world.bank.id } },
    county(),
  )
  expect(data).toMatchObject({ status: 'RECOMMENDED', orgName: world.bank.name, dueAt: expect.any(String) })
})

test('the enterprise is told to which institution its report was recommended, each time it is', async () => {
  const { id: companyId, name: companyName, owner } = await world.makeCompany()
  const plan = { companyId, companyName, applicantAccountId: owner.id }
  const { id, reportNo } = await world.report('REVIEWED', plan)
  const params = { id }
  const recommend = (orgId: string) => t.call(recommendDemandReport, { params, body: { orgId } }, county())
  const told = () =>
    t.services.db
      .selectFrom('message')
      .select(['title', 'body', 'link'])
      .where('account_id', '=', owner.id)
      .where('kind', '=', 'demand-reports.recommend')
      .orderBy('id')
      .execute()
  const toldOf = (name: string) => ({
    title: '填报已推荐给金融机构',
    body: `您的需求填报（${reportNo}）已推荐给${name}，对方将在时限内与您联系。`,
    link: `/personal/reports/${id}`,
  })
  await recommend(world.bank.id)
  expect(await told()).toEqual([toldOf(world.bank.name)])
  const body = { giveBackCode: 'DEBT_TOO_HIGH' as const, giveBackReason: '现有负债超过产品要求' }
  await t.call(giveBackDemandReport, { params, body }, { token: world.bank.officer.token })
  await recommend(world.otherBank.id)
  expect(await told()).toEqual([toldOf(world.bank.name), toldOf(world.otherBank.name)])
})

test('an authority sees the reports of its area and below, and nobody else does', async () => {
  const { id } = await world.report('ACCEPTED')
  const see = (token: string) =>
    t.call(getDemandReport, { params: { id } }, { token }).then(({ status }) => status)
  const { county: own, prefecture, province, operator, elsewhere, otherBank } = world
  const seen = [own, prefecture, province, operator, elsewhere, otherBank.officer].map(({ token }) =>
    see(token),
  )
  expect(await Promise.all(seen)).toEqual([200, 200, 200, 200, 404, 404])
  const { data } = await t.call(listDemandReports, { body: {} }, { token: elsewhere.token })
  expect(data.total).toBe(0)
  const moved = await t.call(
    returnDemandReport,
    { params: { id }, body: { note: '请补充合同' } },
    { token: elsewhere.token },
  )
  expect(moved.status).toBe(404)
})

test('the number is masked, and opening it leaves a trace while the case is open', async () => {
  const { id } = await world.report('ACCEPTED')
  const { data } = await t.call(getDemandReport, { params: { id } }, county())
  expect(data).toMatchObject({ contactPhone: '139****1234', opensPhone: true })
  const opened = await t.call(openReportContactPhone, { params: { id } }, county())
  expect(opened.data.phone).toBe('13900001234')
  const over = await world.report('REJECTED')
  expect((await t.call(openReportContactPhone, { params: { id: over.id } }, county())).status).toBe(403)
})
