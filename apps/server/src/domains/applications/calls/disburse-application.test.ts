import type { CodeOf } from '../../../../../../database/coded-columns.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { disburseApplication, getApplication, settleApplication } from '@lqr/contract/applications/calls.ts'
import { countFirstLoans } from '@lqr/contract/statistics/calls.ts'
import { sealNow } from '../../../audit/audit-rows.fixtures.ts'
import { jobTasks } from '../../../job-tasks.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeMaintainers } from '../../organisations/maintenance-world.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'

let operator: string
let t: TestApp
let world: ApplicationWorld
const NOW = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
  operator = (await signInEach(t)).operator
})
/** As operators read it, however few they are. */
const firstLoans = async () => (await t.call(countFirstLoans, {}, { token: operator })).data
afterAll(() => t.close())

interface Signed {
  id: string
  token: string
}

/** An enterprise that has drawn nothing yet; each case is granted on 9 November, signed, and waits for its drawing. */
async function makeBorrower() {
  const { db } = t.services
  const company = await makeEnterprise(db, t.services)
  const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  return async (
    lender: { id: string; name: string } = world.bank,
    category?: CodeOf<'product.category'>,
  ): Promise<Signed> => {
    const product = await makeProduct(db, lender, category ? { category } : {})
    const { id } = await world.application('SIGNED', {
      productId: product.id,
      company,
      applicantAccountId: account.id,
      submittedAt: new Date('2026-11-02T09:00:00+08:00'),
    })
    const { token } = await world.staff(lender.id, ['financeOfficer'])
    return { id, token }
  }
}

const draw = ({ id, token }: Signed, day: number, body: object = {}) =>
  t.send(
    disburseApplication,
    { params: { id }, body: { loanAmountYuan: 50_000, loanDate: `2026-11-${day}`, ...body } },
    { token },
  )
const isFirst = async ({ id, token }: Signed) =>
  (await t.call(getApplication, { params: { id } }, { token })).data.isFirstLoan

test('the first loan of an enterprise is marked by the platform, a later one at any institution is not', async () => {
  const signed = await makeBorrower()
  const [first, second, third] = [await signed(), await signed(world.otherBank), await signed()]
  expect((await draw(first, 10)).data).toMatchObject({ isFirstLoan: true, hasEarlierLoan: false })
  expect((await draw(second, 11)).data).toMatchObject({ isFirstLoan: false })
  await t.call(settleApplication, { params: { id: first.id }, body: {} }, { token: first.token })
  expect((await draw(third, 12)).data).toMatchObject({ isFirstLoan: false })
  expect(await isFirst(first)).toBe(true)
})

test('nobody can tick it: the field is refused and nothing is drawn', async () => {
  const one = await (await makeBorrower())()
  const refused = await draw(one, 10, { isFirstLoan: true })
  expect(refused).toMatchObject({ status: 422, error: { fields: { isFirstLoan: expect.any(String) } } })
  expect((await t.call(getApplication, { params: { id: one.id } }, { token: one.token })).data).toMatchObject(
    {
      status: 'SIGNED',
      isFirstLoan: null,
    },
  )
})

test('a loan of an earlier day that is recorded later takes the mark, and the other case says why', async () => {
  const signed = await makeBorrower()
  const [late, early] = [await signed(), await signed(world.otherBank)]
  await draw(late, 15)
  expect(await isFirst(late)).toBe(true)
  const before = await firstLoans()
  expect((await draw(early, 12, { loanAmountYuan: 70_000 })).data).toMatchObject({ isFirstLoan: true })
  expect(await isFirst(late)).toBe(false)
  expect(await firstLoans()).toEqual({
    ...before,
    amountYuan: (before.amountYuan ?? 0) + 20_000,
  })
  const { rows } = await t.services.pool.query(
    `select entity_id, detail from audit_log where action = 'correct-first-loan'`,
  )
  expect(rows).toEqual([{ entity_id: late.id, detail: { isFirstLoan: false, becauseOf: early.id } }])
})

test('of two loans of one day the case with the lower number is first, in whichever order they are recorded', async () => {
  for (const isTurned of [false, true]) {
    const signed = await makeBorrower()
    const [lower, higher] = [await signed(), await signed(world.otherBank)]
    for (const one of isTurned ? [higher, lower] : [lower, higher]) await draw(one, 11)
    expect([await isFirst(lower), await isFirst(higher)]).toEqual([true, false])
  }
})

test('two drawings of one enterprise at the same moment give one first loan', async () => {
  for (let round = 0; round < 4; round += 1) {
    const signed = await makeBorrower()
    const both = [await signed(), await signed(world.otherBank)] as const
    const answers = await Promise.all([draw(both[0], 14), draw(both[1], 13)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([await isFirst(both[0]), await isFirst(both[1])]).toEqual([false, true])
  }
})

test('an earlier loan outside the platform, as the institution declares it, ends the matter for good', async () => {
  const signed = await makeBorrower()
  const [declared, later] = [await signed(), await signed(world.otherBank)]
  const answer = await draw(declared, 12, { hasEarlierLoan: true })
  expect(answer.data).toMatchObject({ isFirstLoan: false, hasEarlierLoan: true })
  expect((await draw(later, 13)).data).toMatchObject({ isFirstLoan: false, hasEarlierLoan: false })
})

test('what is declared with a later loan says nothing about the loan before it', async () => {
  const signed = await makeBorrower()
  const [first, second] = [await signed(), await signed(world.otherBank)]
  await draw(first, 12)
  await draw(second, 13, { hasEarlierLoan: true })
  expect([await isFirst(first), await isFirst(second)]).toEqual([true, false])
})

test('denying an earlier loan does not make a second loan the first one', async () => {
  const signed = await makeBorrower()
  const [first, second] = [await signed(), await signed(world.otherBank)]
  await draw(first, 12)
  expect((await draw(second, 13, { hasEarlierLoan: false })).data).toMatchObject({ isFirstLoan: false })
})

test.each([
  ['a loan of a micro-lender', 'microLoan', 'workingCapital', false],
  ['a lease of a bank', 'cityBank', 'leasing', false],
  ['a letter of guarantee', 'cityBank', 'letterOfGuarantee', true],
] as const)(
  '%s is no first loan; whether the next loan of a bank can be one',
  async (_, orgCategory, category, then) => {
    const lender = await makeOrganisation(t.services.db, { orgCategory })
    const signed = await makeBorrower()
    const [before, loan] = [await signed(lender, category), await signed()]
    expect((await draw(before, 10)).data).toMatchObject({ isFirstLoan: false })
    expect((await draw(loan, 12)).data).toMatchObject({ isFirstLoan: then })
  },
)

test('a first loan stays one when its bank is merged away, and the next one at the successor is no first loan', async () => {
  const { db, pool } = t.services
  const gone = await makeOrganisation(db, { name: '洮河示例银行' })
  const successor = await makeOrganisation(db, { name: '大夏河示例银行' })
  const signed = await makeBorrower()
  const [first, second] = [await signed(gone), await signed(successor)]
  await draw(first, 12)
  const before = await firstLoans()
  const { operator } = await makeMaintainers(t, successor.id)
  const merged = await t.send(
    mergeOrganisation,
    {
      params: { id: gone.id },
      body: { intoId: successor.id, products: 'keep', confirmName: gone.name, version: 1 },
    },
    { token: operator },
  )
  expect(merged.status).toBe(200)
  await pool.query(`update organisation set org_category = 'microLoan' where id = $1`, [successor.id])
  expect((await draw(second, 13)).data).toMatchObject({ isFirstLoan: false })
  expect(await isFirst({ ...first, token: second.token })).toBe(true)
  expect(await firstLoans()).toEqual(before)
})

test('after all this the figure counts enterprises, each once, and the nightly check agrees', async () => {
  const before = await firstLoans()
  const signed = await makeBorrower()
  for (const day of [11, 12, 13]) await draw(await signed(), day)
  const after = await firstLoans()
  expect(after).toMatchObject({
    count: (before.count ?? 0) + 1,
    amountYuan: (before.amountYuan ?? 0) + 50_000,
  })
  const { rows } = await t.services.pool.query(
    `select count(distinct company_id)::int n from product_application where is_first_loan`,
  )
  expect(rows).toEqual([{ n: after.count }])
  await sealNow(t)
  await expect(jobTasks['check-invariants'](t.services, {})).resolves.toBeUndefined()
})
