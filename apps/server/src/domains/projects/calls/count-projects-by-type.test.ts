import { afterAll, beforeAll, expect, test } from 'vitest'
import { countProjectsByType } from '@lqr/contract/projects/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeProject } from '../projects.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  await makeProject(db, { projectType: '1', investmentYuan: 90_000_000_000, financingYuan: 40_000_000_000 })
  await makeProject(db, { projectType: '1', investmentYuan: 10_000_000_000, financingYuan: 1 })
  await makeProject(db, { projectType: '7', areaCode: '620500', name: '天水轴承' })
  await makeProject(db, { projectType: '7', status: 'DRAFT' })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof countProjectsByType>>[1]['body']>
const counts = async (body: Body, cityCode = '620000') => {
  const answer = await t.call(countProjectsByType, { body }, { cityCode })
  expect(answer.status).toBe(200)
  return answer.data.map(({ code, count }) => `${code}:${count}`).join(' ')
}

test('each of the six types is named with its number and its sums in yuan', async () => {
  const { data } = await t.call(countProjectsByType, { body: {} })
  expect(data.map(({ code }) => code)).toEqual(['1', '2', '3', '5', '6', '7'])
  expect(data[0]).toEqual({
    code: '1',
    name: '省级重大项目',
    count: 2,
    investmentYuan: 100_000_000_000,
    financingYuan: 40_000_000_001,
  })
  expect(data[1]).toMatchObject({ count: 0, investmentYuan: 0, financingYuan: 0 })
})

test('the numbers follow keyword, area and site', async () => {
  expect(await counts({ keyword: '轴承' })).toBe('1:0 2:0 3:0 5:0 6:0 7:1')
  expect(await counts({ areaCode: '620100' })).toBe('1:2 2:0 3:0 5:0 6:0 7:0')
  expect(await counts({}, '620500')).toBe('1:0 2:0 3:0 5:0 6:0 7:1')
})

test('an unknown field is refused', async () => {
  expect((await t.send(countProjectsByType, { body: { projectType: '1' } })).status).toBe(422)
})
