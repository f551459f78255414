import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  listBranches,
  listOrganisations,
  listOrganisationsByLevel,
  listOrganisationsForStaff,
  searchFirstLevel,
} from '@lqr/contract/organisations/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations.fixtures.ts'

let t: TestApp
let bank: { id: string; name: string }
const names = (answer: { data: { list: { name: string }[] } }) => answer.data.list.map((item) => item.name)

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  bank = await makeOrganisation(db, { name: '陇原示例银行', shortName: '陇原银行' })
  const branch = await makeOrganisation(db, {
    name: '陇原示例银行兰州分行',
    parentId: bank.id,
    regionCode: '620100',
  })
  await makeOrganisation(db, {
    name: '陇原示例银行皋兰支行',
    parentId: branch.id,
    level: 3,
    regionCode: '620122',
  })
  await makeOrganisation(db, { name: '陇原示例银行天水分行', parentId: bank.id, regionCode: '620500' })
  await makeOrganisation(db, { name: '天水示例农商银行', regionCode: '620500', orgCategory: 'ruralBank' })
  await makeOrganisation(db, {
    name: '示例融资担保（甘肃）公司',
    orgType: 'agency',
    orgCategory: 'guarantee',
  })
  const ended = await makeOrganisation(db, { name: '已停用示例银行' })
  await t.services.pool.query(`update organisation set status = 'closed' where id = $1`, [ended.id])
})
afterAll(() => t.close())

test('the first-level search answers id, name and type of first-level institutions, ten a page', async () => {
  const answer = await t.call(searchFirstLevel, {
    body: { orgType: 'financial', parentId: '0', name: '示例' },
  })
  expect(answer.status).toBe(200)
  expect(answer.data).toMatchObject({ total: 2, currentPageNum: 1, pageSize: 10 })
  expect(names(answer)).toEqual(['陇原示例银行', '天水示例农商银行'])
  expect(answer.data.list[0]).toMatchObject({ id: bank.id, orgType: 'financial', parentId: '0', level: 1 })
})

test('the first-level search stays on the first level when no parent is named', async () => {
  expect(names(await t.call(searchFirstLevel, { body: { keyword: '分行' } }))).toEqual([])
})

test('a name is found in any width and case, and a wildcard is only a character', async () => {
  expect(names(await t.call(listOrganisations, { body: { keyword: '担保　甘肃' } }))).toEqual([
    '示例融资担保（甘肃）公司',
  ])
  for (const keyword of ['%', '_', '示例%%不存在']) {
    expect((await t.call(listOrganisations, { body: { keyword } })).data.total).toBe(0)
  }
})

test('a closed institution is no longer listed', async () => {
  expect(names(await t.call(listOrganisations, { body: { keyword: '已停用' } }))).toEqual([])
})

test('a site lists its own institutions first, then those of the province, and none of another prefecture', async () => {
  const answer = await t.call(listOrganisations, { body: {} }, { cityCode: '620500' })
  expect(names(answer).slice(0, 2).sort()).toEqual(['天水示例农商银行', '陇原示例银行天水分行'])
  expect(names(answer)).toContain('陇原示例银行')
  expect(names(answer)).not.toContain('陇原示例银行兰州分行')
})

test('a county sees the branches of its prefecture', async () => {
  const answer = await t.call(listBranches, { body: { parentId: bank.id } }, { cityCode: '620122' })
  expect(names(answer)).toEqual(['陇原示例银行兰州分行'])
})

test('pages follow one another without overlap', async () => {
  const page = async (currentPageNum: number) =>
    names(await t.call(listOrganisations, { body: { currentPageNum, pageSize: 2 } }))
  const all = [...(await page(1)), ...(await page(2)), ...(await page(3))]
  expect(new Set(all).size).toBe(6)
  expect(await page(4)).toEqual([])
})

test('a level is answered whole', async () => {
  const answer = await t.call(listOrganisationsByLevel, { params: { level: 3 } })
  expect(answer.data.map((item) => item.name)).toEqual(['陇原示例银行皋兰支行'])
})

test('bad filters are refused by field', async () => {
  const answer = await t.send(listOrganisations, {
    body: { orgType: 'bank', pageSize: 1000, parentId: '-1' },
  })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.error?.fields ?? {}).sort()).toEqual(['orgType', 'pageSize', 'parentId'])
  expect((await t.send(listBranches, { body: {} })).status).toBe(422)
  expect((await t.send(listOrganisationsByLevel, { params: { level: '9' } })).status).toBe(422)
})

test('the list of the back office is for the operator alone and knows no site', async () => {
  const { db } = t.services
  const operator = await t.signIn((await makeAccount(db, t.services, { sourceType: '1' })).id)
  const officer = await t.signIn((await makeAccount(db, t.services, { sourceType: '3', orgId: bank.id })).id)
  expect((await t.call(listOrganisationsForStaff, { body: {} })).status).toBe(401)
  expect((await t.call(listOrganisationsForStaff, { body: {} }, { token: officer })).status).toBe(403)
  const answer = await t.call(
    listOrganisationsForStaff,
    { body: {} },
    { token: operator, cityCode: '620122' },
  )
  expect(answer.data.total).toBe(6)
})
