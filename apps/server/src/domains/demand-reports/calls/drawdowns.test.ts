import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDemandReport, listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import { updateLoanBalance } from '@lqr/contract/demand-reports/drawdown-calls.ts'
import type { ReportDrawdown } from '@lqr/contract/demand-reports/drawdown-entities.ts'
import { getReportLedger } from '@lqr/contract/demand-reports/ledger-calls.ts'
import { disburseDemandReport, withdrawDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
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
const DRAWING = {
  loanRate: 3.85,
  loanOn: '2026-01-05',
  loanFlags: ['firstCustomer' as const],
  pricingBase: 'LPR1Y' as const,
  borrowerIndustryCode: 'A' as const,
  fundsIndustryCode: 'C' as const,
}
type Drawing = CallInput<typeof disburseDemandReport>['body']

const draw = (id: string, body: Partial<Drawing> & Pick<Drawing, 'loanAmountYuan'>) =>
  t.call(disburseDemandReport, { params: { id }, body: { ...DRAWING, ...body } }, bank())

test('a credit is drawn in parts, and never beyond it', async () => {
  const { id } = await world.report('CREDITED', { asked: { amountYuan: 800_000 } })
  await draw(id, { loanAmountYuan: 300_000 })
  const over = await draw(id, { loanAmountYuan: 500_001 })
  expect(over).toMatchObject({
    status: 422,
    error: { fields: { loanAmountYuan: '放款金额不能超过授信金额' } },
  })
  const second = await draw(id, {
    loanAmountYuan: 100_000,
    loanRate: 3.45,
    loanOn: '2026-02-05',
    loanFlags: ['firstLoan', 'greenNfra'],
    pricingBase: 'FIXED',
  })
  expect(second.data).toMatchObject({
    status: 'DISBURSED',
    loanAmountYuan: 400_000,
    loanRate: 3.75,
    loanOn: '2026-02-05',
    loanFlags: ['firstCustomer', 'firstLoan', 'greenNfra'],
    loanBalanceYuan: 400_000,
    can: { disburse: true },
  })
  expect(second.data.drawdowns).toMatchObject([
    { amountYuan: 300_000, loanFlags: ['firstCustomer'], borrowerIndustryCode: 'A', fundsIndustryCode: 'C' },
    { amountYuan: 100_000, loanFlags: ['firstLoan', 'greenNfra'], pricingBase: 'FIXED' },
  ])
  const last = await draw(id, { loanAmountYuan: 400_000 })
  expect(last.data.can.disburse).toBe(false)
  expect(await draw(id, { loanAmountYuan: 1 })).toMatchObject({
    status: 409,
    error: { key: 'demandReports.creditUsed' },
  })
})

test('two who draw at once cannot pass the credit together, and the same form sent twice draws once', async () => {
  const { id } = await world.report('CREDITED', { asked: { amountYuan: 500_000 } })
  const both = await Promise.all([
    draw(id, { loanAmountYuan: 300_000 }),
    draw(id, { loanAmountYuan: 300_000 }),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const { data } = await t.call(getDemandReport, { params: { id } }, bank())
  expect(data).toMatchObject({ loanAmountYuan: 300_000, drawdowns: [{ amountYuan: 300_000 }] })
  const { version } = data
  await draw(id, { loanAmountYuan: 50_000, version })
  const again = await draw(id, { loanAmountYuan: 50_000, version })
  expect(again).toMatchObject({ status: 409, error: { key: 'demandReports.staleVersion' } })
})

test('a due day before the day of payment is refused at its field', async () => {
  const { id } = await world.report('CREDITED')
  const refused = await draw(id, { loanAmountYuan: 100_000, dueOn: '2026-01-04' })
  expect(refused.error?.fields).toHaveProperty('dueOn')
  expect((await t.call(getDemandReport, { params: { id } }, bank())).data.drawdowns).toEqual([])
})

test('a loan is not on credit alone and guaranteed at once', async () => {
  const { id } = await world.report('CREDITED')
  for (const flag of ['guaranteed', 'governmentGuaranteed'] as const) {
    const refused = await draw(id, { loanAmountYuan: 100_000, loanFlags: ['creditOnly', 'county', flag] })
    expect(refused).toMatchObject({
      status: 422,
      error: { fields: { loanFlags: expect.stringContaining('信用贷款') } },
    })
  }
  const both = await draw(id, { loanAmountYuan: 100_000, loanFlags: ['guaranteed', 'governmentGuaranteed'] })
  expect(both.status).toBe(200)
})

test('the balance of a drawing is its institution’s to say, forward in time and within what was drawn', async () => {
  const { id } = await world.report('CREDITED')
  const { data } = await draw(id, { loanAmountYuan: 200_000 })
  const drawdownId = data.drawdowns[0]?.id ?? ''
  const set = (body: { balanceYuan: number; balanceOn: string }, token = bank().token, at = drawdownId) =>
    t.call(updateLoanBalance, { params: { id, drawdownId: at }, body }, { token })
  const paid = { balanceYuan: 150_000, balanceOn: '2026-01-20' }
  expect((await set(paid)).data).toMatchObject({ loanBalanceYuan: 150_000, canSetBalance: true })
  expect((await set(paid)).data.loanBalanceYuan).toBe(150_000)
  expect((await set({ balanceYuan: 200_001, balanceOn: '2026-01-21' })).error?.fields).toHaveProperty(
    'balanceYuan',
  )
  expect((await set({ balanceYuan: 1, balanceOn: '2026-01-19' })).error?.fields).toHaveProperty('balanceOn')
  expect((await set(paid, undefined, '77777777')).status).toBe(404)
  expect((await set(paid, world.otherBank.officer.token)).status).toBe(404)
  expect((await set(paid, world.county.token)).status).toBe(403)
  expect((await set(paid, world.company.owner.token)).status).toBe(403)
  const params = { id, drawdownId }
  expect((await t.call(updateLoanBalance, { params, body: paid }, {})).status).toBe(401)
  const seen = await t.call(getDemandReport, { params: { id } }, { token: world.county.token })
  expect(seen.data).toMatchObject({ loanBalanceYuan: 150_000, canSetBalance: false })
})

const total = (drawdowns: readonly ReportDrawdown[], figure: 'amountYuan' | 'balanceYuan') =>
  drawdowns.reduce((sum, drawdown) => sum + drawdown[figure], 0)

test('the ledger says of the loans what the reports say, counted anew', async () => {
  const token = world.province.token
  const { data: page } = await t.call(listDemandReports, { body: { pageSize: 100 } }, { token })
  const reports = await Promise.all(
    page.list.map(async ({ id }) => (await t.call(getDemandReport, { params: { id } }, { token })).data),
  )
  const drawn = reports.flatMap(({ drawdowns }) => drawdowns)
  const weighted = drawn.reduce((sum, { amountYuan, rate }) => sum + amountYuan * rate, 0)
  const { data } = await t.call(getReportLedger, { query: {} }, { token })
  expect(drawn.length).toBeGreaterThan(4)
  expect(data.total).toMatchObject({
    drawdowns: drawn.length,
    loanYuan: total(drawn, 'amountYuan'),
    balanceYuan: total(drawn, 'balanceYuan'),
    floatingYuan: total(
      drawn.filter(({ pricingBase }) => pricingBase === 'LPR1Y'),
      'amountYuan',
    ),
    firstCustomers: reports.filter(({ loanFlags }) => loanFlags.includes('firstCustomer')).length,
  })
  expect(data.total.averageRate).toBeCloseTo(weighted / total(drawn, 'amountYuan'), 2)
})

test('the institution that has a report in hand is told when its enterprise takes it back', async () => {
  const told = async () => {
    const rows = await t.services.db
      .selectFrom('message')
      .select('id')
      .where('account_id', '=', world.bank.officer.id)
      .where('title', '=', '推荐的企业撤回了填报')
      .execute()
    return rows.length
  }
  const withdraw = async (state: 'CONTACTED' | 'REVIEWED') => {
    const company = await world.makeCompany()
    const { id } = await world.report(state, {
      companyId: company.id,
      companyName: company.name,
      applicantAccountId: company.owner.id,
    })
    await t.call(withdrawDemandReport, { params: { id }, body: {} }, { token: company.owner.token })
  }
  await withdraw('REVIEWED')
  expect(await told()).toBe(0)
  await withdraw('CONTACTED')
  expect(await told()).toBe(1)
})
