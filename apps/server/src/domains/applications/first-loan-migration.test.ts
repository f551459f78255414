import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORG_CATEGORIES } from '@lqr/contract/reference/org-types.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { countFirstLoans } from '@lqr/contract/statistics/calls.ts'
import { sealNow } from '../../audit/audit-rows.fixtures.ts'
import { jobTasks } from '../../job-tasks.ts'
import { signInEach } from '../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from './application-world.fixtures.ts'

const MIGRATION = new URL('../../../../../database/migrations/0071_products_first_loan.sql', import.meta.url)

let t: TestApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

test('old ticks are mended: one first loan an enterprise, and the institution’s “no” stays', async () => {
  const { pool } = t.services
  const [first, second] = [await world.application('SETTLED'), await world.application('DISBURSED')]
  const other = { company: world.otherCompany, applicantAccountId: world.otherOwner.id }
  const refused = await world.application('DISBURSED', other)
  // The trigger that kept the tally then was another one: the migration switches it off while it rewrites.
  await t.asOwner(`create trigger product_application_tally_update before update on product_application
      for each row execute function suppress_redundant_updates_trigger();
    drop view first_loan cascade;
    drop trigger product_application_lending on product_application;
    drop function application_lending, lending_of;
    drop index product_application_first_loan;
    alter table product_application drop column lending, drop column has_earlier_loan`)
  await pool.query('update product_application set is_first_loan = id <> $1', [refused.id])
  await t.asOwner(await readFile(MIGRATION, 'utf8'))
  const { rows } = await pool.query(
    'select id, is_first_loan "isFirst", has_earlier_loan declared from product_application order by id',
  )
  expect(rows).toEqual([
    { id: first.id, isFirst: true, declared: false },
    { id: second.id, isFirst: false, declared: false },
    { id: refused.id, isFirst: false, declared: true },
  ])
  expect((await t.call(countFirstLoans, {}, { token: (await signInEach(t)).operator })).data.count).toBe(1)
  await sealNow(t)
  await expect(jobTasks['check-invariants'](t.services, {})).resolves.toBeUndefined()
})

test('the database tells banks and lending products apart as the lists of the contract name them', async () => {
  const lendingOf = async (lender: string, product: string) =>
    (await t.services.pool.query('select lending_of($1, $2) lending', [lender, product])).rows[0].lending
  for (const { code, name } of ORG_CATEGORIES) {
    expect(await lendingOf(code, 'workingCapital'), name).toBe(/银行|农村中小/.test(name) ? 'bank' : 'other')
  }
  const kinds = { 融资租赁: 'other', 保函: 'none', 融资担保: 'none', 信用保证保险: 'none' } as const
  for (const { code, name } of PRODUCT_CATEGORIES) {
    expect(await lendingOf('cityBank', code), name).toBe(
      name in kinds ? kinds[name as keyof typeof kinds] : 'bank',
    )
  }
})
