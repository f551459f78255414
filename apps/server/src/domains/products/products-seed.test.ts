import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { seedApplications } from '../../../../../database/seeds/demo/applications.ts'
import { seedIdentity } from '../../../../../database/seeds/demo/identity.ts'
import { seedOrganisations } from '../../../../../database/seeds/demo/organisations.ts'
import { seedProducts } from '../../../../../database/seeds/demo/products.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let officer = ''
let owner = ''
const NOW = new Date('2026-11-20T15:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  const { services } = t
  await services.db.transaction().execute(async (tx) => {
    const orgs = await seedOrganisations(tx, services)
    const people = await seedIdentity(tx, services, { orgs })
    await seedProducts(tx, services, { orgs })
    await seedApplications(tx, services, { orgs, people })
    officer = people.accounts.officer
    owner = people.accounts.enterprise
  })
})
afterAll(() => t.close())

const one = async (text: string) => (await t.services.pool.query(text)).rows[0]

test('there are sixty institutions, a hundred and twenty products and every zone has some', async () => {
  expect((await one(`select count(*)::int n from organisation`)).n).toBeGreaterThanOrEqual(60)
  expect((await t.call(listProducts, { body: {} })).data.total).toBeGreaterThanOrEqual(120)
  for (const { code } of ZONES) {
    expect((await t.call(listProducts, { body: { zone: code } })).data.total, code).toBeGreaterThanOrEqual(2)
  }
})

test('products with their figures are marked as examples', async () => {
  expect(await one(`select bool_and(is_example) marked from product`)).toEqual({ marked: true })
  expect(await one(`select bool_and(is_example) marked from product_application`)).toEqual({ marked: true })
})

test('the officer finds some sixty open tasks, a few overdue', async () => {
  const token = await t.signIn(officer)
  const open = await t.call(listApplications, { body: { openOnly: true } }, { token })
  expect(open.data.total).toBeGreaterThanOrEqual(55)
  expect(open.data.total).toBeLessThanOrEqual(75)
  const overdue = await t.call(listApplications, { body: { overdueOnly: true } }, { token })
  expect(overdue.data.total).toBeGreaterThanOrEqual(3)
  expect(overdue.data.total).toBeLessThanOrEqual(15)
})

test('two hundred cases stand in every state, and the enterprise has one to supply', async () => {
  const { rows } = await t.services.pool.query(
    `select status, count(*)::int n from product_application group by 1`,
  )
  const states = applicationStates.map((state) => state.code).filter((state) => state !== 'DRAFT')
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set(states))
  expect(rows.reduce((sum, row) => sum + row.n, 0)).toBeGreaterThanOrEqual(190)
  const token = await t.signIn(owner)
  const { data } = await t.call(listApplications, { body: { status: 'SUPPLEMENT' } }, { token })
  expect(data.total).toBe(1)
})

test('every history is told in order, ends in the state of its case and lies in the past', async () => {
  const wrong = await one(`select count(*)::int n from product_application a join lateral (
      select count(*) steps, max(at) last, bool_and(fits) in_order,
        (array_agg(to_status order by id desc))[1] ended from (
          select e.*, at >= lag(at, 1, at) over (order by id) and
            from_status is not distinct from lag(to_status) over (order by id) fits
          from case_event e where e.kind = 'application' and e.case_id = a.id) e) h on true
    where h.ended <> a.status or not h.in_order or h.last > '${NOW.toISOString()}' or h.steps <> a.version`)
  expect(wrong).toEqual({ n: 0 })
})

test('every case fits the terms of its product and follows the certification of its enterprise', async () => {
  const wrong = await one(`select count(*)::int n from product_application a
    join product p on p.id = a.product_id join enterprise e on e.id = a.company_id
    where a.amount_yuan not between p.amount_min_yuan and p.amount_max_yuan
      or a.term_months not between p.term_min_months and p.term_max_months
      or not p.guarantee_modes @> array[a.guarantee_mode]
      or not (p.area_codes = '{}' or p.area_codes @> array[e.area_code::text])
      or e.certi_flg <> 3 or e.reviewed_at > a.created_at`)
  expect(wrong).toEqual({ n: 0 })
})

test('first loans are those of enterprises without an earlier loan, and some were known to the lender alone', async () => {
  const found = await one(`select count(*)::int marked, count(distinct company_id)::int enterprises,
      count(*) filter (where has_earlier_loan or exists (select from product_application b
        where b.company_id = a.company_id and b.status in ('DISBURSED', 'SETTLED') and b.lending <> 'none'
          and (b.loan_date, b.id) < (a.loan_date, a.id)))::int wrong
    from product_application a where is_first_loan`)
  expect(found).toEqual({ marked: found.marked, enterprises: found.marked, wrong: 0 })
  expect(found.marked).toBeGreaterThanOrEqual(5)
  expect(
    (await one(`select count(*)::int n from product_application where has_earlier_loan`)).n,
  ).toBeGreaterThan(5)
})

test('the counters of the products equal their cases', async () => {
  const wrong = await one(`select count(*)::int n from product p where applications_count <>
    (select count(*) from product_application a where a.product_id = p.id)`)
  expect(wrong).toEqual({ n: 0 })
})
