import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  creditApplication,
  disburseApplication,
  getApplication,
  rejectApplication,
} from '@lqr/contract/applications/calls.ts'
import { getOrganisation } from '@lqr/contract/organisations/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
const NOW = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const grant = (id: string, body: object) =>
  t.send(
    creditApplication,
    { params: { id }, body: { creditAmountYuan: 500_000, creditRate: 3.65, creditTermMonths: 12, ...body } },
    { token: world.manager.token },
  )
const recordOf = async () =>
  (await t.call(getOrganisation, { params: { id: world.bank.id } })).data.record.beyondTerms
const refuse = (id: string, body: object) =>
  t.send(rejectApplication, { params: { id }, body }, { token: world.manager.token })
const pay = (id: string, body: object) =>
  t.send(
    disburseApplication,
    { params: { id }, body: { loanAmountYuan: 50_000, loanDate: '2026-11-20', ...body } },
    { token: world.officer.token },
  )

test('a grant carries amount, rate, term and its all-in yearly cost', async () => {
  const fees = [
    { name: '担保费', payer: 'enterprise' as const, how: '按年', percentPerYear: 0.8, amountYuan: null },
  ]
  const { id: productId } = await makeProduct(t.services.db, world.bank, { fees })
  const { id } = await world.application('REVIEWING', { productId })
  const { status, data } = await grant(id, {
    creditValidTo: '2027-11-20',
    creditConditions: '追加实际控制人保证',
  })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    status: 'CREDITED',
    creditAmountYuan: 500_000,
    creditRate: 3.65,
    creditTermMonths: 12,
    creditValidTo: '2027-11-20',
    creditAnnualCost: 4.45,
    isCreditOnly: true,
    dueAt: null,
  })
})

test('what a company guarantees is not granted on credit alone, and the field says why', async () => {
  const { id } = await world.application('REVIEWING', { guaranteeMode: 'guaranteeCompany' })
  const refused = await grant(id, { isCreditOnly: true })
  expect(refused).toMatchObject({
    status: 422,
    error: { fields: { isCreditOnly: expect.stringContaining('融资担保公司担保') } },
  })
  expect((await grant(id, {})).data).toMatchObject({ status: 'CREDITED', isCreditOnly: false })
})

test('the cost of a grant is that of its way of repayment, kept with it or worked out for one from before', async () => {
  const fees = [
    { name: '评估费', payer: 'enterprise' as const, how: '一次', percentPerYear: null, amountYuan: 5_000 },
  ]
  const terms = { fees, repaymentModes: ['equalInstalment'] as const }
  const { id: productId } = await makeProduct(t.services.db, world.bank, terms)
  const { id } = await world.application('REVIEWING', { productId })
  const granted = await grant(id, { creditRepayment: 'equalInstalment' })
  expect(granted.data).toMatchObject({ creditRepayment: 'equalInstalment', creditAnnualCost: 5.49 })
  const change = t.services.db.updateTable('product_application').where('id', '=', id)
  const shown = async () =>
    (await t.call(getApplication, { params: { id } }, { token: world.owner.token })).data.creditAnnualCost
  await change.set({ credit_annual_cost: null }).execute()
  expect(await shown()).toBe(5.49)
  await change.set({ credit_annual_cost: 5.5 }).execute()
  expect(await shown()).toBe(5.5)
})

test('a grant beyond the product’s maximum, a rate out of range or a past date is refused at its field', async () => {
  const { id } = await world.application('REVIEWING')
  const over = await grant(id, { creditAmountYuan: 3_000_001 })
  expect(over.error).toMatchObject({
    key: 'products.amountOutOfRange',
    fields: { creditAmountYuan: expect.any(String) },
  })
  for (const creditRate of [0, 0.005, 100.01, 3.655]) {
    expect((await grant(id, { creditRate })).error?.fields).toHaveProperty('creditRate')
  }
  expect((await grant(id, { creditValidTo: '2026-11-20' })).error?.fields).toHaveProperty('creditValidTo')
  for (const creditRate of [0.01, 100]) {
    const next = await world.application('REVIEWING')
    const explained = { creditRate, deviationReason: '按风险定价' }
    expect((await grant(next.id, explained)).status).toBe(200)
  }
})

test('a grant beyond the published rate, term, minimum or way of repayment needs a reason, which the enterprise reads and the record counts', async () => {
  const { id: productId } = await makeProduct(t.services.db, world.bank)
  const { id } = await world.application('REVIEWING', { productId })
  const beyond = { creditRate: 9.9, creditTermMonths: 48 }
  const silent = await grant(id, beyond)
  expect(silent.error).toMatchObject({ key: 'products.deviationUnexplained' })
  expect(silent.error?.fields?.deviationReason).toMatch(/年利率（公布 .+%）、期限（公布 .+个月）/)
  const before = await recordOf()
  const explained = await grant(id, { ...beyond, deviationReason: '企业要求延长期限，风险定价相应上浮' })
  expect(explained.data).toMatchObject({
    status: 'CREDITED',
    creditDeviations: ['RATE', 'TERM'],
    deviationReason: '企业要求延长期限，风险定价相应上浮',
  })
  expect((await recordOf()) - before).toBe(1)
  const told = await t.services.db
    .selectFrom('message')
    .select('body')
    .where('account_id', '=', world.owner.id)
    .where('kind', '=', 'products.credit')
    .where('body', 'like', '%企业要求延长期限%')
    .execute()
  expect(told).toEqual([{ body: expect.stringContaining('年利率（公布') }])
})

test('within the published ranges no reason is asked, and nothing counts as different', async () => {
  const { id } = await world.application('REVIEWING')
  const { data } = await grant(id, { creditRepayment: undefined })
  expect(data).toMatchObject({ creditDeviations: [], deviationReason: null })
})

test('the maximum is that of the day of the application', async () => {
  const { id: productId } = await makeProduct(t.services.db, world.bank)
  const { id } = await world.application('REVIEWING', { productId })
  await t.services.pool.query(`update product set amount_max_yuan = 400000 where id = $1`, [productId])
  expect((await grant(id, { creditAmountYuan: 3_000_000 })).status).toBe(200)
})

test('a refusal without code or reason is refused itself', async () => {
  const { id } = await world.application('REVIEWING')
  expect((await refuse(id, { rejectReason: '负债率超过要求' })).error?.fields).toHaveProperty('rejectCode')
  expect((await refuse(id, { rejectCode: 'DEBT_TOO_HIGH' })).error?.fields).toHaveProperty('rejectReason')
  expect((await refuse(id, { rejectCode: 'NOPE', rejectReason: '负债率超过要求' })).status).toBe(422)
})

test('a refusal tells what would change it: the remedy of the code, or the institution’s own words', async () => {
  const first = await world.application('REVIEWING')
  const byCode = await refuse(first.id, { rejectCode: 'DEBT_TOO_HIGH', rejectReason: '负债率超过要求' })
  expect(byCode.data).toMatchObject({
    status: 'REJECTED',
    rejectCode: 'DEBT_TOO_HIGH',
    rejectReason: '负债率超过要求',
    nextSteps: '结清部分现有贷款后再申请，或增加担保措施。',
  })
  const second = await world.application('SUBMITTED')
  const own = await refuse(second.id, {
    rejectCode: 'QUOTA_USED',
    rejectReason: '本期额度已满',
    nextSteps: '下季度可再次申请',
  })
  expect(own.data).toMatchObject({ nextSteps: '下季度可再次申请' })
})

test('the product’s mean of decision days follows each decision', async () => {
  const { id: productId } = await makeProduct(t.services.db, world.bank)
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
  const quick = await world.application('REVIEWING', { productId, submittedAt: daysAgo(4) })
  await grant(quick.id, {})
  const slow = await world.application('REVIEWING', { productId, submittedAt: daysAgo(9) })
  await refuse(slow.id, { rejectCode: 'DEBT_TOO_HIGH', rejectReason: '负债率超过要求' })
  const { rows } = await t.services.pool.query(
    `select average_decision_days days from product where id = $1`,
    [productId],
  )
  expect(rows).toEqual([{ days: 6.5 }])
})

test('a drawdown stays within the grant and between its day and today', async () => {
  const { id } = await world.application('SIGNED', {
    submittedAt: new Date('2026-11-02T09:00:00+08:00'),
    amountYuan: 600_000,
  })
  expect((await pay(id, { loanAmountYuan: 540_001 })).error).toMatchObject({
    key: 'products.amountOutOfRange',
    fields: { loanAmountYuan: expect.stringContaining('54 万元') },
  })
  for (const loanDate of ['2026-11-21', '2026-11-01', '2026-02-30', 'today']) {
    expect((await pay(id, { loanDate })).error?.fields, loanDate).toHaveProperty('loanDate')
  }
  const done = await pay(id, { loanAmountYuan: 540_000 })
  expect(done.data).toMatchObject({
    status: 'DISBURSED',
    loanAmountYuan: 540_000,
    loanDate: '2026-11-20',
    isFirstLoan: true,
  })
})
