import { afterAll, beforeAll, expect, test } from 'vitest'
import { countProductFacets, listProducts } from '@lqr/contract/products/product-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../products.fixtures.ts'

let t: TestApp
type Body = NonNullable<Parameters<typeof t.call<typeof countProductFacets>>[1]['body']>

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const bank = await makeOrganisation(db, { orgCategory: 'cityBank' })
  const rural = await makeOrganisation(db, { orgCategory: 'ruralBank', regionCode: '620500' })
  await makeProduct(db, bank, { zones: ['technology', 'digital'], guaranteeModes: ['credit', 'pledge'] })
  await makeProduct(db, bank, { zones: ['technology'], guaranteeModes: ['mortgage'], onlineApply: false })
  await makeProduct(db, rural, { zones: ['revitalization'], areaCodes: ['620500'], category: 'businessLoan' })
  await makeProduct(db, bank, { status: 'UNLISTED' })
})
afterAll(() => t.close())

async function counts(body: Body, cityCode = '620000') {
  const { status, data } = await t.call(countProductFacets, { body }, { cityCode })
  expect(status).toBe(200)
  return data
}

test.each<[Body, string]>([
  [{}, '620000'],
  [{}, '620100'],
  [{ zone: 'technology' }, '620000'],
  [{ guaranteeMode: 'credit', orgCategory: 'cityBank' }, '620000'],
  [{ onlineApply: true, amountYuan: 500_000, category: 'businessLoan' }, '620502'],
  [{ keyword: '示例', targetGroup: 'smallMicro' }, '621500'],
])('the number beside a choice is what choosing it shows: %j on %s', async (body, cityCode) => {
  const found = await counts(body, cityCode)
  expect(found.length).toBeGreaterThan(0)
  for (const { facet, code, count } of found) {
    const chosen = { ...body, [facet]: code } as Body
    const list = await t.call(listProducts, { body: chosen }, { cityCode })
    expect([facet, code, list.data.total]).toEqual([facet, code, count])
  }
})

test('a choice that would leave nothing is not named', async () => {
  const zones = (await counts({ orgCategory: 'ruralBank' })).filter(({ facet }) => facet === 'zone')
  expect(zones).toEqual([{ facet: 'zone', code: 'revitalization', count: 1 }])
})

test('a keyword of mere punctuation matches nothing, and bad filters are refused by field', async () => {
  expect(await counts({ keyword: '%' })).toEqual([])
  const answer = await t.send(countProductFacets, { body: { zone: 'nowhere', pageSize: 5 } })
  expect(answer.status).toBe(422)
})
