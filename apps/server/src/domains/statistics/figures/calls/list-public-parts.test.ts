import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC_CUTS, type PublicCut } from '@lqr/contract/statistics/figure-filter.ts'
import { listPublicParts } from '@lqr/contract/statistics/filtered-calls.ts'
import type { IndicatorCode } from '@lqr/contract/statistics/indicators.ts'
import { signInEach } from '../../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../../products/products.fixtures.ts'
import { makeCase } from '../../statistics.fixtures.ts'

let t: TestApp

/** How many enterprises, each with one drawn loan, lie in each area. */
const PLACED = { '620102': 5, '620104': 3, '620105': 1, '620402': 4, '620502': 2, '621500': 6 } as const

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const bank = await makeOrganisation(db)
  const product = await makeProduct(db, bank)
  for (const [areaCode, count] of Object.entries(PLACED)) {
    for (let index = 0; index < count; index += 1) {
      const company = await makeEnterprise(db, t.services, { areaCode, industryCode: index % 2 ? 'F' : '13' })
      const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
      await makeCase(
        db,
        { companyId: company.id, accountId: account.id, orgId: bank.id, productId: product.id },
        {
          status: 'DISBURSED',
          regionCode: areaCode,
          loanDate: index === 5 ? '2025-11-18' : '2026-11-18',
          isCreditOnly: areaCode !== '620402' || index > 0,
        },
      )
    }
  }
})
afterAll(() => t.close())

const read = async (code: IndicatorCode, by: PublicCut, cityCode = '620000', token?: string) => {
  const { data } = await t.call(
    listPublicParts,
    { params: { code }, query: { by } },
    { cityCode, ...(token ? { token } : {}) },
  )
  return Object.fromEntries(data.parts.map((part) => [part.code, part.isHidden ? 'hidden' : part.value]))
}

test('an area of two enterprises is hidden, and with it the smallest other, so that the sum does not tell it', async () => {
  expect(await read('disbursedCount', 'area')).toEqual({
    '620100': 9,
    '620400': 'hidden',
    '620500': 'hidden',
    '621500': 6,
  })
})

test('the same among the counties of a shown prefecture; those of a hidden one are all hidden', async () => {
  expect(await read('disbursedCount', 'area', '620100')).toEqual({
    '620102': 5,
    '620104': 'hidden',
    '620105': 'hidden',
  })
  expect(await read('disbursedCount', 'area', '620400')).toEqual({ '620402': 'hidden' })
  expect(await read('disbursedCount', 'area', '620102')).toEqual({})
})

test('one loan of a year hides that year, and the other which would leave it', async () => {
  expect(await read('disbursedAmountYuan', 'year')).toEqual({ '2025': 'hidden', '2026': 'hidden' })
})

test('a share is hidden where few enterprises are on one of its sides', async () => {
  // One loan of the whole province is secured.
  expect(await read('creditOnlyShare', 'area')).toMatchObject({ '620400': 'hidden' })
  expect(await read('disbursedCount', 'industry')).toEqual({ C: 12, F: 9 })
})

test('it is the same whoever asks', async () => {
  const token = await signInEach(t)
  for (const bearer of Object.values(token)) {
    expect(await read('disbursedCount', 'area', '620000', bearer)).toEqual(
      await read('disbursedCount', 'area'),
    )
  }
})

test('who took an application back before it was taken up is nobody behind a sum of amounts', async () => {
  const applied = async () => (await read('appliedAmountYuan', 'area'))['621500']
  expect(await applied()).toBe(3_000_000)
  await t.services.pool.query(
    `update product_application set status = 'WITHDRAWN', sealed_at = now()
      where id in (select id from product_application where region_code = '621500' order by id limit 4)`,
  )
  expect(await applied()).toBe('hidden')
})

test('nor behind a number: of an institution whose only applications one enterprise took back, none is told', async () => {
  const { db, pool } = t.services
  const [bank, other] = [await makeOrganisation(db), await makeOrganisation(db)]
  const twoOfOne = async (org: typeof bank) => {
    const company = await makeEnterprise(db, t.services)
    const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
    const { id: productId } = await makeProduct(db, org)
    const parties = { companyId: company.id, accountId: account.id, orgId: org.id, productId }
    return [
      await makeCase(db, parties, { status: 'WITHDRAWN' }),
      await makeCase(db, parties, { status: 'WITHDRAWN' }),
    ]
  }
  await pool.query('update product_application set sealed_at = now() where id = any($1::bigint[])', [
    await twoOfOne(other),
  ])
  for (let index = 0; index < 3; index += 1) await twoOfOne(bank)
  const { rows } = await pool.query<{ cases: number }>(
    'select count(*)::int cases from product_application where org_id <> all($1::bigint[])',
    [[bank.id, other.id]],
  )
  const { [bank.id]: ofBank, [other.id]: ofOther, ...told } = await read('applications', 'institution')
  expect([ofOther, ofBank, Object.values(told)]).toEqual(['hidden', 'hidden', [rows[0]?.cases]])
})

test('what has no institution is not split by them, and what is on offer not at all', async () => {
  const asked = (code: IndicatorCode, by: PublicCut) =>
    t.send(listPublicParts, { params: { code }, query: { by } })
  expect((await asked('needs', 'institution')).status).toBe(422)
  for (const { code } of PUBLIC_CUTS) expect((await asked('products', code)).status).toBe(422)
})
