import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  MAX_VIEWS,
  updateSavedView,
  type ViewList,
} from '@lqr/contract/identity/saved-view-calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { makeAccount } from '../../identity.fixtures.ts'

let t: TestApp
let first: string
let second: string

beforeAll(async () => {
  t = await makeTestApp()
  const orgId = (await makeOrganisation(t.services.db)).id
  // Two of one institution: a view is of the person, not of the place.
  const person = async () =>
    t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '3', orgId })).id)
  ;[first, second] = [await person(), await person()]
})
beforeEach(() => t.services.pool.query('delete from account_saved_view'))
afterAll(() => t.close())

const COLUMN = {
  label: '时限',
  labelField: 'due',
  width: 180,
  minWidth: null,
  align: 'left',
  fixed: 'none',
  isShow: true,
} as const
const content = { name: '本周到期', query: 'kind=lease&overdue=true', columns: [COLUMN], isDefault: false }
const save = (over: object = {}, token = first) =>
  t.send(createSavedView, { body: { list: 'tasks', ...content, ...over } }, { token })
const views = async (token = first, list: ViewList = 'tasks') =>
  (await t.call(listSavedViews, { query: { list } }, { token })).data.list
const idOf = async (over: object = {}, token = first) => {
  const { id } = (await save(over, token)).data as { id: string }
  return id
}

test('a view is kept as it is: filters, order and columns, for this list and person alone', async () => {
  const id = await idOf()
  expect(await views()).toEqual([{ id, ...content }])
  expect(await views(first, 'taskPool')).toEqual([])
  expect(await views(second)).toEqual([])
})

test('a name stands once in a list, also under two requests at once', async () => {
  const answers = await Promise.all([save(), save()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await save()).error).toMatchObject({
    key: 'identity.viewNameTaken',
    fields: { name: expect.any(String) },
  })
  expect((await save({ list: 'taskPool' })).status).toBe(200)
  expect((await save({}, second)).status).toBe(200)
})

test('it is renamed, brought up to date and deleted by its person alone', async () => {
  const id = await idOf()
  await save({ name: '另一个' })
  const update = (over: object, token = first) =>
    t.send(updateSavedView, { params: { id }, body: { ...content, ...over } }, { token })
  expect((await update({ name: '新名称', query: '', columns: null })).data).toEqual({
    id,
    ...content,
    name: '新名称',
    query: '',
    columns: null,
  })
  expect((await update({ name: '另一个' })).error?.key).toBe('identity.viewNameTaken')
  expect((await update({}, second)).error?.key).toBe('identity.viewNotFound')
  const remove = (token: string) => t.call(deleteSavedView, { params: { id } }, { token })
  expect((await remove(second)).error?.key).toBe('identity.viewNotFound')
  expect((await remove(first)).status).toBe(200)
  expect((await remove(first)).status).toBe(404)
  expect((await views()).map(({ name }) => name)).toEqual(['另一个'])
})

test('one of a list is the default: marking another takes the mark away', async () => {
  const id = await idOf({ isDefault: true })
  const other = await idOf({ name: '另一个', isDefault: true })
  const defaults = async () => (await views()).filter(({ isDefault }) => isDefault).map((view) => view.id)
  expect(await defaults()).toEqual([other])
  await t.call(
    updateSavedView,
    { params: { id }, body: { ...content, columns: null, isDefault: true } },
    { token: first },
  )
  expect(await defaults()).toEqual([id])
})

test('there are no more than so many of a list', async () => {
  for (let made = 0; made < MAX_VIEWS; made += 1) await save({ name: `视图 ${made}` })
  expect((await save({ name: '多一个' })).error?.key).toBe('identity.tooManyViews')
  expect(await views()).toHaveLength(MAX_VIEWS)
})

test('what is wrong is named at its field, and nobody without a login has views', async () => {
  const wrong = await save({ name: ' ', query: 'javascript:alert("x")', columns: [], list: 'users' })
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.error?.fields ?? {}).sort()).toEqual(['columns', 'list', 'name', 'query'])
  expect((await t.send(createSavedView, { body: { list: 'tasks', ...content } })).status).toBe(401)
  expect((await t.send(listSavedViews, { query: { list: 'tasks' } })).status).toBe(401)
  for (const def of [updateSavedView, deleteSavedView]) {
    const body = def === updateSavedView ? content : undefined
    expect((await t.send(def, { params: { id: '1' }, body } as never)).status).toBe(401)
  }
})
