import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import { listLoansDue, renewLoan } from '@lqr/contract/oversight/renewal-calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../../products/products.fixtures.ts'
import { makeOversightWorld, type OversightWorld } from '../../oversight-world.fixtures.ts'
import { remindRenewals } from '../remind-renewals.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
let t: TestApp
let world: OversightWorld

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeOversightWorld(t)
})
afterAll(() => t.close())

type Product = OversightWorld['product']

/** A company with a loan of 300,000 by that product that falls due on 2026-12-10. */
async function borrower(product: Product) {
  const company = await world.company()
  const loan = { loanDate: '2025-12-10', loanAmountYuan: 300_000 }
  return { ...company, loanId: await world.loan(company, loan, product) }
}
const renew = (id: string, by: { token: string }, proId?: string) =>
  t.call(
    renewLoan,
    {
      params: { id },
      body: { amountYuan: 300_000, termMonths: 12, consent: true, ...(proId ? { proId } : {}) },
    },
    { token: by.token },
  )
const dueOf = async (by: { token: string }, loanId: string) =>
  (await t.call(listLoansDue, { body: {} }, { token: by.token })).data.list.find(({ id }) => id === loanId)

test('a loan whose product is no longer offered is renewed with another product of its institution', async () => {
  const [gone, other] = [world.product, await makeProduct(t.services.db, world.bank)]
  const { owner, loanId } = await borrower(gone)
  expect(await dueOf(owner, loanId)).toMatchObject({ canRenew: true, isOffered: true })
  await t.services.pool.query(`update product set status = 'UNLISTED' where id = $1`, [gone.id])
  expect(await dueOf(owner, loanId)).toMatchObject({ canRenew: true, isOffered: false })
  expect((await renew(loanId, owner)).error).toMatchObject({
    key: 'oversight.productNotOffered',
    fields: { proId: expect.stringContaining('其他产品') },
  })
  const { data, error } = await renew(loanId, owner, other.id)
  expect(error).toBeUndefined()
  const { data: seen } = await t.call(getApplication, { params: { id: data.id } }, owner)
  expect(seen).toMatchObject({ proId: other.id, amountYuan: 300_000 })
})

test('a loan that is overdue is renewed at once, and what is open is said to the yuan', async () => {
  const company = await world.company()
  const loan = { loanDate: '2025-11-10', loanAmountYuan: 312_345 }
  const loanId = await world.loan(company, loan, await makeProduct(t.services.db, world.otherBank))
  const { data, error } = await renew(loanId, company.owner)
  expect(error).toBeUndefined()
  const { data: seen } = await t.call(getApplication, { params: { id: data.id } }, company.owner)
  expect(seen.wantedOn).toBe('2026-11-20')
  expect(seen.timeline[0]?.note).toContain('未还本金 31.2345 万元')
})

test('a loan that a branch gave on a product of its house is renewed at the branch', async () => {
  const { db, pool } = t.services
  const branch = await makeOrganisation(db, { parentId: world.bank.id })
  const { owner, loanId } = await borrower(await makeProduct(db, world.bank))
  await pool.query(`update product_application set org_id = $2 where id = $1`, [loanId, branch.id])
  expect(await dueOf(owner, loanId)).toMatchObject({ canRenew: true, isOffered: true })
  expect((await dueOf(owner, loanId))?.offeringOrgIds).toEqual([world.bank.id, branch.id])
  const { data, error } = await renew(loanId, owner)
  expect(error).toBeUndefined()
  const { data: seen } = await t.call(getApplication, { params: { id: data.id } }, owner)
  expect(seen.orgId).toBe(branch.id)
})

test('where the institution offers nothing online, nothing is offered that can only be refused: the enterprise is told to ask it', async () => {
  const { db, pool } = t.services
  const { id } = await makeOrganisation(db, { name: '疏勒示例银行' })
  const only = await makeProduct(db, { id, name: '疏勒示例银行' })
  const { owner, loanId } = await borrower(only)
  await pool.query('update product_application set org_id = $2 where id = $1', [loanId, id])
  expect(await dueOf(owner, loanId)).toMatchObject({ canRenew: true, asksInstitution: false })
  await pool.query('update product set online_apply = false where id = $1', [only.id])
  expect(await dueOf(owner, loanId)).toMatchObject({
    canRenew: false,
    asksInstitution: true,
    offersOnline: false,
  })
  for (const proId of [undefined, only.id])
    expect((await renew(loanId, owner, proId)).error?.key).toBe('oversight.nothingOffered')
  await remindRenewals(t.services)
  const { rows } = await pool.query(
    `select title, body from message where account_id = $1 and kind = 'oversight.renewal'`,
    [owner.id],
  )
  expect(rows).toEqual([{ title: '贷款即将到期，请安排还款', body: expect.stringContaining('与该机构联系') }])
})
