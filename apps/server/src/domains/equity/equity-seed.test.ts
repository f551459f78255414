import { afterAll, beforeAll, expect, test } from 'vitest'
import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import { listStockItems, stockItemFields } from '@lqr/contract/equity/calls.ts'
import { seedStockItems } from '../../../../../database/seeds/demo/equity.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
const NOW = new Date('2026-11-20T15:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  await t.services.db.transaction().execute((tx) => seedStockItems(tx, NOW))
})
afterAll(() => t.close())

test('each layer has one item, marked as an example, that an operator could have typed', async () => {
  const { list } = (await t.call(listStockItems, { body: {} })).data
  expect(list.map(({ board }) => board).toSorted()).toEqual(STOCK_BOARDS.map(({ code }) => code))
  for (const { id: _, isExample, fees, ...typed } of list) {
    expect(isExample).toBe(true)
    expect(fees).toBeNull()
    expect(stockItemFields.safeParse(typed).error).toBeUndefined()
  }
})
