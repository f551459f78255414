import { afterAll, beforeAll, expect, test } from 'vitest'
import { getIndicator, listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import type { IndicatorCode } from '@lqr/contract/statistics/indicators.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeApplication } from '../../applications/applications.fixtures.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type CaseMaker, type CaseParties, makeCase } from '../statistics.fixtures.ts'

let t: TestApp
let token: Awaited<ReturnType<typeof signInEach>>
let parties: CaseParties

beforeAll(async () => {
  t = await makeTestApp()
  token = await signInEach(t)
  const { db } = t.services
  const bank = await makeOrganisation(db, { regionCode: '620000' })
  const product = await makeProduct(db, bank)
  const company = await makeEnterprise(db, t.services, { areaCode: '620102' })
  const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  parties = { companyId: company.id, accountId: account.id, orgId: bank.id, productId: product.id }
  const drawn = (maker: CaseMaker) => makeCase(db, parties, { status: 'DISBURSED', ...maker })
  await drawn({
    regionCode: '620102',
    amountYuan: 400_000,
    loanAmountYuan: 500_000,
    creditRate: 3,
    isCreditOnly: true,
  })
  await drawn({ regionCode: '620104', amountYuan: 300_000, loanAmountYuan: 100_000, creditRate: 6 })
  await drawn({ regionCode: '620102', amountYuan: 100_000, loanAmountYuan: 100_000, creditRate: 4 })
  await makeCase(db, parties, { status: 'REJECTED', amountYuan: 200_000, regionCode: '620402' })
  await makeCase(db, parties, { status: 'SUBMITTED', amountYuan: 999_000, regionCode: '621500' })
})
afterAll(() => t.close())

const on = async (cityCode: string, bearer?: string) => {
  const { data } = await t.call(listIndicators, {}, { cityCode, token: bearer ?? token.operator })
  return (code: IndicatorCode) => data.list.find((indicator) => indicator.code === code)
}
const valueOf = async (code: IndicatorCode, cityCode = '620000', bearer?: string) =>
  (await on(cityCode, bearer))(code)?.value

test('every figure stands in the catalogue with its definition and follows from the cases', async () => {
  const province = await on('620000')
  expect(province('applications')).toMatchObject({ value: 5, unit: '笔', areaRule: 'caseArea', version: 1 })
  expect(province('appliedAmountYuan')?.value).toBe(1_999_000)
  expect(province('disbursedAmountYuan')?.value).toBe(700_000)
  expect(province('creditOnlyShare')).toMatchObject({
    value: 71.43,
    numerator: 500_000,
    denominator: 700_000,
  })
  // A drawing above what was asked counts as what was asked; what is open is in neither side.
  expect(province('satisfactionShare')).toMatchObject({
    value: 60,
    numerator: 600_000,
    denominator: 1_000_000,
  })
  expect(province('averageRate')?.value).toBe(3.57)
  expect(province('applications')?.definition).not.toBe('')
})

test('the parts of a sum add up to it on the province and on a prefecture, and the New Area is not in Lanzhou', async () => {
  for (const [cityCode, value, parts] of [
    ['620000', 5, { '620100': 3, '620400': 1, '621500': 1 }],
    ['620100', 3, { '620102': 2, '620104': 1 }],
  ] as const) {
    const { data } = await t.call(
      getIndicator,
      { params: { code: 'applications' } },
      { cityCode, token: token.operator },
    )
    expect(data.value).toBe(value)
    expect(data.parts.reduce((sum, part) => sum + (part.value ?? 0), 0)).toBe(value)
    for (const [areaCode, part] of Object.entries(parts)) {
      expect(data.parts.find((one) => one.areaCode === areaCode)?.value).toBe(part)
    }
  }
})

test('what rests on few enterprises is withheld from the public and from enterprises, not from the government', async () => {
  const county = { cityCode: '620102' }
  const asked = (bearer?: string) =>
    t.call(
      getIndicator,
      { params: { code: 'averageRate' } },
      { ...county, ...(bearer ? { token: bearer } : {}) },
    )
  for (const bearer of [undefined, token.enterprise, token.officer]) {
    expect((await asked(bearer)).data).toMatchObject({
      value: null,
      numerator: null,
      denominator: null,
      isWithheld: true,
    })
  }
  for (const bearer of [token.government, token.operator]) {
    expect((await asked(bearer)).data).toMatchObject({ value: 3.17, isWithheld: false })
  }
})

test('acceptance and time to the decision are read from real histories, pauses left out', async () => {
  const { db } = t.services
  const product = await makeProduct(db, await makeOrganisation(db))
  for (const [withSupplement, submittedAt] of [
    [false, '2026-11-02T09:00:00+08:00'],
    [true, '2026-11-02T09:00:00+08:00'],
    [false, '2026-11-03T09:00:00+08:00'],
  ] as const) {
    const company = await makeEnterprise(db, t.services, { areaCode: '620502' })
    const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
    await makeApplication(db, t.services, {
      state: 'DISBURSED',
      productId: product.id,
      company,
      applicantAccountId: account.id,
      submittedAt: new Date(submittedAt),
      withSupplement,
      areaCode: '620502',
    })
  }
  const { rows } = await t.services.pool.query<{ days: number; unpaused: number }>(
    `select decision_days days, working_days_between(created_at, decided_at) unpaused
     from product_application where region_code = '620502' order by id`,
  )
  const [plain, paused] = rows
  expect(plain?.days).toBe(plain?.unpaused)
  expect(paused?.days).toBeLessThan(paused?.unpaused ?? 0)
  const days = rows.map((row) => row.days).toSorted((a, b) => a - b)
  const figure = await on('620502')
  expect(figure('decisionDaysMedian')).toMatchObject({ value: days[1], denominator: 3 })
  expect(figure('decisionDaysP90')?.value).toBe(days[2])
  expect(figure('acceptedInTimeShare')).toMatchObject({ value: 100, numerator: 3, denominator: 3 })
  expect(figure('averageCost')?.value).toBeGreaterThanOrEqual(figure('averageRate')?.value ?? Infinity)
})

test('what is no indicator is refused', async () => {
  expect((await t.send(getIndicator, { params: { code: 'nothing' } })).status).toBe(422)
})
