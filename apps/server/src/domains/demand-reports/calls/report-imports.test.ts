import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createDemandReport,
  deleteDemandReport,
  getDemandReport,
} from '@lqr/contract/demand-reports/calls.ts'
import {
  cancelReportImport,
  downloadImportTemplate,
  listImportRows,
  listReportImports,
  type ReportImport,
  uploadReportImport,
} from '@lqr/contract/demand-reports/import-calls.ts'
import { IMPORT_COLUMNS } from '@lqr/contract/demand-reports/import-columns.ts'
import { confirmFilledReport, objectFilledReport } from '@lqr/contract/demand-reports/move-calls.ts'
import { remindCases } from '../../../cases/remind-cases.ts'
import { readCalendar } from '../../../clocks/calendar.store.ts'
import { addWorkingDays } from '../../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { importReports } from '../import-reports.ts'
import { reportKind } from '../report-kind.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'
import { makeBatch } from '../reports.fixtures.ts'

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

type Line = Partial<Record<(typeof IMPORT_COLUMNS)[number]['name'], string | number>>

const TITLES = IMPORT_COLUMNS.map(({ title }) => title)
const USUAL: Line = {
  applicantKind: '小微企业',
  areaCode: '城关区',
  address: '城关区示例路 8 号',
  amountYuan: 80.5,
  termMonths: 12,
  wantRate: '4.35',
  guaranteeMode: '信用',
  loanPurpose: '采购原材料或商品',
  purpose: '采购冬季原材料',
  fundsIndustryCode: '制造业',
  contactName: '示例联系人',
  contactPhone: '13900001234',
}

async function lineOf(company: { id: string; name: string }, line: Line = {}): Promise<Line> {
  const { credit_code: creditCode } = await t.services.db
    .selectFrom('enterprise')
    .select('credit_code')
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow()
  return { ...USUAL, creditCode: creditCode ?? '', corporateName: company.name, ...line }
}

async function file(lines: readonly Line[], titles: readonly string[] = TITLES) {
  const rows = lines.map((line) => IMPORT_COLUMNS.map(({ name }) => line[name] ?? null))
  const bytes = await writeXlsx({ sheets: [{ name: '名单', rows: [[...titles], ...rows] }] })
  return { name: '名单.xlsx', bytes: Buffer.from(bytes) }
}

async function upload(lines: readonly Line[], { batchId = world.batchId, token = world.county.token } = {}) {
  const answer = await t.upload(uploadReportImport, { batchId }, await file(lines), token)
  return { ...answer, list: answer.data as unknown as ReportImport }
}

async function rowsOf(id: string, token = world.county.token) {
  const { data } = await t.call(listImportRows, { params: { id }, body: { pageSize: 100 } }, { token })
  return data.list
}

test('a list is taken row by row: what is right waits for its enterprise, what is wrong names column and reason', async () => {
  const company = await world.makeCompany()
  const away = await world.makeCompany('620502')
  const lines = [
    await lineOf(company),
    await lineOf(company),
    await lineOf(away),
    await lineOf(company, { corporateName: '另一家示例公司' }),
    { ...USUAL, creditCode: '911111111111111111', corporateName: '没有的示例公司' },
    await lineOf(company, { amountYuan: '八十', applicantKind: '外星企业', contactPhone: '12', address: '' }),
    await lineOf(company, { areaCode: '天水市' }),
  ]
  const { status, list } = await upload(lines)
  expect({ status, list }).toMatchObject({
    status: 200,
    list: { status: 'running', totalRows: 7, doneRows: 0 },
  })
  await importReports(t.services, list.id)
  const rows = await rowsOf(list.id)
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    'taken',
    'repeated',
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
  ])
  expect(rows[2]?.problems).toEqual([{ column: '统一社会信用代码', why: '不是本地区的企业' }])
  expect(rows[3]?.problems).toMatchObject([{ column: '企业名称' }])
  expect(rows[4]?.problems).toMatchObject([{ column: '统一社会信用代码', why: '没有找到该代码的已认证企业' }])
  expect(rows[5]?.problems.map(({ column }) => column).toSorted()).toEqual(
    ['主体类别', '经营场所地址', '需求金额（万元）', '联系电话'].toSorted(),
  )
  expect(rows[6]?.problems).toEqual([{ column: '经营所在地区', why: '不在本地区' }])
  const { data } = await t.call(listReportImports, {}, world.county)
  expect(data[0]).toMatchObject({ status: 'done', doneRows: 7, taken: 1, repeated: 1, refused: 5 })
  const again = await upload(lines)
  await importReports(t.services, again.list.id)
  expect((await rowsOf(again.list.id))[0]).toMatchObject({ outcome: 'repeated', reportId: null })
  const reports = await t.services.db
    .selectFrom('demand_report')
    .select('id')
    .where('company_id', '=', company.id)
    .execute()
  expect(reports).toHaveLength(1)
  const kept = await t.services.db.selectFrom('report_import').select('rows_cipher').execute()
  expect(kept.every(({ rows_cipher: cipher }) => cipher === null)).toBe(true)
})

test('where the enterprise has begun itself, it is said that nothing was handed in yet', async () => {
  const company = await world.makeCompany()
  const { data: draft } = await t.call(
    createDemandReport,
    { body: { batchId: world.batchId } },
    company.owner,
  )
  const { list } = await upload([await lineOf(company)])
  await importReports(t.services, list.id)
  expect(await rowsOf(list.id)).toMatchObject([
    {
      outcome: 'refused',
      reportId: null,
      problems: [{ column: '统一社会信用代码', why: '企业已开始自行填报，尚未提交' }],
    },
  ])
  const params = { id: draft.id }
  expect((await t.call(deleteDemandReport, { params }, company.owner)).data).toEqual({ done: true })
  expect(await filledFor(company)).not.toBe('')
})

async function filledFor(company: { id: string; name: string }) {
  const { list } = await upload([await lineOf(company)])
  await importReports(t.services, list.id)
  return (await rowsOf(list.id))[0]?.reportId ?? ''
}

test('a cell that no text is holds up nothing: its row is refused like any other', async () => {
  const company = await world.makeCompany()
  const { list } = await upload([
    await lineOf(company, { corporateName: '示例\u0000公司\ud83d' }),
    await lineOf(company, { applicantKind: `${'外'.repeat(29)}😀` }),
    await lineOf(company),
  ])
  await importReports(t.services, list.id)
  const rows = await rowsOf(list.id)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'taken'])
  expect(rows[0]?.corporateName).toBe('示例公司\ufffd')
  expect(rows[1]?.problems[0]?.why).toContain('外😀”')
})

test('what was filled in for an enterprise counts when it has confirmed it, and is marked for everybody', async () => {
  const company = await world.makeCompany()
  const id = await filledFor(company)
  const { data } = await t.call(getDemandReport, { params: { id } }, company.owner)
  expect(data).toMatchObject({
    status: 'TO_CONFIRM',
    isFilledFor: true,
    confirmedAt: null,
    amountYuan: 805_000,
    wantRate: 4.35,
    can: { confirm: true, object: true, withdraw: false },
  })
  const said = await t.services.db
    .selectFrom('message')
    .select('title')
    .where('account_id', '=', company.owner.id)
    .execute()
  expect(said).toEqual([{ title: '当地主管部门代您填报了融资需求' }])
  const early = await t.call(getDemandReport, { params: { id } }, world.county)
  expect(early.data).toMatchObject({ can: { accept: false, confirm: false } })
  const body = { declaredTests: ['lawful' as const] }
  const by = (token?: string) =>
    t.call(confirmFilledReport, { params: { id }, body }, token ? { token } : {}).then(({ status }) => status)
  expect(await by(world.county.token)).toBe(403)
  expect(await by(world.other.owner.token)).toBe(404)
  expect(await by()).toBe(401)
  const confirmed = await t.call(confirmFilledReport, { params: { id }, body }, company.owner)
  expect(confirmed.data).toMatchObject({ status: 'SUBMITTED', declaredTests: ['lawful'], isFilledFor: true })
  expect(confirmed.data.confirmedAt).not.toBeNull()
})

test('what waits for its enterprise falls due after five working days, and the enterprise is reminded of it once', async () => {
  const company = await world.makeCompany()
  const before = new Date()
  const id = await filledFor(company)
  const after = new Date()
  const { data } = await t.call(getDemandReport, { params: { id } }, company.owner)
  const calendar = await readCalendar(t.services.db)
  const dueAt = new Date(data.dueAt ?? '')
  expect(dueAt.getTime()).toBeGreaterThanOrEqual(addWorkingDays(calendar, before, 5).getTime())
  expect(dueAt.getTime()).toBeLessThanOrEqual(addWorkingDays(calendar, after, 5).getTime())
  const onTheDay = { db: t.services.db, now: () => dueAt }
  await remindCases(onTheDay, [reportKind])
  await remindCases(onTheDay, [reportKind])
  const reminders = await t.services.db
    .selectFrom('message')
    .select('title')
    .where('account_id', '=', company.owner.id)
    .where('kind', '=', 'demand-reports.due')
    .execute()
  expect(reminders).toHaveLength(1)
})

test('an enterprise that objects ends it with its reason, and may report itself', async () => {
  const company = await world.makeCompany()
  const id = await filledFor(company)
  const object = (note: string) =>
    t.call(objectFilledReport, { params: { id }, body: { note } }, company.owner)
  expect((await object('不')).error?.fields).toHaveProperty('note')
  expect((await object('没有这笔需求')).data).toMatchObject({ status: 'WITHDRAWN' })
  expect(await filledFor(company)).not.toBe('')
})

test('what is no list is refused whole: code, formulas, other titles, too many rows, nothing, no workbook', async () => {
  const send = async (sent: { name: string; bytes: Buffer }) =>
    (await t.upload(uploadReportImport, { batchId: world.batchId }, sent, world.county.token)).error?.key
  const line = await lineOf(world.company)
  const good = await file([line])
  expect(await send({ ...good, bytes: Buffer.from('不是表格') })).toBe('demandReports.importUnreadable')
  expect(await send(await file([line], ['甲']))).toBe('demandReports.importHeader')
  expect(await send(await file([]))).toBe('demandReports.importEmpty')
  expect(await send(await file(Array.from({ length: 5_001 }, () => line)))).toBe(
    'demandReports.importTooLarge',
  )
  expect(await send({ ...good, bytes: Buffer.alloc(2 * 1024 * 1024 + 1) })).toBe(
    'demandReports.importTooLarge',
  )
  const withCode = await writeXlsx({
    sheets: [{ name: '名单', rows: [[...TITLES]] }],
    vbaProject: new Uint8Array(8),
  })
  expect(await send({ name: '名单.xlsm', bytes: Buffer.from(withCode) })).toBe('demandReports.importUnsafe')
  const cells = new Map([['1,0', { formula: 'HYPERLINK("http://example.invalid")' }]])
  const withFormula = await writeXlsx({ sheets: [{ name: '名单', rows: [[...TITLES], ['']], cells }] })
  expect(await send({ ...good, bytes: Buffer.from(withFormula) })).toBe('demandReports.importUnsafe')
  const closed = await makeBatch(t.services.db, { now: t.services.now(), opens: -9, closes: -2 })
  expect(await upload([line], { batchId: closed })).toMatchObject({
    error: { key: 'demandReports.batchNotOpen' },
  })
  expect(await upload([line], { batchId: '7777777' })).toMatchObject({ status: 404 })
})

test('one list at a time, which can be cancelled; rows that were taken stay, and nobody else sees it', async () => {
  const token = world.prefecture.token
  const { list } = await upload([await lineOf(await world.makeCompany())], { token })
  expect((await upload([await lineOf(world.company)], { token })).error?.key).toBe(
    'demandReports.importRunning',
  )
  const cancel = (by: string) => t.call(cancelReportImport, { params: { id: list.id } }, { token: by })
  expect((await cancel(world.province.token)).status).toBe(404)
  expect((await cancel(world.bank.officer.token)).status).toBe(403)
  expect((await cancel(token)).data).toMatchObject({ status: 'cancelled' })
  await importReports(t.services, list.id)
  expect(await rowsOf(list.id, token)).toEqual([])
  expect((await cancel(token)).error?.key).toBe('demandReports.importOver')
  const rows = await t.call(
    listImportRows,
    { params: { id: list.id }, body: {} },
    { token: world.county.token },
  )
  expect(rows.status).toBe(404)
})

test('a list of many goes on in steps, and a job that runs again takes no row twice', async () => {
  const batchId = await makeBatch(t.services.db, { now: t.services.now() })
  const company = await world.makeCompany()
  const line = await lineOf(company)
  const { list } = await upload(
    Array.from({ length: 60 }, () => line),
    { batchId },
  )
  await Promise.all([importReports(t.services, list.id), importReports(t.services, list.id)])
  const { data } = await t.call(listReportImports, {}, world.county)
  expect(data[0]).toMatchObject({ status: 'done', totalRows: 60, doneRows: 60, taken: 1, repeated: 59 })
})

test('the template can be fetched by those who fill in', async () => {
  expect((await t.send(downloadImportTemplate, {}, world.county)).status).toBe(200)
  expect((await t.send(downloadImportTemplate, {}, world.company.owner)).status).toBe(403)
  expect((await t.send(downloadImportTemplate, {}, {})).status).toBe(401)
})
