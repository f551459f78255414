import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDemandReport, listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import {
  contactReporter,
  creditDemandReport,
  disburseDemandReport,
  giveBackDemandReport,
  recommendDemandReport,
} from '@lqr/contract/demand-reports/move-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

const bank = () => ({ token: world.bank.officer.token })
const CREDIT = {
  creditAmountYuan: 500_000,
  creditRate: 3.85,
  creditTermMonths: 12,
  loanFlags: ['firstCustomer' as const, 'greenPboc' as const],
}
const DRAWING = { pricingBase: 'LPR1Y', borrowerIndustryCode: 'A', fundsIndustryCode: 'C' } as const

test('an institution contacts, grants and pays out; flags that sound alike stay apart', async () => {
  const { id } = await world.report('RECOMMENDED')
  const contacted = await t.call(contactReporter, { params: { id }, body: {} }, bank())
  expect(contacted.data).toMatchObject({ status: 'CONTACTED', can: { credit: true, giveBack: true } })
  const granted = await t.call(creditDemandReport, { params: { id }, body: CREDIT }, bank())
  expect(granted.data).toMatchObject({ status: 'CREDITED', creditAmountYuan: 500_000, creditRate: 3.85 })
  expect(granted.data.loanFlags).toEqual(['firstCustomer', 'greenPboc'])
  const paid = {
    loanAmountYuan: 600_000,
    loanRate: 3.85,
    loanOn: '2026-01-05',
    loanFlags: ['firstLoan' as const],
    ...DRAWING,
  }
  const over = await t.call(disburseDemandReport, { params: { id }, body: paid }, bank())
  expect(over.error?.fields).toEqual({ loanAmountYuan: '放款金额不能超过授信金额' })
  const { data } = await t.call(
    disburseDemandReport,
    { params: { id }, body: { ...paid, loanAmountYuan: 400_000 } },
    bank(),
  )
  expect(data).toMatchObject({ status: 'DISBURSED', loanAmountYuan: 400_000, loanFlags: ['firstLoan'] })
  expect(data.drawdowns).toMatchObject([{ amountYuan: 400_000, balanceYuan: 400_000, pricingBase: 'LPR1Y' }])
})

test('what is given back is on the list again, and the institution sees it no more', async () => {
  const { id } = await world.report('CONTACTED')
  const body = { giveBackCode: 'DEBT_TOO_HIGH' as const, giveBackReason: '现有负债超过产品要求' }
  const { data } = await t.call(giveBackDemandReport, { params: { id }, body }, bank())
  expect(data.status).toBe('REVIEWED')
  expect((await t.call(getDemandReport, { params: { id } }, bank())).status).toBe(404)
  const seen = await t.call(getDemandReport, { params: { id } }, { token: world.county.token })
  expect(seen.data).toMatchObject({
    status: 'REVIEWED',
    orgName: null,
    officerName: null,
    giveBackCode: 'DEBT_TOO_HIGH',
    giveBackReason: '现有负债超过产品要求',
    can: { recommend: true },
  })
  expect(seen.data.nextSteps).not.toBeNull()
  const again = await t.call(
    recommendDemandReport,
    { params: { id }, body: { orgId: world.otherBank.id } },
    { token: world.county.token },
  )
  expect(again.data).toMatchObject({ status: 'RECOMMENDED', giveBackCode: null, nextSteps: null })
})

test('why an institution gave a report back is for authority and enterprise, not for the next institution', async () => {
  const { id: companyId, name: companyName, owner } = await world.makeCompany()
  const plan = { companyId, companyName, applicantAccountId: owner.id }
  const { id } = await world.report('CONTACTED', plan)
  const params = { id }
  const reason = '现有负债超过产品要求'
  const body = { giveBackCode: 'DEBT_TOO_HIGH' as const, giveBackReason: reason }
  await t.call(giveBackDemandReport, { params, body }, bank())
  const county = { token: world.county.token }
  await t.call(recommendDemandReport, { params, body: { orgId: world.otherBank.id } }, county)
  const read = async (token: string) => {
    const { data } = await t.call(getDemandReport, { params }, { token })
    return data.timeline.find(({ action }) => action === 'giveBack')?.note
  }
  expect(await read(world.otherBank.officer.token)).toBeNull()
  expect(await read(county.token)).toBe(reason)
  expect(await read(owner.token)).toBe(reason)
})

test('a report is given back with a reason that names what its code leaves open', async () => {
  const { id } = await world.report('CONTACTED')
  const body = { giveBackCode: 'OTHER' as const, giveBackReason: '其他原因' }
  expect(await t.call(giveBackDemandReport, { params: { id }, body }, bank())).toMatchObject({
    status: 422,
    error: { fields: { giveBackReason: expect.stringContaining('请写明具体原因') } },
  })
  const giveBackReason = '企业的经营场所正在搬迁，三个月内无法进行实地核查。'
  expect(
    (await t.call(giveBackDemandReport, { params: { id }, body: { ...body, giveBackReason } }, bank()))
      .status,
  ).toBe(200)
})

test('an institution sees what was recommended to it, and moves nothing else', async () => {
  const mine = await world.report('RECOMMENDED')
  const theirs = await world.report('RECOMMENDED', { org: world.otherBank })
  const listed = await world.report('REVIEWED')
  const { data } = await t.call(listDemandReports, { body: { pageSize: 100 } }, bank())
  const ids = data.list.map((row) => row.id)
  expect(ids).toContain(mine.id)
  expect(ids).not.toContain(theirs.id)
  expect(ids).not.toContain(listed.id)
  const moved = (id: string, token?: string) =>
    t.call(contactReporter, { params: { id }, body: {} }, token ? { token } : {}).then(({ status }) => status)
  const { token } = await world.staff(world.bank.id, ['financeProduct'])
  expect(
    await Promise.all([
      moved(theirs.id, bank().token),
      moved(mine.id, token),
      moved(mine.id, world.county.token),
      moved(mine.id),
      moved('77777777', bank().token),
    ]),
  ).toEqual([404, 403, 403, 401, 404])
})
