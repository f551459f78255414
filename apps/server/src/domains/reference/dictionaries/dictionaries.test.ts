import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setDictionaries } from '@lqr/contract/kernel/dictionary.ts'
import { countProjectsByType } from '@lqr/contract/projects/calls.ts'
import { listDictionaryItems } from '@lqr/contract/reference/calls.ts'
import {
  createDictionaryRecord,
  getDictionary,
  listDictionaryNames,
  listDictionaryRecords,
  listDictionaryVersions,
  restoreDictionaryVersion,
  setDictionaryRecordStatus,
  updateDictionaryRecord,
} from '@lqr/contract/reference/dictionary-record-calls.ts'
import type { DictionaryForm } from '@lqr/contract/reference/dictionary-form.ts'
import { PARK_LEVELS } from '@lqr/contract/reference/park-levels.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { followDictionaries, readDictionaries } from './index.ts'

let t: TestApp
let token: Awaited<ReturnType<typeof signInEach>>
let [first, second] = [{ token: '' }, { token: '' }]

beforeAll(async () => {
  t = await makeTestApp()
  token = await signInEach(t)
  first = { token: token.operator }
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  second = { token: await t.signIn(id) }
})
afterEach(async () => {
  await t.asOwner('delete from dictionary_setting')
  setDictionaries({})
})
afterAll(() => t.close())

const LEVELS: DictionaryForm = {
  dictionaryCode: 'parkLevel',
  items: ['provincial：省级园区', 'national：国家级'],
}
type Act = 'submit' | 'approve' | 'unlist'
const move = (id: string, action: Act, version: number, who = first) =>
  t.call(setDictionaryRecordStatus, { params: { id }, body: { action, version } }, who)
const shown = async () => {
  await readDictionaries(t.services.db)
  const { data } = await t.call(listDictionaryItems, { params: { code: 'parkLevel' } })
  return data.map(({ vkey, value }) => `${vkey}：${value}`)
}

async function inForce(form = LEVELS) {
  const { data } = await t.call(createDictionaryRecord, { body: form }, first)
  await move(data.id, 'submit', 1)
  await move(data.id, 'approve', 2, second)
  return data.id
}

test('nothing changes before a second person approves; then names and order are in force, and an earlier version returns', async () => {
  const shipped = ['national：国家级', 'provincial：省级']
  const { data } = await t.call(createDictionaryRecord, { body: LEVELS }, first)
  const params = { id: data.id }
  await move(data.id, 'submit', 1)
  expect(await shown()).toEqual(shipped)
  const own = { params, body: { action: 'approve' as const, version: 2 } }
  expect((await t.send(setDictionaryRecordStatus, own, first)).error?.key).toBe('publishing.ownReview')
  await move(data.id, 'approve', 2, second)
  expect(await shown()).toEqual(LEVELS.items)
  expect(PARK_LEVELS.map(({ name }) => name)).toEqual(['省级园区', '国家级'])
  const body = { ...LEVELS, items: ['national：国家级园区', 'provincial：省级园区'], version: 3 }
  await t.call(updateDictionaryRecord, { params, body }, first)
  expect(await shown()).toEqual(LEVELS.items)
  await move(data.id, 'submit', 4)
  await move(data.id, 'approve', 5, second)
  expect(await shown()).toEqual(body.items)
  const { data: versions } = await t.call(listDictionaryVersions, { params }, first)
  const versionId = versions.at(-1)?.id ?? ''
  const back = { params: { ...params, versionId }, body: { version: 6 } }
  await t.call(restoreDictionaryVersion, back, first)
  await move(data.id, 'submit', 7)
  await move(data.id, 'approve', 8, second)
  expect(await shown()).toEqual(LEVELS.items)
  await move(data.id, 'unlist', 9)
  expect(await shown()).toEqual(shipped)
  const { rows } = await t.services.pool.query<{ action: string }>(
    `select action from audit_log where entity = 'dictionary_setting' and entity_id = $1 order by id`,
    [data.id],
  )
  const actions = rows.map(({ action }) => action)
  expect(actions.slice(0, 3)).toEqual(['create-dictionary', 'submit-dictionary', 'approve-dictionary'])
  expect(actions).toContain('restore-dictionary')
  expect(actions.at(-1)).toBe('take-dictionary-offline')
})

test('what calls answer bears the new names in the new order', async () => {
  const types = [
    '7：制造业项目',
    '1：省级重大项目',
    '2：省列重点项目',
    '3：绿色项目',
    '5：前期项目',
    '6：在线审批项目',
  ]
  await inForce({ dictionaryCode: 'projectType', items: types })
  await readDictionaries(t.services.db)
  const { data } = await t.call(countProjectsByType, {})
  expect(data.map(({ code, name }) => `${code}：${name}`)).toEqual(types)
  const names = (await t.call(listDictionaryNames, {})).data
  expect(names.projectType?.[0]).toEqual({ code: '7', name: '制造业项目' })
})

test('every process follows what was set by another one', async () => {
  await inForce()
  setDictionaries({})
  const following = await followDictionaries(t.services.db, () => undefined)
  following.stop()
  expect(PARK_LEVELS[0].name).toBe('省级园区')
})

test('an operator sees the items in force, those of the release, and where they are shown', async () => {
  await inForce()
  await readDictionaries(t.services.db)
  const { data } = await t.call(getDictionary, { params: { code: 'parkLevel' } }, first)
  expect(data.items[0]).toEqual({ code: 'provincial', name: '省级园区', shippedName: '省级' })
  expect(data.openUses.join()).toContain('级别')
  expect(data.signedInUses.length).toBeGreaterThan(0)
})

test.each([
  [[], '还没有修改任何名称或顺序'],
  [['national：国家级'], '缺少：省级。字典项不能删除'],
  [['national：国家级', 'provincial：省级', 'county：县级'], '没有这些编码：county。字典项不能新增'],
  [['national：国家级', 'provincial：国家级'], '名称“国家级”出现了两次'],
  [['national：', 'provincial：省级'], '“national：”须写成“编码：名称”，名称不能为空'],
  [['national：\u202e国家级', 'provincial：省级'], /看不见的符号/],
])('%j is refused at its field', async (items, said) => {
  const answer = await t.send(createDictionaryRecord, { body: { ...LEVELS, items } }, first)
  expect(answer.status).toBe(422)
  expect(answer.error?.fields).toEqual({
    items: typeof said === 'string' ? said : expect.stringMatching(said),
  })
})

test('a dictionary has one setting, which stays with it, also when two begin at once', async () => {
  const both = await Promise.all(
    [first, second].map((who) => t.send(createDictionaryRecord, { body: LEVELS }, who)),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const { list } = (await t.call(listDictionaryRecords, { body: {} }, first)).data
  expect(list).toHaveLength(1)
  const id = list[0]?.id ?? ''
  const other = { dictionaryCode: 'fundPhase', items: ['raising：募集', 'investing：投资', 'exiting：退出'] }
  const moved = await t.send(
    updateDictionaryRecord,
    { params: { id }, body: { ...other, version: 1 } },
    first,
  )
  expect(moved.error?.fields).toEqual({ dictionaryCode: '设置不能改到另一个字典' })
})

test('nobody but operators reads and changes dictionaries; the names in force are public', async () => {
  expect((await t.send(createDictionaryRecord, { body: LEVELS })).status).toBe(401)
  for (const as of [token.officer, token.government, token.enterprise]) {
    const who = { token: as }
    expect((await t.send(createDictionaryRecord, { body: LEVELS }, who)).status).toBe(403)
    expect((await t.send(listDictionaryRecords, { body: {} }, who)).status).toBe(403)
    expect((await t.send(getDictionary, { params: { code: 'zone' } }, who)).status).toBe(403)
  }
  expect((await t.call(listDictionaryNames, {})).data).toEqual({})
})
