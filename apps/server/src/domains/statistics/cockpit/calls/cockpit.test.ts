import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import {
  getOperational,
  listAreaEnterprises,
  listDistrictDemand,
  listDistricts,
} from '@lqr/contract/statistics/cockpit-calls.ts'
import { getDemandAndDrawing } from '@lqr/contract/statistics/calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../../products/products.fixtures.ts'
import { type CaseMaker, makeCase } from '../../statistics.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
type By = { token: string }

let t: TestApp
let province: By
let lanzhou: By
let county: By
let operator: By
let owner: By
let officer: By
let add: (maker: CaseMaker) => Promise<string>

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  const { db, pool } = t.services
  const signedIn = async (maker: Parameters<typeof makeAccount>[2]) => {
    const { id } = await makeAccount(db, t.services, maker)
    return { id, token: await t.signIn(id) }
  }
  const bank = await makeOrganisation(db, { shortName: '示例银行' })
  const product = await makeProduct(db, bank)
  const company = await makeEnterprise(db, t.services, { areaCode: '620102' })
  await makeEnterprise(db, t.services, { areaCode: '621500' })
  await makeEnterprise(db, t.services, { areaCode: '620102', certiFlg: 1 })
  const waiting = await makeEnterprise(db, t.services, { areaCode: '620105', certiFlg: 2 })
  await pool.query('update enterprise set submitted_at = $2 where id = $1', [
    waiting.id,
    '2026-11-16T09:00:00+08:00',
  ])
  const account = await signedIn({ sourceType: '7', companyId: company.id })
  owner = account
  officer = await signedIn({ sourceType: '3', orgId: bank.id })
  const parties = { companyId: company.id, accountId: account.id, orgId: bank.id, productId: product.id }
  add = (maker) => makeCase(db, parties, maker)
  for (const [index, { code }] of PREFECTURES.entries()) {
    await add({ regionCode: code, status: 'REJECTED', amountYuan: 1_000 * (index + 1) })
  }
  await add({ regionCode: '620102', status: 'DISBURSED', loanAmountYuan: 300_000, loanDate: '2026-11-18' })
  await add({ regionCode: '621500', status: 'DISBURSED', loanAmountYuan: 200_000, loanDate: '2026-03-02' })
  await add({ regionCode: '620102', status: 'CREDITED', creditAmountYuan: 100_000 })
  await add({ regionCode: null, status: 'REJECTED' })
  await add({ regionCode: '620102', status: 'DRAFT' })
  const government = (regionCode: string) => signedIn({ sourceType: '2', regionCode })
  province = await government('620000')
  lanzhou = await government('620100')
  county = await government('620102')
  operator = await signedIn({ sourceType: '1' })
})
afterAll(() => t.close())

const districts = (by: By, query: Partial<CallInput<typeof listDistricts>['query']> = {}) =>
  t.call(listDistricts, { query: { pageSize: 100, ...query } }, { token: by.token })

test('the districts add up to the area, the New Area counted once and what has no area as a line of its own', async () => {
  const { data } = await districts(province)
  expect(data.list).toHaveLength(16)
  const sum = (of: 'applied' | 'drawn' | 'drawnAmountYuan' | 'certified') =>
    data.list.reduce((all, row) => all + row[of], 0)
  expect([sum('applied'), sum('drawn'), sum('drawnAmountYuan'), sum('certified')]).toEqual([
    19, 2, 500_000, 2,
  ])
  const of = (code: string) => data.list.find(({ areaCode }) => areaCode === code)
  expect(of('620100')).toMatchObject({ areaName: '兰州市', drawn: 1, drawnAmountYuan: 300_000, credited: 2 })
  expect(of('621500')).toMatchObject({ areaName: '兰州新区', drawn: 1, drawnAmountYuan: 200_000 })
  const own = (await districts(lanzhou)).data
  expect(own.list.reduce((all, { drawnAmountYuan }) => all + drawnAmountYuan, 0)).toBe(300_000)
  expect((await districts(county)).data.list).toMatchObject([{ areaCode: '620102', drawn: 1 }])
})

test('districts come in pages', async () => {
  const { data } = await districts(province, { pageSize: 10, currentPageNum: 2 })
  expect(data.total).toBe(16)
  expect(data.list).toHaveLength(6)
})

test('demand and drawdown are those of the public call, with the months they were drawn in', async () => {
  const { data } = await t.call(listDistrictDemand, { query: {} }, { token: province.token })
  const open = (await t.call(getDemandAndDrawing, { query: {}, body: {} }, { token: province.token })).data
  expect(data).toMatchObject(open)
  expect(data).toHaveLength(open.length)
  const lines = data.find(({ code }) => code === '620100')?.byMonth
  expect(lines).toHaveLength(24)
  expect(lines?.at(-1)).toEqual({ month: '2026-11', drawnCount: 1, drawnAmountYuan: 300_000 })
})

test('the operational figures are those of the cases', async () => {
  await t.services.pool.query(
    `insert into case_task (kind, case_id, thread_id, number, title, org_id, company_id, region_code, status, waits_for, due_at,
       is_paused, opened_at, updated_at)
     select 'application', id, id, apply_no, '', org_id, company_id, region_code, status, 'institution', $1, false, now(), now()
     from product_application where status = 'CREDITED'`,
    ['2026-11-19T18:00:00+08:00'],
  )
  const { data } = await t.call(getOperational, { query: {} }, { token: lanzhou.token })
  expect(data).toMatchObject({
    areaName: '兰州市',
    registered: 2,
    certified: 1,
    certifiedPercent: 50,
    certificationsWaiting: 1,
    oldestCertification: '2026-11-16',
    open: 1,
    overdue: 1,
    institutionsOpen: 1,
    institutionsOverdue: 1,
    institutions: [{ orgName: '示例银行', open: 1, overdue: 1 }],
  })
  expect(data.service.map(({ code }) => code)).toContain('decisionDaysMedian')
  expect((await districts(county)).data.list[0]?.overdue).toBe(1)
})

test('the list of enterprises holds the certified ones of the own area', async () => {
  const list = async (by: By) => (await t.call(listAreaEnterprises, {}, { token: by.token })).data
  expect(await list(province)).toMatchObject({ total: 2 })
  expect(await list(lanzhou)).toMatchObject({ total: 1, list: [{ areaName: '城关区' }] })
  expect((await list(operator)).list).toHaveLength(2)
})

test('signed out, enterprises, institutions and other areas are refused', async () => {
  const calls = [
    (by?: By, areaId?: string) =>
      t.call(listDistricts, { query: areaId ? { areaId } : {} }, by ? { token: by.token } : {}),
    (by?: By, areaId?: string) =>
      t.call(getOperational, { query: areaId ? { areaId } : {} }, by ? { token: by.token } : {}),
    (by?: By, areaId?: string) =>
      t.call(listDistrictDemand, { query: areaId ? { areaId } : {} }, by ? { token: by.token } : {}),
  ]
  for (const call of calls) {
    expect((await call()).status).toBe(401)
    for (const by of [owner, officer]) expect((await call(by)).status).toBe(403)
    for (const areaId of ['62', '621500', '620500']) {
      expect((await call(lanzhou, areaId)).error?.key).toBe('statistics.outsideArea')
    }
    expect((await call(lanzhou, '620102')).status).toBe(200)
  }
  for (const by of [owner, officer]) {
    expect((await t.call(listAreaEnterprises, {}, { token: by.token })).status).toBe(403)
  }
})
