import { afterAll, beforeAll, expect, test } from 'vitest'
import { countParks, listParks } from '@lqr/contract/parks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makePark, makeParkEnterprise } from '../parks.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const lanzhou = await makePark(db, {
    name: '兰州示例高新园',
    level: 'national',
    areaKm2: 40,
    industries: ['biomedicine', 'information'],
  })
  await makePark(db, { name: '城关示例园', areaCode: '620102', areaKm2: 2.25 })
  await makePark(db, { name: '酒泉示例新能源园', areaCode: '620900', industries: ['newEnergy'] })
  await makePark(db, { name: '跨市示例园', areaCode: '620000' })
  await makePark(db, { name: '草稿园', status: 'DRAFT' })
  await makePark(db, { name: '下线园', status: 'OFFLINE' })
  for (const status of ['PUBLISHED', 'PUBLISHED', 'OFFLINE', 'DRAFT'] as const) {
    await makeParkEnterprise(db, { parkId: lanzhou, status })
  }
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listParks>>[1]['body']>
const names = async (body: Body, cityCode = '620000') => {
  const answer = await t.call(listParks, { body }, { cityCode })
  expect(answer.status).toBe(200)
  return answer.data.list.map(({ name }) => name)
}

test('published parks are listed, national ones first, with the number of enterprises they present', async () => {
  expect(await names({})).toEqual(['兰州示例高新园', '城关示例园', '酒泉示例新能源园', '跨市示例园'])
  const { data } = await t.call(listParks, { body: { level: 'national' } })
  expect(data).toMatchObject({ total: 1, list: [{ enterprises: 2, areaName: '兰州市', isExample: true }] })
})

test('a site shows its own parks, those below and above it', async () => {
  expect(await names({}, '620100')).toEqual(['兰州示例高新园', '城关示例园', '跨市示例园'])
  expect(await names({}, '620900')).toEqual(['酒泉示例新能源园', '跨市示例园'])
  expect(await names({ areaCode: '620900' }, '620100')).toEqual([])
})

test('industry, area and keyword narrow the list', async () => {
  expect(await names({ industry: 'newEnergy' })).toEqual(['酒泉示例新能源园'])
  expect(await names({ areaCode: '620102' })).toEqual(['城关示例园'])
  expect(await names({ keyword: '生物医药' })).toEqual(['兰州示例高新园'])
  expect(await names({ keyword: '%' })).toEqual([])
})

test('figures are the sums of the listed parks, and a facet counts what a click on it lists', async () => {
  const { data } = await t.call(countParks, { body: {} }, { cityCode: '620100' })
  expect(data).toMatchObject({ parks: 3, enterprises: 2, areaKm2: 54.75 })
  expect(data.byLevel).toEqual([
    { code: 'national', name: '国家级', count: 1 },
    { code: 'provincial', name: '省级', count: 2 },
  ])
  const narrowed = await t.call(countParks, { body: { level: 'national', industry: 'biomedicine' } })
  expect(narrowed.data).toMatchObject({ parks: 1, byLevel: [{ count: 1 }, { count: 0 }] })
  for (const { code, count } of data.byIndustry) {
    const listed = await t.call(listParks, { body: { industry: code as never } }, { cityCode: '620100' })
    expect(listed.data.total, code).toBe(count)
  }
})

test('an unknown level, industry or area is refused at its field', async () => {
  const body = { level: 'galactic', industry: 'x', areaCode: '110000' }
  expect(await t.send(listParks, { body })).toMatchObject({
    status: 422,
    error: { fields: { level: '请选择园区级别', industry: '请选择主导产业', areaCode: '请选择所在地区' } },
  })
})
