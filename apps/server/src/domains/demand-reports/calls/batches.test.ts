import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createFillingBatch,
  getBatchRecord,
  listBatchRecords,
  listFillingBatches,
  listMyBatches,
  reopenFillingBatch,
  updateFillingBatch,
} from '@lqr/contract/demand-reports/batch-calls.ts'
import { createDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'
import { makeBatch } from '../reports.fixtures.ts'

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

const day = (days: number) => shanghaiDay(new Date(t.services.now().getTime() + days * 86_400_000))
const form = (changes: object = {}) => ({
  name: '城关区第一批填报',
  areaCodes: ['620102'],
  opensOn: day(-1),
  closesOn: day(10),
  archivesOn: day(40),
  ...changes,
})

test('a county opens a batch for its area, and everybody sees it', async () => {
  const made = await t.call(createFillingBatch, { body: form() }, { token: world.county.token })
  expect(made.data).toMatchObject({
    state: 'OPEN',
    ownerArea: '620102',
    canEdit: true,
    reports: 0,
    areaNames: ['城关区'],
  })
  const { data } = await t.call(listFillingBatches, { query: { areaCode: '620102' } })
  expect(data.map(({ id }) => id)).toContain(made.data.id)
  const elsewhere = await t.call(listFillingBatches, { query: { areaCode: '620500' } })
  expect(elsewhere.data.map(({ id }) => id)).not.toContain(made.data.id)
})

test('days out of order and areas of others are refused at their field', async () => {
  const { token } = world.county
  const days = await t.call(createFillingBatch, { body: form({ closesOn: day(-5) }) }, { token })
  expect(days.error?.fields).toEqual({ closesOn: '结束日期不能早于开始日期' })
  const area = await t.call(createFillingBatch, { body: form({ areaCodes: ['620500'] }) }, { token })
  expect(area.error?.fields).toEqual({ areaCodes: '只能维护本地区的批次' })
})

test('a batch is kept by the authority of its area and those above', async () => {
  const { data } = await t.call(createFillingBatch, { body: form() }, { token: world.county.token })
  const { id } = data
  const change = (token: string | undefined, version = 1) =>
    t.call(
      updateFillingBatch,
      { params: { id }, body: { ...form({ name: '城关区改名批次' }), version } },
      token === undefined ? {} : { token },
    )
  expect((await change(world.elsewhere.token)).status).toBe(403)
  expect((await change(world.bank.officer.token)).status).toBe(403)
  expect((await change(undefined)).status).toBe(401)
  expect((await change(world.prefecture.token)).data).toMatchObject({ name: '城关区改名批次', version: 2 })
  expect(await change(world.county.token)).toMatchObject({
    status: 409,
    error: { key: 'demandReports.staleVersion' },
    data: { version: 2 },
  })
  expect(
    (await t.call(getBatchRecord, { params: { id: '999999' } }, { token: world.county.token })).status,
  ).toBe(404)
})

test('a batch that is over opens for the named enterprise alone, with a reason', async () => {
  const now = t.services.now()
  const batchId = await makeBatch(t.services.db, { ownerArea: '620102', opens: -30, closes: -2, now })
  const company = await world.makeCompany()
  const { rows } = await t.services.pool.query(`select credit_code from enterprise where id = $1`, [
    company.id,
  ])
  const body = { creditCode: rows[0].credit_code as string, untilOn: day(3), reason: '系统故障未能按时提交' }
  const reopen = (token: string, more: object = {}) =>
    t.call(reopenFillingBatch, { params: { id: batchId }, body: { ...body, ...more } }, { token })
  expect((await reopen(world.elsewhere.token)).status).toBe(403)
  expect((await reopen(world.county.token, { untilOn: day(-3) })).error?.fields).toHaveProperty('untilOn')
  expect((await reopen(world.county.token, { creditCode: '916201020000000000' })).error?.fields).toEqual({
    creditCode: '没有找到该统一社会信用代码的已认证企业',
  })
  expect((await reopen(world.county.token, { untilOn: day(-2) })).error?.key).toBe(
    'demandReports.reopeningDay',
  )
  expect((await reopen(world.county.token)).status).toBe(200)
  const file = (token: string) => t.call(createDemandReport, { body: { batchId } }, { token })
  expect((await file(world.other.owner.token)).status).toBe(409)
  const mine = await t.call(listMyBatches, {}, { token: company.owner.token })
  expect(mine.data.find(({ id }) => id === batchId)).toMatchObject({
    isOpenToMe: true,
    reopenedUntil: day(3),
  })
  expect((await file(company.owner.token)).status).toBe(200)
})

test('a batch is not reopened for an enterprise outside its areas, nor until the day it is put away', async () => {
  const now = t.services.now()
  const place = { ownerArea: '620100', areaCodes: ['620103'], opens: -30, closes: -2, archives: 20, now }
  const id = await makeBatch(t.services.db, place)
  const reopenFor = async (areaCode: string, untilOn: string) => {
    const company = await world.makeCompany(areaCode)
    const { rows } = await t.services.pool.query<{ code: string }>(
      'select credit_code code from enterprise where id = $1',
      [company.id],
    )
    const body = { creditCode: rows[0]?.code ?? '', untilOn, reason: '系统故障未能按时提交' }
    return t.call(reopenFillingBatch, { params: { id }, body }, { token: world.prefecture.token })
  }
  expect((await reopenFor('620102', day(3))).error).toMatchObject({
    key: 'demandReports.enterpriseOutside',
    fields: { creditCode: expect.stringContaining('不在本批次面向的地区内') },
  })
  expect((await reopenFor('620103', day(20))).error?.fields).toHaveProperty('untilOn')
  expect((await reopenFor('620103', day(19))).status).toBe(200)
})

test('an enterprise is offered the batches of its own areas, however many others are open', async () => {
  const now = t.services.now()
  const own = await makeBatch(t.services.db, { ownerArea: '620702', now })
  const above = await makeBatch(t.services.db, { ownerArea: '620000', areaCodes: ['620700'], now })
  for (let count = 0; count < 51; count += 1)
    await makeBatch(t.services.db, { ownerArea: '620500', closes: 60, now })
  const company = await world.makeCompany('620702')
  const { data } = await t.call(listMyBatches, {}, { token: company.owner.token })
  expect(data.map(({ id }) => id).toSorted()).toEqual([world.batchId, own, above].toSorted())
})

test('a government finds the batches that concern its area, by name and state', async () => {
  const now = t.services.now()
  const far = await makeBatch(t.services.db, { ownerArea: '620500', name: '天水专场', now })
  const list = async (token: string, body: object) =>
    (await t.call(listBatchRecords, { body: { pageSize: 100, ...body } }, { token })).data.list.map(
      ({ id }) => id,
    )
  expect(await list(world.province.token, { keyword: '天水专场' })).toEqual([far])
  expect(await list(world.county.token, { keyword: '天水专场' })).toEqual([])
  expect(await list(world.county.token, { state: 'OPEN' })).toContain(world.batchId)
  expect(await list(world.county.token, { state: 'ARCHIVED' })).toEqual([])
})

test('of a batch of many areas a government is told what its own area filed there', async () => {
  const { county, prefecture, elsewhere, province, operator } = world
  const batchId = await makeBatch(t.services.db, { name: '全省专场', now: t.services.now() })
  for (const areaCode of ['620102', '620103', '620502'])
    await world.report('SUBMITTED', { batchId, asked: { areaCode } })
  const told = async ({ token }: { token: string }) => {
    const { data: page } = await t.call(listBatchRecords, { body: { keyword: '全省专场' } }, { token })
    const { data: one } = await t.call(getBatchRecord, { params: { id: batchId } }, { token })
    return [page.list[0]?.reports, one.reports]
  }
  expect(await Promise.all([county, prefecture, elsewhere, province, operator].map(told))).toEqual([
    [1, 1],
    [2, 2],
    [1, 1],
    [3, 3],
    [3, 3],
  ])
})
