import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countMaintainedProducts,
  getMaintainedProduct,
  listMaintainedProducts,
} from '@lqr/contract/products/maintenance-calls.ts'
import { completeTerms } from '@lqr/contract/products/product-terms.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedIdentity } from '../../../../../database/seeds/demo/identity.ts'
import { seedOrganisations } from '../../../../../database/seeds/demo/organisations.ts'
import { seedProductMaintenance } from '../../../../../database/seeds/demo/product-maintenance.ts'
import { seedProducts } from '../../../../../database/seeds/demo/products.ts'

let t: TestApp
let token = ''
const NOW = new Date('2026-11-20T15:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  const { services } = t
  await services.db.transaction().execute(async (tx) => {
    const orgs = await seedOrganisations(tx, services)
    const people = await seedIdentity(tx, services, { orgs })
    await seedProducts(tx, services, { orgs })
    await seedProductMaintenance(tx, services, { orgs, people })
    token = people.accounts.manager
  })
  token = await t.signIn(token)
})
afterAll(() => t.close())

const firstIn = async (
  status: 'DRAFT' | 'SUBMITTED' | 'RETURNED' | 'UNLISTED' | 'LISTED',
  keyword?: string,
) => {
  const body = { status, ...(keyword ? { keyword } : {}) }
  const { list } = (await t.call(listMaintainedProducts, { body }, { token })).data
  return (await t.call(getMaintainedProduct, { params: { id: list[0]?.id ?? '' } }, { token })).data
}

test('the demonstration bank has products in every state', async () => {
  const { data } = await t.call(countMaintainedProducts, { body: {} }, { token })
  for (const { code, count } of data.states) expect(count, code).toBeGreaterThan(0)
})

test('the returned one says why, the submitted ones can be listed', async () => {
  expect((await firstIn('RETURNED')).returnReason).toContain('担保费')
  const submitted = await firstIn('SUBMITTED')
  expect(submitted).toMatchObject({
    draftProblems: {},
    submittedBy: '审批经理（示例）',
    can: { withdraw: true },
  })
  expect((await firstIn('UNLISTED')).can.relist).toBe(true)
})

test('one product shows how its terms changed over three versions', async () => {
  const { versions, live } = await firstIn('LISTED', '白名单企业贷')
  expect(versions.map(({ number }) => number)).toEqual([3, 2, 1])
  expect(versions[0]?.terms).toEqual(live)
  for (const { terms } of versions) expect(completeTerms.safeParse(terms).error).toBeUndefined()
})

test('every listed product has a version that equals what is live', async () => {
  const { rows } = await t.services.pool
    .query(`select count(*)::int n from product p where p.status = 'LISTED'
    and product_terms(p) is distinct from (select v.terms from product_version v where v.product_id = p.id
      order by v.number desc limit 1)`)
  expect(rows).toEqual([{ n: 0 }])
})

test('every history is told in order and lies in the past', async () => {
  const { rows } = await t.services.pool.query(
    `select count(*)::int n from (select at, lag(at) over (partition by product_id order by id) before
      from product_event) e where at <= before or at > $1`,
    [NOW.toISOString()],
  )
  expect(rows).toEqual([{ n: 0 }])
})
