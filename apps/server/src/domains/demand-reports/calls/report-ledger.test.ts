import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import { getReportLedger, type LedgerLine } from '@lqr/contract/demand-reports/ledger-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'
import { makeBatch } from '../reports.fixtures.ts'

let t: TestApp
let world: ReportWorld
let batchId: string

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
  batchId = await makeBatch(t.services.db, { now: t.services.now() })
  const at = (areaCode: string, amountYuan: number) => ({ batchId, asked: { areaCode, amountYuan } })
  await world.report('SUBMITTED', at('620102', 100_000))
  await world.report('REVIEWED', at('620102', 200_000))
  await world.report('DISBURSED', {
    ...at('620103', 400_000),
    flags: ['firstCustomer', 'creditOnly'],
    drawn: [0.5, 0.25],
  })
  await world.report('CREDITED', at('620100', 800_000))
  await world.report('RETURNED', at('620502', 1_600_000))
  await world.report('WITHDRAWN', at('620502', 3_200_000))
  await world.report('DRAFT', at('620502', 6_400_000))
})
afterAll(() => t.close())

const ledger = (query: object, token = world.province.token) =>
  t.call(getReportLedger, { query: { batchId, ...query } }, { token })

/** Every figure of the lines together. */
function sumOf(lines: readonly LedgerLine[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const line of lines) {
    for (const [name, value] of Object.entries(line)) {
      if (name !== 'averageRate' && typeof value === 'number') sums[name] = (sums[name] ?? 0) + value
    }
  }
  return sums
}

test('the lines add up to the total at every level, down to the county', async () => {
  for (const areaCode of ['620000', '620100', '620500', '620102']) {
    const { data } = await ledger({ areaCode })
    const { areaCode: _, areaName: __, isOwn: ___, hasBelow: ____, averageRate: _____, ...total } = data.total
    expect(sumOf(data.lines), areaCode).toEqual(total)
  }
})

test('a report counts at every stage it has come through, and what was taken back or not handed in nowhere', async () => {
  const { data } = await ledger({})
  expect(data.total).toMatchObject({
    filed: 5,
    filedYuan: 3_100_000,
    listed: 3,
    recommended: 2,
    credited: 2,
    creditYuan: 1_200_000,
    disbursed: 1,
    loanYuan: 300_000,
    drawdowns: 2,
    balanceYuan: 300_000,
    averageRate: 3.85,
    floatingYuan: 300_000,
    firstCustomers: 1,
    creditOnly: 1,
    creditOnlyYuan: 300_000,
    creditOnlyBalanceYuan: 300_000,
    returned: 1,
    rejected: 0,
  })
  expect(data.lines).toHaveLength(15)
})

test('the reports behind each line of the ledger are those it counts', async () => {
  await world.report('TO_CONFIRM', { batchId, asked: { areaCode: '620100', amountYuan: 1 } })
  for (const areaCode of ['620000', '620100', '620102']) {
    const { lines, total } = (await ledger({ areaCode })).data
    for (const line of [...lines, total]) {
      const body = { batchId, filedOnly: true, areaCode: line.areaCode, isOwnLevel: line.isOwn }
      const { data } = await t.call(listDemandReports, { body }, { token: world.province.token })
      expect([line.areaName, data.total]).toEqual([line.areaName, line.filed])
    }
  }
})

test('what lies at a prefecture itself has a line of its own', async () => {
  const { data } = await ledger({ areaCode: '620100' })
  expect(data).toMatchObject({ parentArea: '620000' })
  expect(data.lines[0]).toMatchObject({ isOwn: true, areaName: '兰州市本级', credited: 1, filed: 1 })
})

test('a government reads its own area and below alone; nobody else reads the ledger', async () => {
  const own = await ledger({}, world.county.token)
  expect(own.data).toMatchObject({ areaCode: '620102', parentArea: null, total: { filed: 2 } })
  expect((await ledger({ areaCode: '620100' }, world.county.token)).status).toBe(403)
  expect((await ledger({}, world.bank.officer.token)).status).toBe(403)
  expect((await ledger({}, world.company.owner.token)).status).toBe(403)
  expect((await t.call(getReportLedger, { query: {} }, {})).status).toBe(401)
})
