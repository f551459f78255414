import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_RENEWAL } from '@lqr/contract/applications/application-case.ts'
import { getApplication, rejectApplication } from '@lqr/contract/applications/calls.ts'
import { getRenewalRadar, listLoansDue, renewLoan } from '@lqr/contract/oversight/renewal-calls.ts'
import { fitProducts } from '@lqr/contract/products/fit-calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { casePersonalData } from '../../../../cases/case-personal-data.store.ts'
import { applicationKind } from '../../../applications/index.ts'
import { deleteLinks, linkFiles } from '../../../files/index.ts'
import { makeBatch, makeReport } from '../../../demand-reports/reports.fixtures.ts'
import { makeFile, pdfBytes } from '../../../files/files.fixtures.ts'
import { makeOversightWorld, type OversightWorld } from '../../oversight-world.fixtures.ts'
import { remindRenewals } from '../remind-renewals.ts'

const TODAY = '2026-11-20T10:00:00+08:00'
let t: TestApp
let world: OversightWorld
let now = new Date(TODAY)
type By = { token: string }

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeOversightWorld(t)
})
beforeEach(() => {
  now = new Date(TODAY)
})
afterAll(() => t.close())

const radar = (by: By) => t.call(getRenewalRadar, { query: {} }, { token: by.token })
const list = (by: By, body: Partial<CallInput<typeof listLoansDue>['body']> = {}) =>
  t.call(listLoansDue, { body: { pageSize: 100, ...body } }, { token: by.token })
const renew = (id: string, by: By, amountYuan = 200_000, proId?: string) =>
  t.call(
    renewLoan,
    { params: { id }, body: { amountYuan, termMonths: 12, consent: true, ...(proId ? { proId } : {}) } },
    { token: by.token },
  )
const windowOf = async (by: By, days: number) =>
  (await radar(by)).data.windows.find((one) => one.days === days)

const sumOf = (rows: readonly { openYuan: number }[] = []) => ({
  loans: rows.length,
  amountYuan: rows.reduce((all, { openYuan }) => all + openYuan, 0),
})

/** A company with a loan of 300,000 that falls due on 2026-12-10, of which 100,000 are repaid. */
async function borrower(areaCode = '620122', loanDate = '2025-12-10') {
  const company = await world.company(areaCode)
  const id = await world.loan(company, { loanDate, loanAmountYuan: 300_000, repaidYuan: 100_000 })
  return { ...company, loanId: id }
}

/** A loan of the county drawn through a demand report. */
async function reportedLoan(dueOn: string) {
  const { id, corporateName, owner } = await world.company()
  const { db, pool } = t.services
  const report = await makeReport(db, t.services, {
    batchId: await makeBatch(db, { now }),
    companyId: id,
    companyName: corporateName,
    applicantAccountId: owner.id,
    state: 'DISBURSED',
    submittedAt: now,
    org: { id: world.bank.id, name: world.bank.name },
  })
  await pool.query('update report_drawdown set due_on = $2 where report_id = $1', [report.id, dueOn])
  await pool.query(`update demand_report set area_code = '620122' where id = $1`, [report.id])
  return owner
}

test('the radar is the sum of the principal left, by window, area and institution', async () => {
  const before = await radar(world.province)
  await borrower('620122', '2025-12-10')
  await borrower('620122', '2026-01-31')
  await borrower('621500', '2026-05-10')
  await borrower('620122', '2026-07-01')
  const { data } = await radar(world.province)
  const grown = data.windows.map(({ days, loans, amountYuan }, index) => [
    days,
    loans - (before.data.windows[index]?.loans ?? 0),
    amountYuan - (before.data.windows[index]?.amountYuan ?? 0),
  ])
  expect(grown).toEqual([
    [30, 1, 200_000],
    [90, 2, 400_000],
    [180, 3, 600_000],
  ])
  const far = data.windows.at(-1)
  const sum = (rows: readonly { amountYuan: number }[]) =>
    rows.reduce((all, { amountYuan }) => all + amountYuan, 0)
  expect(sum(data.areas)).toBe(far?.amountYuan)
  expect(sum(data.institutions)).toBe(far?.amountYuan)
  expect(data.areas.map(({ areaName }) => areaName)).toEqual(['兰州市', '兰州新区'])
  const { data: rows } = await list(world.province, { withinDays: 180 })
  expect(rows.total).toBe(far?.loans)
  expect(rows.list.reduce((all, { openYuan }) => all + openYuan, 0)).toBe(far?.amountYuan)
  const cases = await t.services.pool.query(
    `select sum(loan_amount_yuan - repaid_yuan)::int open from product_application where loan_date < '2026-06-01'`,
  )
  expect(far?.amountYuan).toBe(cases.rows[0].open)
})

test('a settled or fully repaid loan does not fall due', async () => {
  const company = await world.company()
  const earlier = await windowOf(world.county, 30)
  await world.loan(company, { loanDate: '2025-12-01', loanAmountYuan: 300_000, repaidYuan: 300_000 })
  await world.loan(company, { loanDate: '2025-12-01', status: 'SETTLED' })
  expect(await windowOf(world.county, 30)).toEqual(earlier)
})

test('one step: the same facts and papers go to the same institution, and its answer is seen by the county', async () => {
  const { owner, loanId } = await borrower()
  const file = await makeFile(t.services.db, t.services, {
    ownerAccountId: owner.id,
    name: '营业执照.pdf',
    bytes: pdfBytes(),
  })
  await linkFiles(t.services.db, { entity: 'product_application', entityId: loanId }, [
    { fileId: file, purpose: 'application' },
  ])
  const { data: own } = await list(owner)
  expect(own.list).toMatchObject([
    { id: loanId, openYuan: 200_000, dueOn: '2026-12-10', daysLeft: 20, state: 'none', canRenew: true },
  ])
  const { data, error } = await renew(loanId, owner)
  expect(error).toBeUndefined()
  expect(data).toMatchObject({ status: 'SUBMITTED', files: 1 })
  const { data: seen } = await t.call(getApplication, { params: { id: data.id } }, owner)
  expect(seen).toMatchObject({ amountYuan: 200_000, contactName: '示例联系人', wantedOn: '2026-12-10' })
  expect(seen.files.map(({ name }) => name)).toEqual(['营业执照.pdf'])
  expect(seen.timeline[0]?.note).toContain('无还本续贷')
  const stateFor = async (by: By) => (await list(by)).data.list.find(({ id }) => id === loanId)
  expect(await stateFor(world.county)).toMatchObject({ state: 'waiting', renewalNumber: data.applyNo })
  // Three working days later nobody has answered.
  now = new Date('2026-11-26T10:00:00+08:00')
  expect(await stateFor(world.county)).toMatchObject({ state: 'silent', canRenew: false })
  const silent = (await radar(world.county)).data.institutions.find(({ orgId }) => orgId === world.bank.id)
  expect(silent?.silent).toBe(1)
  const rejectCode = 'MATERIAL_INCOMPLETE' as const
  const body = { rejectCode, rejectReason: '本期额度已用完，请下季度再来申请' }
  await t.call(rejectApplication, { params: { id: data.id }, body }, world.officer)
  expect(await stateFor(world.county)).toMatchObject({ state: 'refused' })
  expect(await stateFor(owner)).toMatchObject({ canRenew: true })
})

test('under a letter that is not in force any more nothing is renewed', async () => {
  const { owner, loanId: id } = await borrower()
  const body = { amountYuan: 200_000, termMonths: 12, consent: true as const, letterVersion: 'XYSQ-2020.01' }
  const refused = await t.call(renewLoan, { params: { id }, body }, { token: owner.token })
  expect(refused).toMatchObject({ status: 409, error: { key: 'credit.letterChanged' } })
  expect((await list(owner)).data.list).toMatchObject([{ id, state: 'none', canRenew: true }])
})

test('where the colleague who applied has closed the account, the contact is whoever renews', async () => {
  const { id: companyId, owner, loanId } = await borrower()
  const { db, cipher } = t.services
  const gone = { accountId: owner.id, companyId, isLastOfCompany: false }
  await casePersonalData(applicationKind, deleteLinks).erase(db, cipher, gone)
  const phone = '13900007701'
  const heir = await world.signedIn({ sourceType: '7', companyId, displayName: '接手的同事', phone })
  const { data } = await renew(loanId, heir)
  const { data: seen } = await t.call(getApplication, { params: { id: data.id } }, heir)
  expect(seen).toMatchObject({ contactName: '接手的同事', contactPhone: phone })
})

test('once at a time, not too early, for no more than is open and at the same institution', async () => {
  const { owner, loanId } = await borrower()
  const key = async (...args: Parameters<typeof renew>) => (await renew(...args)).error?.key
  expect(await key(loanId, owner, 200_001)).toBe('oversight.moreThanOpen')
  expect(await key(loanId, owner, 200_000, world.otherProduct.id)).toBe('oversight.otherInstitution')
  const both = await Promise.all([renew(loanId, owner), renew(loanId, owner)])
  const keys = both.map(({ error }) => error?.key)
  expect(keys).toHaveLength(2)
  expect(keys).toEqual(expect.arrayContaining(['oversight.renewalOpen', undefined]))
  const far = await borrower('620122', '2026-07-01')
  expect(await key(far.loanId, far.owner)).toBe('oversight.renewalTooEarly')
})

test('two loans of one product are renewed side by side, and beside one application that renews nothing', async () => {
  const first = await borrower()
  const second = await world.loan(first, { loanDate: '2025-12-20', loanAmountYuan: 300_000 })
  for (const loanId of [first.loanId, second])
    expect((await renew(loanId, first.owner)).error).toBeUndefined()
  const want = { amountYuan: 500_000, termMonths: 12, guaranteeMode: 'credit', pageSize: 100 } as const
  const { data: fitting } = await t.call(fitProducts, { body: want }, first.owner)
  expect(fitting.list.find(({ id }) => id === world.product.id)?.canApply).toBe(true)
  const { id } = await world.apply(first)
  await expect(world.apply(first)).rejects.toThrow('products.alreadyOpen')
  expect((await renew(second, first.owner)).error?.key).toBe('oversight.renewalOpen')
  const { rows } = await t.services.pool.query(
    `select renews_id loan from product_application where company_id = $1 and status = 'SUBMITTED' order by id`,
    [first.id],
  )
  expect(rows.map(({ loan }) => loan)).toEqual([first.loanId, second, null])
  const { data: own } = await t.call(getApplication, { params: { id } }, first.owner)
  expect(own.status).toBe('SUBMITTED')
})

test('a loan is its own enterprise’s, its institution’s and its area’s; nobody else sees or renews it', async () => {
  const { owner, loanId, corporateName } = await borrower()
  const stranger = (await world.company()).owner
  const names = async (by: By) =>
    (await list(by)).data.list.filter(({ id }) => id === loanId).map(({ companyName }) => companyName)
  expect(await names(owner)).toEqual([corporateName])
  expect(await names(world.officer)).toEqual([corporateName])
  for (const by of [world.county, world.prefecture, world.province, world.operator]) {
    const [name] = await names(by)
    expect(name).toBeDefined()
    expect(name).not.toBe(corporateName)
  }
  for (const by of [world.elsewhere, world.otherOfficer, stranger]) expect(await names(by)).toEqual([])
  expect((await renew(loanId, stranger)).error?.key).toBe('oversight.loanNotFound')
  for (const by of [world.officer, world.county, world.operator]) {
    expect((await renew(loanId, by)).status).toBe(403)
  }
  expect((await t.call(listLoansDue, { body: {} })).status).toBe(401)
  expect((await t.call(getRenewalRadar, { query: {} })).status).toBe(401)
  expect((await radar(owner)).status).toBe(403)
  const { error } = await t.call(getRenewalRadar, { query: { areaId: '62' } }, world.county)
  expect(error?.key).toBe('statistics.outsideArea')
})

test('the enterprise is told at 90, 30 and 15 days, once each, and not any more once it renews', async () => {
  const { owner, loanId } = await borrower('620122', '2026-01-20')
  const told = async () => {
    await remindRenewals(t.services)
    const { rows } = await t.services.pool.query(
      `select link from message where account_id = $1 and kind = 'oversight.renewal'`,
      [owner.id],
    )
    return rows.length
  }
  expect(await told()).toBe(1)
  expect(await told()).toBe(1)
  now = new Date('2026-12-25T10:00:00+08:00')
  expect(await told()).toBe(2)
  await renew(loanId, owner)
  now = new Date('2027-01-10T10:00:00+08:00')
  expect(await told()).toBe(2)
})

test('of a loan that is not renewed here the enterprise is told to ask its institution', async () => {
  const owner = await reportedLoan('2026-12-01')
  await remindRenewals(t.services)
  const { rows } = await t.services.pool.query<{ title: string; body: string }>(
    `select title, body from message where account_id = $1 and kind = 'oversight.renewal'`,
    [owner.id],
  )
  expect(rows).toMatchObject([{ title: '贷款即将到期，请安排还款' }])
  expect(rows[0]?.body).toContain('与该机构联系')
  expect(rows[0]?.body).not.toContain('一步申请')
})

test('everybody whose loan falls due is told the same day, however many there are', async () => {
  const owners = [await reportedLoan('2026-12-02'), await reportedLoan('2026-12-02')]
  await remindRenewals(t.services, 1)
  const { rows } = await t.services.pool.query(
    `select account_id from message where account_id = any($1) and kind = 'oversight.renewal'`,
    [owners.map(({ id }) => id)],
  )
  expect(rows).toHaveLength(2)
})

/** Whether each row beside a loan is what its renewals make, and none is missing. */
const strayRenewals = async () =>
  (
    await t.services.pool.query(`(select * from loan_renewal except select * from loan_renewal_now)
      union all (select * from loan_renewal_now except select * from loan_renewal)`)
  ).rows

test('what stands beside a loan follows its renewals and its repayments, also when both come at once', async () => {
  const { pool } = t.services
  const { loanId, owner } = await borrower()
  const { data: first } = await renew(loanId, owner)
  const beside = async () =>
    (await pool.query('select renewal_id, status, open_yuan from loan_renewal where loan_id = $1', [loanId]))
      .rows
  expect(await beside()).toEqual([{ renewal_id: first.id, status: 'SUBMITTED', open_yuan: 200_000 }])
  const change = (text: string, id: string) =>
    pool.query(`update product_application set ${text} where id = $1`, [id])
  await Promise.all([
    change('repaid_yuan = 150_000', loanId),
    change(`status = 'REVIEWING'`, first.id),
    change('repaid_yuan = 160_000', loanId),
  ])
  expect((await beside())[0]).toMatchObject({ status: 'REVIEWING' })
  expect(await strayRenewals()).toEqual([])
  for (const status of NO_RENEWAL) {
    await change(`status = '${status}'`, first.id)
    expect(await beside(), status).toEqual([])
  }
  const { data: second } = await renew(loanId, owner, 100_000)
  expect(await beside()).toMatchObject([{ renewal_id: second.id, status: 'SUBMITTED' }])
  await change(`status = 'SETTLED'`, loanId)
  expect(await beside()).toEqual([])
  expect(await strayRenewals()).toEqual([])
})

test.each([
  ['province', '2026-02-15'],
  ['prefecture', '2026-02-16'],
  ['county', '2026-02-17'],
] as const)('the %s tells the same as its loans, state by state', async (level, loanDate) => {
  const { loanId, owner } = await borrower('620122', loanDate)
  await borrower('621500', '2026-01-05')
  await reportedLoan('2027-02-01')
  await renew(loanId, owner)
  const { data } = await radar(world[level])
  const { data: loans } = await list(world[level], { withinDays: 180 })
  expect(loans.list.map(({ kind }) => kind)).toContain('demandReport')
  expect(loans.list).toHaveLength(loans.total)
  for (const { days, byState, ...total } of data.windows) {
    const within = loans.list.filter(({ daysLeft }) => daysLeft <= days)
    expect({ days, ...total }).toEqual({ days, ...sumOf(within) })
    const states = Object.groupBy(within, ({ state }) => state)
    const counted = Object.entries(states).map(([state, rows]) => ({ state, ...sumOf(rows) }))
    expect(byState).toHaveLength(counted.length)
    expect(byState).toEqual(expect.arrayContaining(counted))
  }
  for (const { orgId, silent, orgName: _, ...total } of data.institutions) {
    const own = loans.list.filter((row) => row.orgId === orgId)
    expect(total).toEqual(sumOf(own))
    expect(silent).toBe(own.filter(({ state }) => state === 'silent').length)
  }
  for (const { areaCode, areaName: _, ...total } of data.areas) {
    const { data: unit } = await t.call(getRenewalRadar, { query: { areaId: areaCode } }, world.province)
    expect(unit.windows.at(-1)).toMatchObject(total)
  }
  expect(await strayRenewals()).toEqual([])
})
