import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getReportLedger } from '@lqr/contract/demand-reports/ledger-calls.ts'
import {
  listLedgerDrawdowns,
  listLedgerKinds,
  listLedgerReports,
} from '@lqr/contract/demand-reports/ledger-list-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { takeFile } from '../../exports/exports.fixtures.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'
import { makeBatch } from '../reports.fixtures.ts'

let t: TestApp
let world: ReportWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
  await world.report('DISBURSED', { flags: ['firstCustomer', 'creditOnly'] })
  await world.report('REVIEWED', { asked: { applicantKind: 'farm' } })
  await world.report('WITHDRAWN')
  await world.report('SUBMITTED', { asked: { areaCode: '620502' } })
})
afterAll(() => t.close())

test('the ledger is a workbook of four sheets that say area, filter and digest, and adds up', async () => {
  const asked = { format: 'xlsx', query: { batchId: world.batchId } } as const
  const file = await takeFile(t, listLedgerKinds, asked, world.county.token)
  const { sheets } = await readXlsx(file.data as Buffer)
  const [kinds, reports, drawdowns, notes] = sheets
  expect(sheets.map(({ name }) => name)).toEqual(['需求台账', '需求台账明细', '需求台账逐笔放款', '说明'])
  expect(kinds?.rows.at(-1)?.slice(0, 8)).toEqual(['合计', 6, 2, 2, 100, 1, 50, 800_000])
  const sums = kinds?.rows.slice(1, -1).map((row) => Number(row[2]))
  expect(sums?.reduce((sum, one) => sum + one, 0)).toBe(2)
  expect(reports?.rows).toHaveLength(1 + 2)
  expect(drawdowns?.rows.length).toBeGreaterThan(1)
  const told = notes?.rows.map((row) => row.join(' ')).join('\n')
  expect(told).toContain('列表 需求台账（城关区）')
  expect(told).toMatch(/SHA-256.* [0-9a-f]{64}/)
  expect(told).toContain('需求台账逐笔放款 · 列：放款日期')
})

test('an enterprise with reports in two batches is one in the tracking table, and its money is that of both', async () => {
  const company = await world.makeCompany('620602')
  for (const batchId of [world.batchId, await makeBatch(t.services.db, { now: t.services.now() })]) {
    await world.report('DISBURSED', {
      batchId,
      companyId: company.id,
      companyName: company.name,
      applicantAccountId: company.owner.id,
      asked: { areaCode: '620602' },
      flags: ['firstCustomer', 'creditOnly'],
    })
  }
  const by = { token: world.province.token }
  const query = { areaCode: '620602' }
  const { list } = (await t.call(listLedgerKinds, { query }, by)).data
  expect(list.at(-1)).toMatchObject({
    listed: 1,
    visited: 1,
    visitedShare: 100,
    credited: 1,
    creditedShare: 100,
    disbursed: 1,
    firstCustomers: 1,
    creditOnly: 1,
    creditYuan: 1_600_000,
    balanceYuan: 1_600_000,
  })
  const { total } = (await t.call(getReportLedger, { query }, by)).data
  expect(total).toMatchObject({ filed: 2, visited: 2, credited: 2, disbursed: 2, firstCustomers: 2 })
})

test('the lists of a ledger go on below a place, and end', async () => {
  const by = { token: world.province.token }
  const seen: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: CallOutput<typeof listLedgerReports> = (
      await t.call(listLedgerReports, { query: { after, pageSize: 2 } }, by)
    ).data
    seen.push(...page.list.map(({ reportNo }) => reportNo))
    after = page.next
  }
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
})

test.each([listLedgerKinds, listLedgerReports, listLedgerDrawdowns])(
  'of $name an authority reads its own area alone, and others nothing',
  async (list) => {
    const { prefecture, bank, province } = world
    const get = async (query: object, token?: string) =>
      (await t.send(list, { query }, token ? { token } : {})).status
    expect(await get({}, prefecture.token)).toBe(200)
    expect(await get({ areaCode: '620500' }, prefecture.token)).toBe(403)
    expect(await get({ batchId: '99999999' }, province.token)).toBe(404)
    expect(await get({}, bank.officer.token)).toBe(403)
    expect(await get({})).toBe(401)
    const taken = await takeFile(t, list, { format: 'csv', query: { areaCode: '620500' } }, prefecture.token)
    expect(taken.status).toBe(403)
  },
)
