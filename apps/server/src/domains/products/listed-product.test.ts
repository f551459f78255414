import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeProduct } from './products.fixtures.ts'

let t: TestApp
let id: string
beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  id = (await makeProduct(db, await makeOrganisation(db))).id
})
afterAll(() => t.close())

/** The rows that lists are narrowed in, and what they have to be. */
async function shown() {
  const { pool } = t.services
  const [kept, said] = await Promise.all(
    ['listed_product', 'product_as_listed'].map((name) => pool.query(`select * from ${name} order by id`)),
  )
  return { kept: kept?.rows, said: said?.rows }
}

const CHANGES = [
  `amount_max_yuan = 123456789`,
  `rate_min = 0.01`,
  `term_max_months = 361`,
  `zones = '{}'`,
  `guarantee_modes = '{}'`,
  `area_codes = '{620500}'`,
  `target_groups = '{}'`,
  `online_apply = not online_apply`,
  `average_decision_days = 7.5`,
  `annual_cost_min = 9.99`,
  `listed_at = now()`,
  `status = 'UNLISTED'`,
  `rate_min = 0.02`,
  `status = 'LISTED'`,
]

test('the rows that lists are narrowed in follow every change of a product', async () => {
  const { pool } = t.services
  const ids = async () => (await shown()).kept?.map((row: { id: string }) => row.id)
  expect(await ids()).toContain(id)
  for (const change of CHANGES) {
    await pool.query(`update product set ${change} where id = $1`, [id])
    const { kept, said } = await shown()
    expect(kept, change).toEqual(said)
  }
  expect(await ids()).toContain(id)
  await pool.query('delete from product where id = $1', [id])
  expect(await ids()).not.toContain(id)
})
