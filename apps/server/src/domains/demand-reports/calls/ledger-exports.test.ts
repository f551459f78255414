import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  downloadLedgerExport,
  listLedgerExports,
  requestLedgerExport,
} from '@lqr/contract/demand-reports/export-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeLedgerExport } from '../make-ledger-export.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'

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

test('a ledger is made in the background, says time, filter and hash, and adds up', async () => {
  const by = { token: world.county.token }
  const { data } = await t.call(requestLedgerExport, { body: { batchId: world.batchId } }, by)
  expect(data).toMatchObject({ status: 'pending', areaName: '城关区', batchName: '融资需求填报（示例）' })
  const params = { id: data.id }
  expect((await t.send(downloadLedgerExport, { params }, by)).status).toBe(404)
  const twice = await t.call(requestLedgerExport, { body: {} }, by)
  expect(twice).toMatchObject({ status: 409, error: { key: 'demandReports.exportRunning' } })
  await makeLedgerExport(t.services, data.id)
  const listed = await t.call(listLedgerExports, {}, by)
  expect(listed.data).toMatchObject([{ id: data.id, status: 'ready', doneRows: 2, totalRows: 2 }])
  const file = await t.send(downloadLedgerExport, { params }, by)
  const { sheets } = await readXlsx(file.data as Buffer)
  const [summary, detail] = sheets
  const text = JSON.stringify(summary?.rows.slice(0, 5))
  expect(text).toContain('批次 融资需求填报（示例）')
  expect(text).toMatch(/SHA-256[^"]*[0-9a-f]{64}/)
  expect(summary?.rows.at(-1)?.slice(0, 8)).toEqual(['合计', 6, 2, 2, '100.00%', 1, '50.00%', 800_000])
  expect(detail?.rows).toHaveLength(4 + 1 + 2)
})

test('a file is its owner’s, for its own area, and nobody else’s', async () => {
  const { data } = await t.call(requestLedgerExport, { body: {} }, { token: world.prefecture.token })
  await makeLedgerExport(t.services, data.id)
  const get = async (token?: string) =>
    (await t.send(downloadLedgerExport, { params: { id: data.id } }, token ? { token } : {})).status
  const { prefecture, province, bank } = world
  expect(await get(prefecture.token)).toBe(200)
  expect(await get(province.token)).toBe(404)
  expect(await get(bank.officer.token)).toBe(403)
  expect(await get()).toBe(401)
  const outside = await t.call(
    requestLedgerExport,
    { body: { areaCode: '620500' } },
    { token: prefecture.token },
  )
  expect(outside.status).toBe(403)
  const none = await t.call(requestLedgerExport, { body: { batchId: '99999999' } }, { token: province.token })
  expect(none).toMatchObject({ status: 404, error: { key: 'demandReports.batchNotFound' } })
})
