import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROSTER_CSV_HEADER } from '@lqr/contract/rosters/roster-csv.ts'
import {
  deleteRosterEntry,
  importRosterEntries,
  listRosterEntryRecords,
} from '@lqr/contract/rosters/record-calls.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeRoster } from '../rosters.fixtures.ts'

let t: TestApp
let token = ''
const CODE = '91620102MA00000019'

beforeAll(async () => {
  t = await makeTestApp()
  token = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
})
afterAll(() => t.close())

const csvOf = (...lines: string[]) => [ROSTER_CSV_HEADER, ...lines].join('\n')
const send = (id: string, csv: string, key?: string) =>
  t.call(importRosterEntries, { params: { id }, body: { csv } }, { token, ...(key ? { key } : {}) })
const auditOf = async (id: string) =>
  (
    await t.services.pool.query(
      `select action, detail from audit_log where entity = 'roster' and entity_id = $1`,
      [id],
    )
  ).rows

test('a credit code that our own files led by a sign for spreadsheets is taken without it', async () => {
  const id = await makeRoster(t.services.db, { status: 'DRAFT' })
  const { data } = await send(id, csvOf("自家导出有限公司,'916201020000000018,,"))
  expect(data).toMatchObject({ imported: 1, rows: [{ problems: [] }] })
  const { list } = (await t.call(listRosterEntryRecords, { body: { rosterId: id } }, { token })).data
  expect(list).toMatchObject([{ creditCode: '916201020000000018' }])
})

test('right rows are kept and of each other one is said what is wrong; the report follows the file', async () => {
  const id = await makeRoster(t.services.db, {
    status: 'DRAFT',
    entries: [{ enterpriseName: '已在名单有限公司', creditCode: CODE }],
  })
  const answer = await send(
    id,
    csvOf(
      '新企业有限公司,,兰州市,备注',
      '短,,,',
      '已在名单有限公司,,,',
      `换了名字有限公司,${CODE},,`,
      '又一家有限公司,,,',
    ),
  )
  expect(answer.data).toMatchObject({ imported: 2, refused: 3 })
  const taken = ['名单中已有该企业（名称或统一社会信用代码相同）']
  expect(answer.data.rows.map(({ row, status, problems }) => [row, status, problems])).toEqual([
    [2, 'imported', []],
    [3, 'refused', ['企业名称至少 2 个字']],
    [4, 'refused', taken],
    [5, 'refused', taken],
    [6, 'imported', []],
  ])
  const { data } = await t.call(listRosterEntryRecords, { body: { rosterId: id } }, { token })
  expect(data.list).toMatchObject([
    { enterpriseName: '已在名单有限公司', creditCode: CODE, creditCodeMasked: '9162**********0019' },
    { enterpriseName: '新企业有限公司', areaCode: '620100', areaName: '兰州市', note: '备注' },
    { enterpriseName: '又一家有限公司' },
  ])
  expect(await auditOf(id)).toEqual([
    { action: 'import-roster-entries', detail: { imported: 2, refused: 3 } },
  ])
})

test('a repeated submit with its key imports once', async () => {
  const id = await makeRoster(t.services.db, { status: 'DRAFT' })
  const first = await send(id, csvOf('只导一次有限公司,,,'), 'import-key-01')
  const again = await send(id, csvOf('只导一次有限公司,,,'), 'import-key-01')
  expect([first.data.imported, again.data.imported]).toEqual([1, 1])
  expect(await auditOf(id)).toHaveLength(1)
})

test('an enterprise is taken off a roster, with an audit row that names it', async () => {
  const id = await makeRoster(t.services.db, { entries: [{ enterpriseName: '要移除有限公司' }] })
  const other = await makeRoster(t.services.db)
  const { data } = await t.call(listRosterEntryRecords, { body: { rosterId: id } }, { token })
  const entryId = data.list[0]?.id ?? ''
  const remove = (rosterId: string) =>
    t.call(deleteRosterEntry, { params: { id: rosterId, entryId } }, { token })
  expect(await remove(other)).toMatchObject({ status: 404, error: { key: 'zones.rosterEntryNotFound' } })
  expect((await remove(id)).data).toEqual({ done: true })
  expect((await remove(id)).status).toBe(404)
  expect(await auditOf(id)).toMatchObject([
    { action: 'delete-roster-entry', detail: { enterpriseName: '要移除有限公司' } },
  ])
})

test.each([
  ['', '请选择 CSV 文件'],
  ['a,b\nx,y', `首行须为：${ROSTER_CSV_HEADER}`],
  [`${ROSTER_CSV_HEADER}\n`, '文件中没有企业'],
  [`${ROSTER_CSV_HEADER}\n${'甲乙,,,\n'.repeat(501)}`, '每次最多 500 行'],
])('refuses a file that is no list: %#', async (csv, problem) => {
  const id = await makeRoster(t.services.db, { status: 'DRAFT' })
  expect(await send(id, csv)).toMatchObject({ status: 422, error: { fields: { csv: problem } } })
})

test('nobody but operators imports, and only into a roster that is there', async () => {
  const { db } = t.services
  const id = await makeRoster(db)
  const body = { csv: csvOf('示例有限公司,,,') }
  expect((await t.send(importRosterEntries, { params: { id }, body })).status).toBe(401)
  const government = await makeAccount(db, t.services, { sourceType: '2', regionCode: '620000' })
  const reader = await t.signIn(government.id)
  expect((await t.send(importRosterEntries, { params: { id }, body }, { token: reader })).status).toBe(403)
  expect((await send('77777777', body.csv)).status).toBe(404)
})
