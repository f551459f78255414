import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFigures, listFigureParts } from '@lqr/contract/statistics/filtered-calls.ts'
import { listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { compareAll } from '../../../jobs/compare-figures.fixtures.ts'
import { type CaseParties, makeCase } from '../statistics.fixtures.ts'

const RENEWALS = [
  'renewalCount',
  'renewalAmountYuan',
  'unrepaidRenewalCount',
  'unrepaidRenewalAmountYuan',
] as const
let t: TestApp
let parties: CaseParties
let token: string

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const bank = await makeOrganisation(db)
  const product = await makeProduct(db, bank)
  const company = await makeEnterprise(db, t.services)
  const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  parties = { companyId: company.id, accountId: account.id, orgId: bank.id, productId: product.id }
  token = (await signInEach(t)).operator
})
afterAll(() => t.close())

/** A loan that was drawn a year ago, and an application that renews it. */
async function renewed(old: { repaidYuan: number; isSettled?: boolean }, loanDate: string) {
  const { db } = t.services
  const status = old.isSettled ? 'SETTLED' : 'DISBURSED'
  const loan = await makeCase(db, parties, { status, loanAmountYuan: 300_000, loanDate: '2025-11-10' })
  if (old.repaidYuan > 0) {
    await db
      .updateTable('product_application')
      .set({ repaid_yuan: old.repaidYuan, repaid_on: '2026-10-01' })
      .where('id', '=', loan)
      .execute()
  }
  const renewal = await makeCase(db, parties, { status: 'SUBMITTED' })
  await db.updateTable('product_application').set({ renews_id: loan }).where('id', '=', renewal).execute()
  await db
    .updateTable('product_application')
    .set({ status: 'DISBURSED', loan_amount_yuan: 200_000, loan_date: loanDate, is_credit_only: false })
    .where('id', '=', renewal)
    .execute()
  return { loan, renewal }
}

test('a drawn renewal counts as such, and as one without repayment while principal was open on that day', async () => {
  const open = await renewed({ repaidYuan: 100_000 }, '2026-10-12')
  await renewed({ repaidYuan: 300_000 }, '2026-10-15')
  await renewed({ repaidYuan: 0, isSettled: true }, '2026-11-03')
  // What is repaid after the renewal was drawn moves no figure.
  await t.services.db
    .updateTable('product_application')
    .set({ repaid_yuan: 300_000, repaid_on: '2026-11-18' })
    .where('id', '=', open.loan)
    .execute()

  const { data } = await t.call(listIndicators, {}, { token })
  const value = (code: string) => data.list.find((one) => one.code === code)?.value
  expect(RENEWALS.map(value)).toEqual([3, 600_000, 1, 200_000])
  const { rows } = await t.services.pool.query(
    `select count(*)::int n, count(*) filter (where renewed_open_yuan > 0)::int unrepaid
     from product_application where renews_id is not null and status in ('DISBURSED', 'SETTLED')`,
  )
  expect(rows[0]).toEqual({ n: 3, unrepaid: 1 })
})

test('it is told by time, institution and product, and by month in the brief', async () => {
  const body = { from: '2026-10-01', to: '2026-10-31', orgId: parties.orgId, productId: parties.productId }
  const { data } = await t.call(listFigures, { body }, { token })
  const value = (code: string) => data.list.find((one) => one.code === code)?.value
  expect(RENEWALS.map(value)).toEqual([2, 400_000, 1, 200_000])
  for (const by of ['area', 'industry', 'scale', 'institution', 'month'] as const) {
    const parts = await t.call(listFigureParts, { params: { code: 'renewalCount' }, body: { by } }, { token })
    expect(parts.data.parts.reduce((sum, part) => sum + (part.value ?? 0), 0)).toBe(3)
  }
  const { rows } = await t.services.pool.query(
    `select measure, sum(cases)::int cases, sum(total)::int total from month_figures('2026-10', '2026-10')
     where measure in ('disbursed.renewed', 'disbursed.unrepaid') group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { measure: 'disbursed.renewed', cases: 2, total: 400_000 },
    { measure: 'disbursed.unrepaid', cases: 1, total: 200_000 },
  ])
})

test('the daily check finds a renewal that is counted wrongly, and nothing else', async () => {
  const { pool } = t.services
  expect((await compareAll(pool)).differing).toEqual([])
  await pool.query(
    `update case_tally_change set cases = cases + 1 where measure = 'disbursed.unrepaid' and cases > 0`,
  )
  await pool.query(`update case_tally set cases = cases + 1 where measure = 'disbursed.unrepaid'`)
  expect((await compareAll(pool)).differing).toMatchObject([{ measure: 'disbursed.unrepaid' }])
})
