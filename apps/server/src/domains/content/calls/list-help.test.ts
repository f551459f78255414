import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHelp } from '@lqr/contract/content/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeArticle } from '../content.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  await makeArticle(db, { kind: 'help', category: 'account', title: '如何注册', body: '先获取短信验证码。' })
  await makeArticle(db, {
    kind: 'help',
    category: 'consent',
    title: '如何撤销授权',
    body: '撤销后立即生效。',
  })
  await makeArticle(db, { kind: 'help', title: '城关区窗口在哪里', areaCodes: ['620102'] })
  await makeArticle(db, { kind: 'help', title: '草稿', status: 'DRAFT' })
  await makeArticle(db, { kind: 'news', title: '新闻' })
})
afterAll(() => t.close())

const list = async (body: object, cityCode?: string) => {
  const answer = await t.call(listHelp, { body }, cityCode ? { cityCode } : {})
  expect(answer.status).toBe(200)
  return answer.data.list
}

test('help comes with its whole text, in the order it was written in, on every site', async () => {
  expect(await list({}, '620500')).toMatchObject([
    { title: '如何注册', body: '先获取短信验证码。' },
    { title: '如何撤销授权', body: '撤销后立即生效。' },
  ])
})

test('help of an area is listed by its sites alone, as the search finds it', async () => {
  for (const site of ['620000', '620100', '620102']) expect(await list({}, site)).toHaveLength(3)
  expect(await list({}, '620104')).toHaveLength(2)
  expect(await list({ keyword: '城关区' }, '620500')).toEqual([])
})

test('help is found by a word of its text and by its category', async () => {
  expect(await list({ keyword: '短信' })).toMatchObject([{ title: '如何注册' }])
  expect(await list({ category: 'consent' })).toMatchObject([{ title: '如何撤销授权' }])
  expect(await list({ keyword: '短信', category: 'consent' })).toEqual([])
  expect(await list({ keyword: '%%' })).toEqual([])
})

test('an unknown category is refused', async () => {
  const answer = await t.send(listHelp, { body: { category: 'gossip' } })
  expect(answer).toMatchObject({ status: 422, error: { fields: { category: '请选择分类' } } })
})
