import { afterAll, beforeAll, expect, test } from 'vitest'
import { countApplications } from '@lqr/contract/statistics/calls.ts'
import { getZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type CaseMaker, type CaseParties, makeCase } from '../statistics.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
/** More than of which the enterprises are told apart. */
const MANY = 61

let t: TestApp
let parties: CaseParties[]
beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  const { db } = t.services
  const bank = await makeOrganisation(db)
  const { id: productId } = await makeProduct(db, bank, { zones: ['green'] })
  parties = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { id: companyId } = await makeEnterprise(db, t.services)
      const { id: accountId } = await makeAccount(db, t.services, { sourceType: '7', companyId })
      return { companyId, accountId, orgId: bank.id, productId }
    }),
  )
})
afterAll(() => t.close())

/** An application of each of these enterprises. */
const applied = (from: readonly number[], maker: CaseMaker) =>
  Promise.all(
    from.map((index) => {
      const own = parties[index]
      if (!own) throw new Error('no such enterprise')
      return makeCase(t.services.db, own, { status: 'REJECTED', ...maker })
    }),
  )

/** The same, taken back before it was taken up. */
async function takenBack(from: readonly number[], maker: CaseMaker) {
  const ids = await applied(from, { ...maker, status: 'WITHDRAWN' })
  await t.services.pool.query(
    'update product_application set sealed_at = created_at where id = any($1::bigint[])',
    [ids],
  )
}

test('nobody stands behind an application of a zone that was taken back', async () => {
  const at = { regionCode: '620402', createdAt: '2026-09-05T09:00:00+08:00' }
  const told = async (cityCode: string) => {
    const { data } = await t.call(getZoneFigures, { params: { type: 'green' } }, { cityCode })
    const { appliedCount, appliedAmountYuan, appliedByMonth } = data
    return [appliedCount, appliedAmountYuan, appliedByMonth[0]?.count, appliedByMonth[0]?.amountYuan]
  }
  await applied([0], { ...at, amountYuan: 810_000 })
  await takenBack([1, 2], at)
  expect(await told('620402')).toEqual([null, null, null, null])
  expect(await told('620000')).toEqual([null, null, null, null])
  await applied([1, 2], { ...at, amountYuan: 100_000 })
  expect(await told('620402')).toEqual([5, 1_010_000, 5, 1_010_000])
  expect(await told('620000')).toEqual([5, 1_010_000, 5, 1_010_000])
})

test('nor behind one in a part of an area with many', async () => {
  const regionCode = '620102'
  const many = Array.from({ length: MANY }, (_, index) => index % parties.length)
  await applied(many, { regionCode, createdAt: '2026-09-05T09:00:00+08:00' })
  await applied([0], { regionCode, createdAt: '2026-10-05T09:00:00+08:00', amountYuan: 810_000 })
  await takenBack([1, 2], { regionCode, createdAt: '2026-10-06T09:00:00+08:00' })
  const on = { cityCode: regionCode }
  const { data } = await t.call(countApplications, {}, on)
  expect(data).toMatchObject({ total: MANY + 3, byIndustry: [{ count: MANY + 3 }] })
  expect(data.byMonth.slice(0, 2)).toMatchObject([
    { code: '2026-09', count: null, amountYuan: null },
    { code: '2026-10', count: null, amountYuan: null },
  ])
  expect(data.byStatus.find(({ code }) => code === 'WITHDRAWN')).toMatchObject({ count: null })
})
