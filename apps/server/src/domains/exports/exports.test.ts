import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createExport,
  deleteExport,
  downloadExport,
  listExports,
  retryExport,
} from '@lqr/contract/exports/calls.ts'
import { listAudit } from '@lqr/contract/identity/audit-calls.ts'
import { listFigureRows } from '@lqr/contract/statistics/filtered-calls.ts'
import { EXPORT_HOURS, MOST_AT_ONCE, MOST_PDF_ROWS, rowLimitsOf } from '@lqr/contract/exports/kinds.ts'
import { listsToExport } from '../../bound-calls.ts'
import { BATCH } from '../../exports/read-list.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { exportedSince, noteProgress } from './export-file.store.ts'
import { startOfDay } from './exports.access.ts'
import { makeMessages, stoppingAfter, takeFile } from './exports.fixtures.ts'
import { makeExport } from './make-export.ts'

const MESSAGES = 'messages.listMessages'
const MANY = MOST_AT_ONCE + 1_234

let t: TestApp
let reader: { id: string; token: string }
beforeAll(async () => {
  t = await makeTestApp()
})
beforeEach(async () => {
  reader = await person({ sourceType: '1' })
})
afterAll(() => t.close())

async function person(made: Parameters<typeof makeAccount>[2]) {
  const { id } = await makeAccount(t.services.db, t.services, made)
  return { id, token: await t.signIn(id) }
}
const ask = (format: 'xlsx' | 'csv' | 'pdf', more: object = {}, { token } = reader) =>
  t.call(createExport, { body: { list: MESSAGES, format, ...more } }, { token })
const fetchFile = (id: string, { token } = reader) => t.send(downloadExport, { params: { id } }, { token })
const own = async ({ token } = reader) => (await t.call(listExports, {}, { token })).data
const make = (id: string) => makeExport(t.services, listsToExport, id)
const rowsOf = async (file: unknown) => (await readXlsx(file as Buffer)).sheets[0]?.rows.slice(1) ?? []
const auditsOf = async (id: string) => {
  const { rows } = await t.services.pool.query<{ action: string; detail: object }>(
    `select action, detail from audit_log where entity = 'export_file' and entity_id = $1 order by id`,
    [id],
  )
  return rows
}

test('a short list is a file at once: typed, with a sheet that says what it is, and on record', async () => {
  await makeMessages(t.services, reader.id, 3)
  const { data } = await ask('xlsx', { body: { unreadOnly: true } })
  expect(data).toMatchObject({
    status: 'READY',
    isInBackground: false,
    totalRows: 3,
    filterWords: ['只看未读：是'],
  })
  const file = await fetchFile(data.id)
  const { sheets } = await readXlsx(file.data as Buffer)
  expect(sheets[0]?.rows[0]).toEqual(['类别', '标题', '正文', '阅读时间', '提醒方式', '发送时间'])
  expect(sheets[0]?.rows.slice(1).map((row) => row[1])).toEqual(['第 3', '第 2', '第 1'])
  const notes = sheets[1]?.rows.map((row) => `${String(row[0])} ${String(row[1])}`).join('\n')
  expect(notes).toMatch(
    /列表 消息\n筛选条件 只看未读：是\n导出时间 \d{4}-\d\d-\d\d \d\d:\d\d\n行数 3\n导出人 /,
  )
  expect(await auditsOf(data.id)).toMatchObject([
    { action: 'export-list', detail: { list: MESSAGES, format: 'xlsx', rows: 3, filter: ['只看未读：是'] } },
    { action: 'download-export', detail: { rows: 3 } },
  ])
})

test('in CSV and in workbooks no text is a formula', async () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r'])
    await makeMessages(t.services, reader.id, 1, `${sign}1+`)
  const csv = await fetchFile((await ask('csv')).data.id)
  const text = (csv.data as Buffer).toString('utf8')
  expect(text.startsWith('\uFEFF"类别","标题"')).toBe(true)
  expect(text.match(/"'[=+\-@\t\r]1\+1"/g)).toHaveLength(6)
  const workbook = await fetchFile((await ask('xlsx')).data.id)
  for (const row of await rowsOf(workbook.data)) expect(row[1]).toMatch(/^'/)
})

test('a PDF is set for print, and only so many rows long', async () => {
  await makeMessages(t.services, reader.id, 30)
  const pdf = await fetchFile((await ask('pdf')).data.id)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect((pdf.data as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
  expect((pdf.data as Buffer).includes('NotoSansSC')).toBe(true)
  await makeMessages(t.services, reader.id, MOST_PDF_ROWS)
  expect(await ask('pdf')).toMatchObject({ status: 422, error: { key: 'exports.pdfTooLong' } })
})

test('a long list is made in the background and fetched by its reader alone, until it lapses', async () => {
  await makeMessages(t.services, reader.id, MANY)
  const { data } = await ask('xlsx')
  expect(data).toMatchObject({ status: 'PENDING', isInBackground: true, totalRows: MANY, expiresAt: null })
  expect((await fetchFile(data.id)).status).toBe(404)
  await make(data.id)
  const [made] = await own()
  expect(made).toMatchObject({ status: 'READY', doneRows: MANY, totalRows: MANY })
  const hours = (Date.parse(made?.expiresAt ?? '') - Date.parse(made?.readyAt ?? '')) / 3_600_000
  expect(hours).toBe(EXPORT_HOURS)
  const rows = await rowsOf((await fetchFile(data.id)).data)
  expect(rows).toHaveLength(MANY)
  expect(new Set(rows.map((row) => row[1])).size).toBe(MANY)
  expect(await auditsOf(data.id)).toMatchObject([
    { action: 'export-list', detail: { rows: MANY } },
    { action: 'download-export' },
  ])
  const { rows: told } = await t.services.pool.query(
    `select title, link from message where account_id = $1 and kind = 'exports.ready'`,
    [reader.id],
  )
  expect(told).toEqual([{ title: '“消息”已导出', link: '/exports' }])
  const others = [await person({ sourceType: '1' }), await person({ sourceType: '7' })]
  for (const other of others) expect((await fetchFile(data.id, other)).status).toBe(404)
  expect((await t.send(downloadExport, { params: { id: data.id } })).status).toBe(401)
  await t.services.pool.query(
    `update export_file set expires_at = now() - interval '1 second' where id = $1`,
    [data.id],
  )
  expect((await fetchFile(data.id)).status).toBe(404)
  expect(await own()).toEqual([])
})

test('whoever has other rights now gets no file that was asked with the old ones', async () => {
  await makeMessages(t.services, reader.id, MANY)
  const [short, long] = [
    (await ask('csv', { body: { unreadOnly: true } })).data.id,
    (await ask('csv')).data.id,
  ]
  await t.services.pool.query(`insert into account_role (account_id, role) values ($1, 'admin')`, [reader.id])
  await make(long)
  expect(await own()).toContainEqual(
    expect.objectContaining({ id: long, status: 'FAILED', failure: 'notAllowed' }),
  )
  await make(short)
  expect(await own()).toContainEqual(expect.objectContaining({ id: short, failure: 'notAllowed' }))
})

test('a file that another release was asked for waits a quarter of an hour for it, and then went wrong', async () => {
  await makeMessages(t.services, reader.id, MANY)
  const { id } = (await ask('csv')).data
  const waits = () =>
    t.services.pool.query(
      `update export_file set requested_at = now() - interval '16 minutes' where id = $1`,
      [id],
    )
  await expect(makeExport(t.services, new Map(), id)).rejects.toThrow(MESSAGES)
  await t.services.pool.query(`update export_file set asked = '{"body":{"later":true}}' where id = $1`, [id])
  await expect(make(id)).rejects.toThrow('kernel.invalidInput')
  expect(await own()).toMatchObject([{ id, status: 'PENDING' }])
  await waits()
  await make(id)
  expect(await own()).toMatchObject([{ id, status: 'FAILED', failure: 'broken' }])
  expect((await t.call(retryExport, { params: { id } }, { token: reader.token })).status).toBe(200)
  await waits()
  await makeExport(t.services, new Map(), id)
  expect(await own()).toMatchObject([{ id, status: 'FAILED', failure: 'broken' }])
})

test('nobody takes along more rows than the role may have, in a file and in a day', async () => {
  const enterprise = await person({ sourceType: '7' })
  await makeMessages(t.services, enterprise.id, MANY)
  expect(await ask('csv', {}, enterprise)).toMatchObject({
    status: 422,
    error: { key: 'exports.tooManyRows' },
  })
  await t.services.pool.query('delete from message where account_id = $1', [enterprise.id])
  await makeMessages(t.services, enterprise.id, MOST_AT_ONCE)
  for (let files = 0; files < 4; files += 1) {
    const { data } = await ask('csv', {}, enterprise)
    await t.call(deleteExport, { params: { id: data.id } }, { token: enterprise.token })
  }
  const refused = await ask('csv', {}, enterprise)
  expect(refused).toMatchObject({ status: 429, error: { key: 'exports.dayUsedUp' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('a file under way counts in its day with all of its rows, before they are made', async () => {
  await makeMessages(t.services, reader.id, MANY)
  const { id } = (await ask('csv')).data
  const used = () => exportedSince(t.services.db, reader.id, startOfDay(new Date()))
  expect(await used()).toEqual({ rows: MANY, running: 1 })
  // As a sheet of a workbook does that is shorter than the others.
  await noteProgress(t.services.db, id, 1_000, 2_000)
  expect(await used()).toEqual({ rows: MANY, running: 1 })
  await t.services.pool.query('update export_file set total_rows = null where id = $1', [id])
  expect(await used()).toEqual({ rows: MOST_AT_ONCE + 1, running: 1 })
  const left = MANY - 1
  await t.services.pool.query('update export_file set total_rows = $1 where id = $2', [
    rowLimitsOf(['operator']).day - left,
    id,
  ])
  expect(await ask('csv')).toMatchObject({ status: 429, error: { key: 'exports.dayUsedUp' } })
  await t.call(deleteExport, { params: { id } }, { token: reader.token })
  expect((await ask('csv')).data).toMatchObject({ status: 'PENDING' })
})

test('the audit log as a file has the words of the contract, not its codes', async () => {
  const admin = await person({ sourceType: '1', roles: ['admin'] })
  const by = { token: admin.token }
  await makeMessages(t.services, admin.id, 1)
  await ask('csv', {}, admin)
  const { data } = await t.call(
    createExport,
    { body: { list: listAudit.name, format: 'csv', body: { action: 'export-list' } } },
    by,
  )
  const text = String((await fetchFile(data.id, admin)).data as Buffer)
  expect(text).toContain('"平台运营","导出列表","导出文件"')
  expect(text).not.toMatch(/export-list|export_file/)
})

/** Rows behind an indicator, and rows of the audit log. */
async function fillExactly(count: number) {
  const { id } = await makeEnterprise(t.services.db, t.services)
  await t.services.pool.query(
    `insert into figure_event (measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight)
     select 'applied', n, 'SUBMITTED', '2026-01-01'::date + n % 300, '620102', 'C', 'small', 1, 1, $1, 100, 0
     from generate_series(1, $2::int) n`,
    [id, count],
  )
  await t.services.pool.query(
    `insert into audit_log (actor_kind, action, entity, entity_id) select '1', 'delete-export', 'export_file', 'full'
     from generate_series(1, $1::int)`,
    [count],
  )
}

test('a list that goes on below a row ends with its last page, also when that one is full', async () => {
  await fillExactly(BATCH)
  const admin = await person({ sourceType: '1', roles: ['admin'] })
  for (const [list, input, by] of [
    [listFigureRows, { params: { code: 'applications' }, body: {} }, reader],
    [listAudit, { body: { entityId: 'full' } }, admin],
  ] as const) {
    const file = await takeFile(t, list, { format: 'xlsx', ...input }, by.token)
    expect([list.name, file.status, (await rowsOf(file.data)).length]).toEqual([list.name, 200, BATCH])
  }
})

test('a list that is unknown, empty or asked wrongly is refused, and so is somebody who is not signed in', async () => {
  expect(await ask('csv', { list: 'identity.login' })).toMatchObject({ status: 404 })
  expect(await ask('csv')).toMatchObject({ status: 422, error: { key: 'exports.nothingToExport' } })
  expect(await ask('csv', { body: { nothing: 1 } })).toMatchObject({
    status: 422,
    error: { fields: { nothing: '不支持的字段' } },
  })
  const body = { list: MESSAGES, format: 'csv' as const }
  expect((await t.call(createExport, { body })).status).toBe(401)
})

test('what a killed run left is none of the file: the next run makes it whole', async () => {
  await makeMessages(t.services, reader.id, MANY)
  const { id } = (await ask('xlsx')).data
  const doomed = fork(fileURLToPath(new URL('export-process.fixtures.ts', import.meta.url)), [id], {
    env: { ...process.env, DATABASE_URL: t.databaseUrl, DATA_DIR: t.services.config.dataDir, DEMO: '1' },
  })
  await once(doomed, 'message')
  expect((await own())[0]).toMatchObject({ status: 'PENDING', doneRows: 2_000 })
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  await t.services.pool.query(`insert into export_part values ($1, gen_random_uuid(), 0, 'half')`, [id])
  await make(id)
  expect(await rowsOf((await fetchFile(id)).data)).toHaveLength(MANY)
  const { rows } = await t.services.pool.query(
    'select count(distinct run)::int runs from export_part where export_id = $1',
    [id],
  )
  expect(rows).toEqual([{ runs: 1 }])
})

test('what others do while a file is made neither doubles a row nor drops one', async () => {
  await makeMessages(t.services, reader.id, MANY)
  const { id } = (await ask('csv')).data
  await makeExport(
    t.services,
    stoppingAfter(2, listsToExport, () => makeMessages(t.services, reader.id, 500, '后来 ')),
    id,
  )
  const text = ((await fetchFile(id)).data as Buffer).toString()
  expect(text.match(/"第 \d+"/g)).toHaveLength(MANY)
  expect(text).not.toContain('后来')
})

test('a file that is tried again on another day takes its rows of that day', async () => {
  await makeMessages(t.services, reader.id, MANY)
  const { id } = (await ask('csv')).data
  await t.services.pool.query(
    `update export_file set status = 'FAILED', failure = 'dayUsedUp', requested_at = now() - interval '2 days' where id = $1`,
    [id],
  )
  expect((await t.call(retryExport, { params: { id } }, { token: reader.token })).status).toBe(200)
  await make(id)
  expect(await exportedSince(t.services.db, reader.id, startOfDay(new Date()))).toEqual({
    rows: MANY,
    running: 0,
  })
})

test('a file that was not made is tried again, one that is not wanted is deleted, each by its owner alone', async () => {
  await makeMessages(t.services, reader.id, MANY)
  const { id } = (await ask('csv')).data
  const by = { token: reader.token }
  const other = { token: (await person({ sourceType: '1' })).token }
  expect((await t.call(retryExport, { params: { id } }, by)).status).toBe(409)
  await t.services.pool.query(`update export_file set status = 'FAILED', failure = 'broken' where id = $1`, [
    id,
  ])
  expect((await t.call(retryExport, { params: { id } }, other)).status).toBe(404)
  expect((await t.call(retryExport, { params: { id } }, by)).data).toMatchObject({
    status: 'PENDING',
    failure: null,
  })
  await make(id)
  expect((await t.call(deleteExport, { params: { id } }, other)).status).toBe(404)
  expect((await t.call(deleteExport, { params: { id } }, by)).data).toEqual({ done: true })
  expect((await fetchFile(id)).status).toBe(404)
  const { rows } = await t.services.pool.query(
    'select count(*)::int n from export_part where export_id = $1',
    [id],
  )
  expect(rows).toEqual([{ n: 0 }])
})
