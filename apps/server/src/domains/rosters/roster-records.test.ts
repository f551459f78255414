import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { getRoster } from '@lqr/contract/rosters/calls.ts'
import {
  createRoster,
  getRosterRecord,
  importRosterEntries,
  setRosterStatus,
  updateRoster,
} from '@lqr/contract/rosters/record-calls.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { rosterForm } from './rosters.fixtures.ts'

let t: TestApp
let token = ''
let second = ''

beforeAll(async () => {
  t = await makeTestApp()
  token = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
  second = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
})
afterAll(() => t.close())

const create = async (maker: Parameters<typeof rosterForm>[0] = {}) =>
  (await t.call(createRoster, { body: rosterForm(maker) }, { token })).data
const move = (id: string, action: PublicationAction, version: number, by = token) =>
  t.call(setRosterStatus, { params: { id }, body: { action, version } }, { token: by })

test('a roster is published once it names somebody, and is gone for the public when it is taken offline', async () => {
  const { id } = await create({ title: '先空后满' })
  expect(await move(id, 'submit', 1)).toMatchObject({ status: 409, error: { key: 'zones.emptyRoster' } })
  const csv = '企业名称,统一社会信用代码,地区,备注\n示例有限公司,,,'
  await t.call(importRosterEntries, { params: { id }, body: { csv } }, { token })
  expect((await move(id, 'submit', 1)).status).toBe(409)
  await move(id, 'submit', 2)
  expect((await move(id, 'approve', 3, second)).data).toMatchObject({
    status: 'PUBLISHED',
    entries: 1,
    version: 4,
    can: { maintain: true },
  })
  expect((await t.call(getRoster, { params: { id } })).status).toBe(200)
  expect((await move(id, 'publish', 4)).error?.key).toBe('zones.illegalMove')
  await move(id, 'unlist', 4)
  expect((await t.call(getRoster, { params: { id } })).status).toBe(404)
  const { rows } = await t.services.pool.query(
    `select action from audit_log where entity = 'roster' and entity_id = $1 order by id`,
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'create-roster',
    'import-roster-entries',
    'submit-roster',
    'approve-roster',
    'take-roster-offline',
  ])
})

test('a change builds on the version one saw', async () => {
  const { id } = await create()
  const body = { ...rosterForm({ title: '新名称' }), version: 1 }
  expect((await t.call(updateRoster, { params: { id }, body }, { token })).data).toMatchObject({
    title: '新名称',
    version: 2,
  })
  const late = await t.call(updateRoster, { params: { id }, body }, { token })
  expect(late).toMatchObject({ status: 409, data: { title: '新名称', version: 2 } })
})

test('a roster never ends before it begins, links only to the web, and lies in the province', async () => {
  const wrong = { issuedOn: '2026-03-02', validTo: '2026-03-01' }
  expect(await t.send(createRoster, { body: rosterForm(wrong) }, { token })).toMatchObject({
    status: 422,
    error: { fields: { validTo: '有效期不能早于发布日期' } },
  })
  const link = rosterForm({ sourceUrl: 'javascript:alert(1)' })
  expect(await t.send(createRoster, { body: link }, { token })).toMatchObject({
    status: 422,
    error: { fields: { sourceUrl: '原文链接须以 http:// 或 https:// 开头' } },
  })
  const unknown = { ...rosterForm(), isExample: true }
  expect((await t.send(createRoster, { body: unknown }, { token })).status).toBe(422)
  expect((await t.send(createRoster, { body: rosterForm({ areaCode: '629999' }) }, { token })).status).toBe(
    422,
  )
})

test('signed out, an enterprise, and an unknown roster', async () => {
  const { id } = await create()
  expect((await t.send(getRosterRecord, { params: { id } })).status).toBe(401)
  const { db } = t.services
  const institution = await t.signIn((await makeAccount(db, t.services, { sourceType: '7' })).id)
  expect((await t.send(getRosterRecord, { params: { id } }, { token: institution })).status).toBe(403)
  expect((await t.call(getRosterRecord, { params: { id: '77777777' } }, { token })).status).toBe(404)
})
