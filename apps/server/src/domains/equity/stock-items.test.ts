import { afterAll, beforeAll, expect, test } from 'vitest'
import { getStockItem, listStockItems } from '@lqr/contract/equity/calls.ts'
import { createStockItem, setStockItemStatus } from '@lqr/contract/equity/record-calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeStockItem, stockItemFields } from './equity.fixtures.ts'

let t: TestApp
let token = ''
let second = ''
const creditCode = '91620102MAXX01026K'

beforeAll(async () => {
  t = await makeTestApp()
  token = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
  second = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
})
afterAll(() => t.close())

test('an item is public from the approval of a second person until it is taken off line', async () => {
  const made = await t.call(createStockItem, { body: stockItemFields({ name: '生命周期挂牌' }) }, { token })
  const { id } = made.data
  expect(made.data).toMatchObject({ status: 'DRAFT', fees: null })
  const move = (action: PublicationAction, version: number, by: string) =>
    t.call(setStockItemStatus, { params: { id }, body: { action, version } }, { token: by })
  const read = () => t.call(getStockItem, { params: { id, creditCode } })
  expect((await move('submit', 1, token)).data.status).toBe('REVIEW')
  expect((await read()).error?.key).toBe('stock.itemNotFound')
  expect((await move('approve', 2, token)).error?.key).toBe('publishing.ownReview')
  expect((await move('approve', 2, second)).data.status).toBe('PUBLISHED')
  expect((await read()).data).toMatchObject({ name: '生命周期挂牌', documents: ['挂牌申请书', '股东会决议'] })
  expect((await move('unlist', 3, second)).data.status).toBe('OFFLINE')
  expect((await read()).status).toBe(404)
})

test('the public list holds published items alone, by layer and by word', async () => {
  const { db } = t.services
  const id = await makeStockItem(db, { board: 'P', name: '培育层挂牌' })
  await makeStockItem(db, { board: 'P', status: 'DRAFT' })
  await makeStockItem(db, { board: 'T', name: '股份托管' })
  const ids = async (body: { board?: 'P'; keyword?: string }) =>
    (await t.call(listStockItems, { body })).data.list.map((item) => item.id)
  expect(await ids({ board: 'P' })).toEqual([id])
  expect(await ids({ keyword: '培育层' })).toEqual([id])
  expect((await t.send(listStockItems, { body: { board: 'X' } })).status).toBe(422)
})

test('conditions and documents are needed, each line once, and the credit code must be one', async () => {
  const body = stockItemFields({ conditions: [], documents: ['章程', '章程'] })
  expect(await t.send(createStockItem, { body }, { token })).toMatchObject({
    status: 422,
    error: { fields: { conditions: '请输入挂牌条件', documents: '申请材料有重复' } },
  })
  const id = await makeStockItem(t.services.db)
  expect((await t.send(getStockItem, { params: { id, creditCode: 'x' } })).status).toBe(422)
})

test('nobody but operators maintains items', async () => {
  const body = stockItemFields()
  expect((await t.send(createStockItem, { body })).status).toBe(401)
  const government = await makeAccount(t.services.db, t.services, { sourceType: '2', regionCode: '620000' })
  const reader = await t.signIn(government.id)
  expect((await t.send(createStockItem, { body }, { token: reader })).status).toBe(403)
})
