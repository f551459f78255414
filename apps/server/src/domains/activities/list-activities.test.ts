import { afterAll, beforeAll, expect, test } from 'vitest'
import { listActivities } from '@lqr/contract/activities/calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeActivity } from './activities.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  const { db } = t.services
  await makeActivity(db, { title: '银企对接会', summary: '面向科技企业，在兰州新区举行。' })
  await makeActivity(db, { title: '贴息政策宣讲', place: '兰州新区管委会' })
  await makeActivity(db, { title: '兰州沙龙', areaCodes: ['620100'] })
  await makeActivity(db, { title: '天水沙龙', areaCodes: ['620500'] })
})
afterAll(() => t.close())

const titles = async (keyword: string, areaCode?: string, cityCode = '620000') => {
  const body = { keyword, ...(areaCode ? { areaCode } : {}) }
  const { data } = await t.call(listActivities, { body }, { cityCode })
  expect(data.total).toBe(data.list.length)
  return data.list.map(({ title }) => title)
}

test('an activity is found by all the words of a keyword, wherever in it they stand', async () => {
  expect(await titles('兰州新区')).toHaveLength(2)
  expect(await titles('兰州新区 对接')).toEqual(['银企对接会'])
  expect(await titles('对接会、科技')).toEqual(['银企对接会'])
  expect(await titles('兰州新区 酒泉')).toEqual([])
})

test('who chooses a county is shown what is held for the whole city too, and nothing of another one', async () => {
  expect(await titles('沙龙', '620102')).toEqual(['兰州沙龙'])
  expect(await titles('沙龙', '620102', '620100')).toEqual(['兰州沙龙'])
  expect(await titles('沙龙', '620502', '620100')).toEqual([])
  expect(await titles('沙龙', '620100')).toEqual(['兰州沙龙'])
})

test('signs of a keyword are never wildcards', async () => {
  expect(await titles('%')).toEqual([])
})
