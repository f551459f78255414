import { afterAll, beforeAll, expect, test } from 'vitest'
import { getZoneFigures, listZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type CaseMaker, type CaseParties, makeCase } from '../statistics.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')

let t: TestApp
/** Whoever sees the cases behind the figures reads all of them, however few they are. */
let operator: string
const call: TestApp['call'] = (asked, input, about) => t.call(asked, input, { token: operator, ...about })
let farming: CaseParties
let usual: CaseParties

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  operator = (await signInEach(t)).operator
  const { db } = t.services
  const bank = await makeOrganisation(db, { orgCategory: 'cityBank' })
  const rural = await makeOrganisation(db, { orgCategory: 'ruralBank' })
  const zones = ['revitalization', 'inclusive'] as const
  const { id: farmingId } = await makeProduct(db, bank, { zones, amountMaxYuan: 1_000_000, rateMin: 3.4 })
  await makeProduct(db, rural, {
    zones,
    amountMaxYuan: 1_000_001,
    guaranteeModes: ['credit', 'guaranteeCompany'],
    areaCodes: ['620500'],
    rateMin: 3.9,
    onlineApply: false,
  })
  await makeProduct(db, rural, { zones, category: 'guaranteeService', rateMin: 0.8 })
  await makeProduct(db, bank, { zones, status: 'UNLISTED', rateMin: 1 })
  const { id: usualId } = await makeProduct(db, bank, { zones: ['green'] })
  const company = await makeEnterprise(db, t.services)
  const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  const parties = { companyId: company.id, accountId: account.id, orgId: bank.id }
  farming = { ...parties, productId: farmingId }
  usual = { ...parties, productId: usualId }
  const applied = (maker: CaseMaker) => makeCase(db, farming, { status: 'REJECTED', ...maker })
  await applied({ amountYuan: 100_000, regionCode: '620102', createdAt: '2026-08-31T23:30:00+08:00' })
  await applied({
    status: 'DISBURSED',
    amountYuan: 300_000,
    loanAmountYuan: 200_000,
    loanDate: '2026-10-08',
    createdAt: '2026-09-15T09:00:00+08:00',
    regionCode: '620502',
  })
  await applied({ status: 'CREDITED', amountYuan: 50_000, createdAt: '2026-11-02T09:00:00+08:00' })
  await applied({ status: 'DRAFT', amountYuan: 7 })
  await applied({ status: 'TRANSFERRED', amountYuan: 8 })
  await makeCase(db, usual, { status: 'DISBURSED', loanAmountYuan: 900_000 })
})
afterAll(() => t.close())

const figures = async (type: 'revitalization' | 'inclusive' | 'green' | 'fund', cityCode = '620000') => {
  const answer = await call(getZoneFigures, { params: { type } }, { cityCode })
  expect(answer.status).toBe(200)
  return answer.data
}
const counts = (groups: { code: string; count: number }[]) => groups.map(({ code, count }) => [code, count])

test('the products of a zone are summed and grouped as its list shows them', async () => {
  const data = await figures('revitalization')
  expect(data).toMatchObject({
    typeName: '乡村振兴',
    products: 3,
    onlineProducts: 2,
    institutions: 2,
    lowestAnnualCost: 3.4,
    highestAmountYuan: 3_000_000,
  })
  expect(counts(data.byAmount)).toEqual([
    ['to100', 1],
    ['to500', 2],
  ])
  expect(counts(data.byGuarantee)).toEqual([
    ['credit', 3],
    ['guaranteeCompany', 1],
  ])
  expect(counts(data.byOrgCategory)).toEqual([
    ['cityBank', 1],
    ['ruralBank', 2],
  ])
  expect(await figures('revitalization', '620100')).toMatchObject({ products: 2, institutions: 2 })
})

test('its cases are those applied for while the product was in it; months without one stand as zero', async () => {
  const data = await figures('revitalization')
  expect(data).toMatchObject({
    appliedCount: 3,
    appliedAmountYuan: 450_000,
    creditedCount: 2,
    creditedAmountYuan: 350_000,
    disbursedCount: 1,
    disbursedAmountYuan: 200_000,
  })
  expect(counts(data.appliedByMonth)).toEqual([
    ['2026-08', 1],
    ['2026-09', 1],
    ['2026-10', 0],
    ['2026-11', 1],
  ])
  expect(data.disbursedByMonth).toMatchObject([
    { code: '2026-10', count: 1, amountYuan: 200_000 },
    { code: '2026-11', count: 0, amountYuan: 0 },
  ])
  expect(await figures('inclusive')).toMatchObject({ appliedCount: 3, disbursedAmountYuan: 200_000 })
})

test('a site counts its own area and what lies below', async () => {
  expect(await figures('revitalization', '620500')).toMatchObject({ appliedCount: 1, disbursedCount: 1 })
  expect(await figures('revitalization', '620100')).toMatchObject({ appliedCount: 2, disbursedCount: 0 })
})

test('every zone stands in the list with the figures it has by itself', async () => {
  const { data } = await call(listZoneFigures, {})
  expect(data).toHaveLength(18)
  expect(data.find(({ type }) => type === 'revitalization')).toEqual({
    type: 'revitalization',
    typeName: '乡村振兴',
    products: 3,
    disbursedCount: 1,
    disbursedAmountYuan: 200_000,
  })
  expect(data.find(({ type }) => type === 'green')).toMatchObject({ products: 1, disbursedCount: 1 })
})

test('an empty zone is all zeros and no made-up lowest or highest', async () => {
  expect(await figures('fund')).toMatchObject({
    products: 0,
    lowestAnnualCost: null,
    highestAmountYuan: null,
    byAmount: [],
    appliedCount: 0,
    appliedByMonth: [],
  })
})

test('figures move by exactly one case when a case moves, and stay when the product changes its zones', async () => {
  const { db, pool } = t.services
  const before = await figures('revitalization')
  await makeCase(db, farming, { status: 'REJECTED', amountYuan: 1_000 })
  await pool.query(`update product set zones = '{green}' where id = $1`, [farming.productId])
  expect(await figures('revitalization')).toMatchObject({
    products: before.products - 1,
    appliedCount: before.appliedCount + 1,
    appliedAmountYuan: before.appliedAmountYuan + 1_000,
    disbursedCount: before.disbursedCount,
  })
})

test('what is no zone is refused', async () => {
  expect((await t.send(getZoneFigures, { params: { type: 'nowhere' } })).status).toBe(422)
})
