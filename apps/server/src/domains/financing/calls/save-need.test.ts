import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createNeed,
  deleteNeed,
  getNeed,
  getNeedCase,
  listOwnNeeds,
  updateNeed,
} from '@lqr/contract/financing/need-calls.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { NEED_FORM } from '../need-form.fixtures.ts'
import { makeNeedWorld, type NeedWorld } from '../need-world.fixtures.ts'

let t: TestApp
let world: NeedWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeNeedWorld(t)
})
afterAll(() => t.close())

const as = (token = world.owner.token) => ({ token })
const draft = async (body = {}) => (await t.call(createNeed, { body }, as())).data

test('a draft takes what there is, is changed while it is typed, and only its enterprise sees it', async () => {
  const made = await draft({ title: '采购冬储原料' })
  expect(made).toMatchObject({ status: 'DRAFT', view: 'own', title: '采购冬储原料', amountYuan: null })
  expect(made.can).toMatchObject({ edit: true, remove: true, submit: true, withdraw: false })
  const body = { id: made.id, version: made.version, ...NEED_FORM }
  const saved = await t.call(updateNeed, { body }, as())
  expect(saved.data).toMatchObject({ ...NEED_FORM, status: 'DRAFT', version: made.version + 1 })
  const emptied = await t.call(updateNeed, { body: { id: made.id, version: saved.data.version } }, as())
  expect(emptied.data).toMatchObject({ title: null, amountYuan: null, contactPhone: null })
  const params = { id: made.id }
  for (const { token } of [world.otherOwner, world.lanzhou, world.operator]) {
    expect((await t.call(getNeedCase, { params }, { token })).status).toBe(404)
    expect((await t.call(getNeed, { params }, { token })).status).toBe(404)
  }
  expect((await t.call(getNeedCase, { params }, as(world.officer.token))).status).toBe(403)
  expect((await t.call(getNeedCase, { params })).status).toBe(401)
  expect((await t.call(getNeed, { params })).status).toBe(404)
  expect((await t.call(getNeed, { params }, as())).data).toMatchObject({ isOwn: true, status: 'DRAFT' })
})

test('the same submission sent twice makes one draft', async () => {
  const twice = { token: world.owner.token, key: 'need-draft-0001' }
  const [first, second] = [
    await t.call(createNeed, { body: { title: '只建一次的需求' } }, twice),
    await t.call(createNeed, { body: { title: '只建一次的需求' } }, twice),
  ]
  expect(second.data.id).toBe(first.data.id)
  const { data } = await t.call(listOwnNeeds, { body: { keyword: '只建一次' } }, as())
  expect(data.total).toBe(1)
})

test('a change that did not see the last one is refused with what stands there now', async () => {
  const { id, version } = await draft({ title: '两个窗口同时改' })
  await t.call(updateNeed, { body: { id, version, title: '第一个窗口改的' } }, as())
  const stale = await t.call(updateNeed, { body: { id, version, title: '第二个窗口改的' } }, as())
  expect(stale).toMatchObject({
    status: 409,
    error: { key: 'financing.staleVersion' },
    data: { title: '第一个窗口改的' },
  })
})

test('what breaks a rule is named at its field and not stored', async () => {
  const bad = { title: '短', amountYuan: 0, termMonths: 400, wantRate: 120, contactPhone: '123', slots: 9 }
  const { status, error } = await t.send(createNeed, { body: bad }, as())
  expect(status).toBe(422)
  expect(Object.keys(error?.fields ?? {}).sort()).toEqual(Object.keys(bad).sort())
  expect((await t.send(createNeed, { body: { unknown: 1 } }, as())).status).toBe(422)
})

test('only certified enterprises write needs', async () => {
  for (const token of [world.uncertified.token, world.officer.token, world.operator.token]) {
    expect((await t.call(createNeed, { body: {} }, { token })).status).toBe(403)
  }
  expect((await t.call(createNeed, { body: {} })).status).toBe(401)
  const { id, version } = await draft()
  const foreign = await t.call(updateNeed, { body: { id, version } }, as(world.otherOwner.token))
  expect(foreign).toMatchObject({ status: 404, error: { key: 'financing.needNotFound' } })
  expect((await t.call(deleteNeed, { params: { id } }, as(world.otherOwner.token))).status).toBe(404)
})

test('documents are the own ones, up to ten, and are free again once they are taken out', async () => {
  const own = { ownerAccountId: world.owner.id, ownerCompanyId: world.company.id }
  const [first, second] = [
    await makeFile(t.services.db, t.services, own),
    await makeFile(t.services.db, t.services, own),
  ]
  const foreign = await makeFile(t.services.db, t.services, { ownerAccountId: world.otherOwner.id })
  const made = await draft({ fileIds: [first, second] })
  expect(made.files.map(({ fileId }) => fileId).sort()).toEqual([first, second].sort())
  const body = { id: made.id, version: made.version, fileIds: [second] }
  const left = await t.call(updateNeed, { body }, as())
  expect(left.data.files.map(({ fileId }) => fileId)).toEqual([second])
  const refused = await t.call(createNeed, { body: { fileIds: [foreign] } }, as())
  expect(refused).toMatchObject({ status: 422, error: { fields: { fileIds: expect.any(String) } } })
})

test('a draft is deleted for good; what was published is withdrawn by the same call', async () => {
  const { id, version } = await draft({ title: '不要了的草稿' })
  const affairs = async () =>
    (await t.call(listAffairs, { body: { keyword: '不要了的' } }, as())).data.list.map(({ title }) => title)
  expect(await affairs()).toEqual(['不要了的草稿'])
  await t.call(updateNeed, { body: { id, version, title: '不要了的另一份' } }, as())
  expect(await affairs()).toEqual(['不要了的另一份'])
  expect((await t.call(deleteNeed, { params: { id } }, as())).data).toEqual({ done: true })
  expect(await affairs()).toEqual([])
  expect((await t.call(getNeedCase, { params: { id } }, as())).status).toBe(404)
  const published = await world.need('PUBLISHED')
  expect((await t.call(deleteNeed, { params: { id: published } }, as())).status).toBe(200)
  expect((await t.call(getNeedCase, { params: { id: published } }, as())).data.status).toBe('WITHDRAWN')
  expect((await t.call(deleteNeed, { params: { id: published } }, as())).status).toBe(409)
})
