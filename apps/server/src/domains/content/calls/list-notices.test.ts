import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotices } from '@lqr/contract/content/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeArticle } from '../content.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  await makeArticle(db, { kind: 'notice', title: '系统维护公告', publishedAt: '2026-11-02T09:00:00+08:00' })
  await makeArticle(db, { kind: 'notice', title: '酒泉对接会公告', areaCodes: ['620900'] })
  await makeArticle(db, { kind: 'notice', title: '未来公告', publishedAt: '2999-01-01T00:00:00+08:00' })
  await makeArticle(db, { kind: 'news', title: '新闻' })
})
afterAll(() => t.close())

const titles = async (body: object, cityCode?: string) => {
  const answer = await t.call(listNotices, { body }, cityCode ? { cityCode } : {})
  expect(answer.status).toBe(200)
  return answer.data.list.map(({ title }) => title)
}

test('only notices are listed, and only those whose time has come', async () => {
  expect(await titles({})).toEqual(['酒泉对接会公告', '系统维护公告'])
  expect(await titles({ keyword: '维护' })).toEqual(['系统维护公告'])
})

test('a notice of one area stays away from the sites of others', async () => {
  expect(await titles({}, '620400')).toEqual(['系统维护公告'])
  expect(await titles({}, '620900')).toEqual(['酒泉对接会公告', '系统维护公告'])
})

test('page 0 is refused', async () => {
  const answer = await t.send(listNotices, { body: { currentPageNum: 0 } })
  expect(answer).toMatchObject({ status: 422, error: { fields: { currentPageNum: '页码从 1 开始' } } })
})
