import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPark, listParks } from '@lqr/contract/parks/calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import {
  createPark,
  getParkRecord,
  listParkRecords,
  setParkStatus,
  updatePark,
} from '@lqr/contract/parks/record-calls.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { parkFields } from './parks.fixtures.ts'

let t: TestApp
let token = ''
let second = ''

beforeAll(async () => {
  t = await makeTestApp()
  token = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
  second = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
})
afterAll(() => t.close())

const create = async (maker: Parameters<typeof parkFields>[0] = {}, key?: string) =>
  t.call(createPark, { body: parkFields(maker) }, { token, ...(key ? { key } : {}) })
const auditOf = async (id: string) => {
  const { rows } = await t.services.pool.query(
    `select action, actor_kind from audit_log where entity = 'park' and entity_id = $1 order by id`,
    [id],
  )
  return rows.map(({ action, actor_kind }) => `${actor_kind} ${action}`)
}

test('a park is drafted, approved, changed, taken offline and put back as it was, each step audited', async () => {
  const { data } = await create({ name: '生命周期示例园' })
  expect(data).toMatchObject({ status: 'DRAFT', version: 1, publishedAt: null, isExample: false })
  const params = { id: data.id }
  expect((await t.call(getPark, { params })).status).toBe(404)

  const move = (action: PublicationAction, version: number, by = token) =>
    t.call(setParkStatus, { params, body: { action, version } }, { token: by })
  expect((await move('submit', 1)).data).toMatchObject({ status: 'REVIEW', version: 2 })
  expect((await t.call(getPark, { params })).status).toBe(404)
  expect((await move('approve', 2, second)).data).toMatchObject({ status: 'PUBLISHED', version: 3 })
  expect((await t.call(getPark, { params })).status).toBe(200)

  const body = { ...parkFields({ name: '改名示例园' }), version: 3 }
  const updated = await t.call(updatePark, { params, body }, { token })
  expect(updated.data).toMatchObject({ status: 'PUBLISHED', changeStatus: 'DRAFT', version: 4 })
  expect((await t.call(listParks, { body: { keyword: '改名示例园' } })).data.total).toBe(0)

  expect((await move('unlist', 4)).data).toMatchObject({ status: 'OFFLINE' })
  expect((await t.call(getPark, { params })).status).toBe(404)
  expect((await move('publish', 5)).data).toMatchObject({ status: 'PUBLISHED', name: '生命周期示例园' })
  await move('submit', 6)
  expect((await move('approve', 7, second)).data).toMatchObject({ name: '改名示例园', change: null })
  expect((await t.call(listParks, { body: { keyword: '改名示例园' } })).data.total).toBe(1)
  expect(await auditOf(data.id)).toEqual([
    '1 create-park',
    '1 submit-park',
    '1 approve-park',
    '1 update-park',
    '1 take-park-offline',
    '1 publish-park',
    '1 submit-park',
    '1 approve-park',
  ])
})

test('a stale version gets the current row and changes nothing', async () => {
  const { data } = await create()
  const params = { id: data.id }
  await t.call(updatePark, { params, body: { ...parkFields({ name: '先到' }), version: 1 } }, { token })
  const late = await t.call(
    updatePark,
    { params, body: { ...parkFields({ name: '后到' }), version: 1 } },
    { token },
  )
  expect(late).toMatchObject({ status: 409, data: { name: '先到', version: 2 } })
  const move = await t.call(setParkStatus, { params, body: { action: 'submit', version: 1 } }, { token })
  expect(move).toMatchObject({ status: 409, data: { status: 'DRAFT' } })
  expect(await auditOf(data.id)).toEqual(['1 create-park', '1 update-park'])
})

test('a move that is not open is refused', async () => {
  const { data } = await create()
  const body = { action: 'unlist', version: 1 } as const
  expect(await t.call(setParkStatus, { params: { id: data.id }, body }, { token })).toMatchObject({
    status: 409,
    error: { key: 'zones.illegalMove' },
  })
})

test('the same key creates one park', async () => {
  const body = parkFields()
  const first = await t.call(createPark, { body }, { token, key: 'park-key-0001' })
  const again = await t.call(createPark, { body }, { token, key: 'park-key-0001' })
  expect(again.data.id).toBe(first.data.id)
})

test('what is wrong is said at its field', async () => {
  const body = { ...parkFields(), areaKm2: 0, officePhone: '12', industries: [], services: ['同', '同'] }
  expect(await t.send(createPark, { body }, { token })).toMatchObject({
    status: 422,
    error: {
      fields: {
        areaKm2: '请输入规划面积',
        officePhone: '请输入正确的联系电话',
        industries: '请选择主导产业',
        services: '园区服务有重复',
      },
    },
  })
  expect(await t.send(createPark, { body: parkFields({ areaCode: '629999' }) }, { token })).toMatchObject({
    status: 422,
    error: { fields: { areaCode: '请选择地区' } },
  })
})

test('operators list every state; nobody else maintains parks', async () => {
  const { data } = await create({ name: '只给运营看' })
  const mine = await t.call(listParkRecords, { body: { keyword: '只给运营看', status: 'DRAFT' } }, { token })
  expect(mine.data).toMatchObject({ total: 1, list: [{ id: data.id }] })
  const params = { id: data.id }
  expect((await t.call(getParkRecord, { params }, { token })).data).toMatchObject({ name: '只给运营看' })
  const { db } = t.services
  const government = { sourceType: '2', regionCode: '620000' } as const
  const stranger = await t.signIn((await makeAccount(db, t.services, government)).id)
  expect((await t.call(getParkRecord, { params }, { token: stranger })).status).toBe(403)
  expect((await t.send(createPark, { body: parkFields() })).status).toBe(401)
  const missing = await t.call(getParkRecord, { params: { id: '77777777' } }, { token })
  expect(missing).toMatchObject({ status: 404, error: { key: 'zones.parkNotFound' } })
})
