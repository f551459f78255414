import { afterAll, beforeAll, expect, test } from 'vitest'
import { countZoneLoans } from '@lqr/contract/statistics/calls.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type CaseMaker, type CaseParties, makeCase } from '../statistics.fixtures.ts'

let t: TestApp
/** Whoever sees the cases behind the figures reads all of them, however few they are. */
let operator: string
const call: TestApp['call'] = (asked, input, about) => t.call(asked, input, { token: operator, ...about })
let relief: CaseParties
let usual: CaseParties

beforeAll(async () => {
  t = await makeTestApp()
  operator = (await signInEach(t)).operator
  const { db } = t.services
  const company = await makeEnterprise(db, t.services)
  const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  const bank = await makeOrganisation(db)
  const parties = { companyId: company.id, accountId: account.id, orgId: bank.id }
  const { id: reliefId } = await makeProduct(db, bank, { zones: ['disaster', 'benefitEnt'] })
  relief = { ...parties, productId: reliefId }
  usual = { ...parties, productId: (await makeProduct(db, bank, { zones: ['inclusive'] })).id }
  const drawn = (loanAmountYuan: number, regionCode: string): CaseMaker => ({
    status: 'DISBURSED',
    loanAmountYuan,
    regionCode,
  })
  await makeCase(db, relief, drawn(300_000, '620102'))
  await makeCase(db, relief, { ...drawn(200_000, '620902'), status: 'SETTLED' })
  await makeCase(db, relief, drawn(50_000, '621500'))
  await makeCase(db, relief, { status: 'CREDITED', regionCode: '620102' })
  await makeCase(db, usual, drawn(900_000, '620102'))
})
afterAll(() => t.close())

const figures = async (zone: 'disaster' | 'benefitEnt' | 'green', cityCode = '620000') =>
  (await call(countZoneLoans, { params: { zone } }, { cityCode })).data

test('the figures of a zone are the number and the sum of its drawn loans', async () => {
  expect(await figures('disaster')).toEqual({ zone: 'disaster', count: 3, amountYuan: 550_000 })
  expect(await figures('benefitEnt')).toMatchObject({ count: 3, amountYuan: 550_000 })
  expect(await figures('green')).toEqual({ zone: 'green', count: 0, amountYuan: 0 })
})

test('a site counts itself and what lies below, Lanzhou without the New Area', async () => {
  expect(await figures('disaster', '620100')).toMatchObject({ count: 1, amountYuan: 300_000 })
  expect(await figures('disaster', '620900')).toMatchObject({ count: 1, amountYuan: 200_000 })
  expect(await figures('disaster', '621500')).toMatchObject({ count: 1, amountYuan: 50_000 })
})

test('a product that leaves the zone later takes no old loan with it', async () => {
  await t.services.pool.query(`update product set zones = '{green}' where id = $1`, [relief.productId])
  await makeCase(t.services.db, relief, { status: 'DISBURSED', loanAmountYuan: 10_000 })
  expect(await figures('disaster')).toMatchObject({ count: 3, amountYuan: 550_000 })
  expect(await figures('green')).toMatchObject({ count: 1, amountYuan: 10_000 })
})

test('what is no zone is refused', async () => {
  expect((await t.send(countZoneLoans, { params: { zone: 'nowhere' } })).status).toBe(422)
})
