import { afterAll, beforeAll, expect, test } from 'vitest'
import { countGranted } from '@lqr/contract/statistics/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeCase } from '../statistics.fixtures.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
})
afterAll(() => t.close())

test('a rate is told where enough enterprises have one, however many grants stand beside it', async () => {
  const { db, pool } = t.services
  const bank = await makeOrganisation(db)
  const { id: productId } = await makeProduct(db, bank)
  const granted = async (creditRates: readonly number[]) => {
    const { id: companyId } = await makeEnterprise(db, t.services)
    const { id: accountId } = await makeAccount(db, t.services, { sourceType: '7', companyId })
    const parties = { companyId, accountId, orgId: bank.id, productId }
    for (const creditRate of creditRates) {
      await makeCase(db, parties, {
        status: 'UNUSED',
        regionCode: '620502',
        creditAmountYuan: 100_000,
        creditRate,
      })
    }
  }
  const told = async () => {
    const { data } = await t.call(countGranted, {}, { cityCode: '620502' })
    return [data.creditedCount, data.creditedAmountYuan, data.averageRate]
  }
  await granted([4.1, 4.2, 4.3])
  await granted([3])
  await granted([3])
  await pool.query('update product_application set credit_rate = null where credit_rate = 3')
  expect(await told()).toEqual([5, 500_000, null])
  await pool.query('update product_application set credit_rate = 3.2 where credit_rate is null')
  const { rows } = await pool.query<{ rate: number }>(
    `select round(sum(credit_rate * credit_amount_yuan) / sum(credit_amount_yuan), 2)::float rate from product_application`,
  )
  expect(await told()).toEqual([5, 500_000, rows[0]?.rate])
})
