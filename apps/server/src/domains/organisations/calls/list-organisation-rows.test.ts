import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrganisationRow, listOrganisationRows } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeMaintainers } from '../maintenance-world.fixtures.ts'
import { makeOrganisation } from '../organisations.fixtures.ts'

let t: TestApp
let token: { operator: string; admin: string; officer: string }
let bank: { id: string; name: string }

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  bank = await makeOrganisation(db, { name: '白银示例银行', shortName: '白银银行' })
  await makeOrganisation(db, { name: '白银示例银行景泰支行', parentId: bank.id, regionCode: '620423' })
  await makeOrganisation(db, { name: '会宁示例律所', orgType: 'agency', orgCategory: 'law' })
  const closed = await makeOrganisation(db, { name: '靖远示例停用小贷', orgCategory: 'microLoan' })
  await t.services.pool.query(`update organisation set status = 'closed', ended_at = now() where id = $1`, [
    closed.id,
  ])
  await makeProduct(db, bank)
  token = await makeMaintainers(t, bank.id)
})
afterAll(() => t.close())

const list = async (body: object) => {
  const { data } = await t.call(listOrganisationRows, { body }, { token: token.operator })
  return data.list.map(({ name }) => name)
}

test('every filter narrows; an area holds the areas below it, a word any width', async () => {
  expect(await list({ keyword: '白银　支行' })).toEqual(['白银示例银行景泰支行'])
  expect(await list({ orgType: 'agency' })).toEqual(['会宁示例律所'])
  expect(await list({ orgCategory: 'microLoan', status: 'closed' })).toEqual(['靖远示例停用小贷'])
  expect(await list({ areaCode: '620400' })).toEqual(['白银示例银行景泰支行'])
  expect(await list({ level: 2 })).toEqual(['白银示例银行景泰支行'])
  expect(await list({ parentId: bank.id })).toEqual(['白银示例银行景泰支行'])
  expect(await list({ parentId: '0', status: 'active' })).toEqual(['白银示例银行', '会宁示例律所'])
  expect(await list({ keyword: '%' })).toEqual([])
})

test('what has ended stands last and can only be read', async () => {
  const { data } = await t.call(listOrganisationRows, { body: {} }, { token: token.admin })
  expect(data.total).toBe(4)
  expect(data.list.at(-1)).toMatchObject({
    status: 'closed',
    can: { edit: false, merge: false, close: false },
  })
})

test('a row says what the organisation has', async () => {
  const { data } = await t.call(getOrganisationRow, { params: { id: bank.id } }, { token: token.operator })
  expect(data).toMatchObject({
    branchesCount: 1,
    productsCount: 1,
    accountsCount: 1,
    successor: null,
    can: { edit: true, addBranch: true, move: true, merge: true, close: true },
  })
})

test('pages follow one another without overlap', async () => {
  const page = (currentPageNum: number) => list({ currentPageNum, pageSize: 3 })
  expect(new Set([...(await page(1)), ...(await page(2))]).size).toBe(4)
  expect(await page(3)).toEqual([])
})

test('only the back office reads the list; bad filters and an unknown organisation are refused', async () => {
  expect((await t.send(listOrganisationRows, { body: {} })).status).toBe(401)
  expect((await t.send(listOrganisationRows, { body: {} }, { token: token.officer })).status).toBe(403)
  const bad = await t.send(
    listOrganisationRows,
    { body: { level: 9, status: 'x' } },
    { token: token.operator },
  )
  expect(Object.keys(bad.error?.fields ?? {}).sort()).toEqual(['level', 'status'])
  const unknown = await t.send(getOrganisationRow, { params: { id: '999999' } }, { token: token.operator })
  expect(unknown.status).toBe(404)
})
