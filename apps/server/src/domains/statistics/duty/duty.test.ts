import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  downloadDutyFile,
  getDutyDay,
  makeDutyFile,
  setDutyFields,
} from '@lqr/contract/statistics/duty-calls.ts'
import { DUTY_INDICATORS, type DutyIndicatorCode } from '@lqr/contract/statistics/duty-indicators.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type CaseMaker, type CaseParties, makeCase } from '../statistics.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
const DAY = '2026-11-19'
let t: TestApp
let token: Awaited<ReturnType<typeof signInEach>>
let parties: CaseParties
let bank: Awaited<ReturnType<typeof makeOrganisation>>

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  token = await signInEach(t)
  const { db } = t.services
  bank = await makeOrganisation(db)
  const company = await makeEnterprise(db, t.services, { areaCode: '620102' })
  const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  parties = { companyId: company.id, accountId: account.id, orgId: bank.id, productId: '' }
  await t.services.pool.query(
    `update enterprise set reviewed_at = '2026-11-19 23:59:59+08' where id = ${company.id}`,
  )
  const later = await makeEnterprise(db, t.services, { areaCode: '620102' })
  await t.services.pool.query(
    `update enterprise set reviewed_at = '2026-11-20 00:00:00+08' where id = ${later.id}`,
  )
  await makeEnterprise(db, t.services, { certiFlg: 2 })
  const submitted = (createdAt: string, over: CaseMaker = {}) => add({ createdAt, ...over })
  await submitted('2026-11-18T23:59:59+08:00')
  await submitted('2026-11-19T00:00:00+08:00', { amountYuan: 100_000 })
  await submitted('2026-11-19T23:59:59+08:00', { amountYuan: 200_000, regionCode: '620402' })
  await submitted('2026-11-19T12:00:00+08:00', { amountYuan: 400_000, regionCode: null })
  await submitted('2026-11-20T00:00:00+08:00')
  await submitted('2026-11-19T12:00:00+08:00', { status: 'DRAFT' })
  await submitted('2026-11-19T12:00:00+08:00', { status: 'TRANSFERRED' })
  const before = '2026-11-02T09:00:00+08:00'
  await decided(
    await submitted(before, { status: 'CREDITED', creditAmountYuan: 70_000 }),
    '2026-11-19 09:00+08',
  )
  await decided(
    await submitted(before, { status: 'CREDITED', creditAmountYuan: 90_000 }),
    '2026-11-18 09:00+08',
  )
  await decided(await submitted(before, { status: 'REJECTED' }), '2026-11-19 09:00+08')
  await submitted(before, { status: 'DISBURSED', loanAmountYuan: 50_000, loanDate: DAY, isCreditOnly: true })
  await submitted(before, {
    status: 'SETTLED',
    loanAmountYuan: 30_000,
    loanDate: DAY,
    regionCode: '620402',
    hasEarlierLoan: true,
  })
  await submitted(before, { status: 'DISBURSED', loanAmountYuan: 20_000, loanDate: '2026-11-18' })
  const newcomer = await makeEnterprise(db, t.services, { areaCode: '620102' })
  await t.services.pool.query(`update enterprise set reviewed_at = null where id = ${newcomer.id}`)
  const first: CaseMaker = { createdAt: before, status: 'DISBURSED', loanAmountYuan: 10_000, loanDate: DAY }
  await makeCase(
    db,
    { ...parties, companyId: newcomer.id, productId: (await makeProduct(db, bank)).id },
    first,
  )
})
beforeEach(() => t.services.pool.query('delete from duty_file; delete from duty_field'))
afterAll(() => t.close())

/** Each of a product of its own: an enterprise has one open application for one. */
async function add(maker: CaseMaker) {
  const { id } = await makeProduct(t.services.db, bank)
  return makeCase(t.services.db, { ...parties, productId: id }, maker)
}
const decided = (id: string, at: string) =>
  t.services.pool.query('update product_application set decided_at = $2 where id = $1', [id, at])
const as = (who = token.operator) => ({ token: who })
const day = (of = DAY) => t.call(getDutyDay, { params: { day: of } }, as())
const make = (of = DAY) => t.call(makeDutyFile, { params: { day: of } }, as())
const name = (...fields: [DutyIndicatorCode, string][]) =>
  t.call(
    setDutyFields,
    { body: { fields: fields.map(([indicator, of]) => ({ indicator, name: of })) } },
    as(),
  )
async function figures() {
  const { rows } = (await day()).data
  return Object.fromEntries(
    rows.map(({ areaName, values }) => [
      areaName,
      Object.fromEntries(
        values.filter(({ value }) => value > 0).map(({ indicator, value }) => [indicator, value]),
      ),
    ]),
  )
}

test('each figure of a day is a count over its cases, from midnight to midnight in the province', async () => {
  expect(await figures()).toEqual({
    甘肃省: {
      certifiedEnterprises: 1,
      applications: 3,
      appliedAmountYuan: 700_000,
      credits: 1,
      creditedAmountYuan: 70_000,
      drawdowns: 3,
      disbursedAmountYuan: 90_000,
      creditOnlyAmountYuan: 50_000,
      firstLoans: 1,
    },
    兰州市: {
      certifiedEnterprises: 1,
      applications: 1,
      appliedAmountYuan: 100_000,
      credits: 1,
      creditedAmountYuan: 70_000,
      drawdowns: 2,
      disbursedAmountYuan: 60_000,
      creditOnlyAmountYuan: 50_000,
      firstLoans: 1,
    },
    白银市: { applications: 1, appliedAmountYuan: 200_000, drawdowns: 1, disbursedAmountYuan: 30_000 },
  })
})

test('a day before anything happened is told with zeros, and can be made a file', async () => {
  const { data } = await day('2020-01-01')
  expect(data.rows).toMatchObject([{ areaName: '甘肃省' }])
  expect(data.rows[0]?.values.map(({ value }) => value)).toEqual(DUTY_INDICATORS.map(() => 0))
  await name(['applications', 'apply_cnt'])
  expect((await make('2020-01-01')).status).toBe(200)
})

test('a file is made of what has a name there, kept with its digest, and downloaded as it was made', async () => {
  await name(['applications', 'apply_cnt'], ['disbursedAmountYuan', 'loan_amt'])
  const { data } = await make()
  const download = await t.call(downloadDutyFile, { params: { day: DAY } }, as())
  const bytes = download.data as Buffer
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(data.sha256)
  expect(JSON.parse(bytes.toString())).toEqual({
    day: DAY,
    rows: [
      { areaCode: '620000', values: { apply_cnt: 3, loan_amt: 90_000 } },
      { areaCode: '620100', values: { apply_cnt: 1, loan_amt: 60_000 } },
      { areaCode: '620400', values: { apply_cnt: 1, loan_amt: 30_000 } },
    ],
  })
  expect((await day()).data).toMatchObject({ file: data, fields: [{ indicator: 'applications' }, {}] })
  const { rows } = await t.services.pool.query(
    `select action, entity_id, detail from audit_log where action in ('make-duty-file', 'download-duty-file')
      order by id desc limit 2`,
  )
  const written = { entity_id: DAY, detail: { sha256: data.sha256 } }
  expect(rows).toEqual([
    { action: 'download-duty-file', ...written },
    { action: 'make-duty-file', ...written },
  ])
})

test('without a name for any figure there is no file, and no file of a day that is not over', async () => {
  expect((await make()).error?.key).toBe('duty.noFields')
  await name(['applications', 'apply_cnt'])
  expect((await make('2026-11-20')).error?.key).toBe('duty.dayNotOver')
  expect((await day('2026-11-20')).error?.key).toBe('duty.dayNotOver')
  expect((await t.call(downloadDutyFile, { params: { day: DAY } }, as())).status).toBe(404)
})

test('names are set as a whole, each once, in letters that a field may have', async () => {
  expect((await name(['applications', 'a'], ['credits', 'a'])).error?.key).toBe('duty.fieldTwice')
  expect((await name(['applications', 'a'], ['applications', 'b'])).error?.key).toBe('duty.fieldTwice')
  expect((await name(['applications', '1 a'])).status).toBe(422)
  await name(['applications', 'a'], ['credits', 'b'])
  expect((await name(['credits', 'c'])).data.fields).toEqual([{ indicator: 'credits', name: 'c' }])
})

test('nobody but operators sees, sets, makes or takes the figures', async () => {
  for (const who of [token.officer, token.government, token.enterprise, undefined]) {
    const status = who === undefined ? 401 : 403
    const given = who === undefined ? {} : { token: who }
    const params = { day: DAY }
    expect((await t.call(getDutyDay, { params }, given)).status).toBe(status)
    expect((await t.call(makeDutyFile, { params }, given)).status).toBe(status)
    expect((await t.call(downloadDutyFile, { params }, given)).status).toBe(status)
    expect((await t.call(setDutyFields, { body: { fields: [] } }, given)).status).toBe(status)
  }
})

/** A company of 天水 with these events of its certification; it stands where the last of them left it. */
async function certifying(certiFlg: 1 | 3, events: readonly (readonly [kind: string, at: string])[]) {
  const { id } = await makeEnterprise(t.services.db, t.services, { areaCode: '620502' })
  for (const [kind, at] of events) {
    await t.services.pool.query(
      'insert into certification_event (company_id, kind, actor_account_id, at) values ($1, $2, $3, $4)',
      [id, kind, parties.accountId, at],
    )
  }
  await t.services.pool.query('update enterprise set certi_flg = $2, reviewed_at = $3 where id = $1', [
    id,
    certiFlg,
    events.at(-1)?.[1],
  ])
  return id
}

test('an enterprise counts on each day at whose end its certification stood, whatever became of it since', async () => {
  const certified = async (of: string) =>
    (await day(of)).data.rows
      .find(({ areaName }) => areaName === '天水市')
      ?.values.find(({ indicator }) => indicator === 'certifiedEnterprises')?.value ?? 0
  await certifying(3, [
    ['submitted', '2026-11-09 09:00+08'],
    ['approved', '2026-11-10 09:00+08'],
    ['changed', '2026-11-18 12:00+08'],
    ['approved', '2026-11-20 08:00+08'],
  ])
  const days = ['2026-11-09', '2026-11-10', '2026-11-17', '2026-11-18', '2026-11-19']
  const counted = () => Promise.all(days.map(certified))
  expect(await counted()).toEqual([0, 1, 1, 0, 0])
  // Closed with its last account at noon of the 17th.
  const closed = await certifying(1, [['approved', '2026-11-10 09:00+08']])
  const account = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId: closed })
  expect(await counted()).toEqual([0, 1, 1, 0, 0])
  await t.services.pool.query(
    `update account set status = 'closed', closed_at = '2026-11-17 12:00+08' where id = $1`,
    [account.id],
  )
  expect(await counted()).toEqual([0, 2, 1, 0, 0])
})
