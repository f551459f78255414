import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArticle } from '@lqr/contract/content/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeArticle } from '../content.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

const get = (id: string) => t.call(getArticle, { params: { id } })

test('a service is answered with its text, its facts and the outside site it leads to', async () => {
  const id = await makeArticle(t.services.db, {
    kind: 'service',
    category: 'query',
    title: '信用信息查询',
    body: '## 怎么办理\n\n1. 打开网站',
    facts: [{ label: '收费', value: '免费' }],
    outsideUrl: 'https://www.creditchina.gov.cn',
    outsideName: '信用中国',
  })
  expect(await get(id)).toMatchObject({
    status: 200,
    data: {
      id,
      kind: 'service',
      body: '## 怎么办理\n\n1. 打开网站',
      facts: [{ label: '收费', value: '免费' }],
      outsideUrl: 'https://www.creditchina.gov.cn',
      outsideName: '信用中国',
      actionPath: null,
    },
  })
})

test('what is unpublished, taken down, of the future or not there gets one and the same answer', async () => {
  const { db } = t.services
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const hidden = [
    await makeArticle(db, { status: 'DRAFT' }),
    await makeArticle(db, { status: 'REVIEW' }),
    await makeArticle(db, { status: 'OFFLINE' }),
    await makeArticle(db, { publishedAt: later }),
    '999999999999999',
  ]
  for (const id of hidden) {
    expect(await get(id)).toMatchObject({
      status: 404,
      msg: '内容不存在或已下线',
      error: { key: 'content.notFound' },
    })
  }
})

test.each(['abc', '0', '-1', '1e3', '99999999999999999999', "1' or '1'='1"])(
  'the id %j is refused before it reaches the database',
  async (id) => {
    expect(await t.send(getArticle, { params: { id } })).toMatchObject({
      status: 422,
      error: { fields: { id: '内容编号不正确' } },
    })
  },
)

test('an article names those before and after it in its list, of its kind and of what the site shows', async () => {
  const { db } = t.services
  const at = (day: number) => `2025-03-0${day}T09:00:00+08:00`
  const zone = (title: string, day: number, areaCodes: string[] = []) =>
    makeArticle(db, { kind: 'zone', zone: 'leasing', title, publishedAt: at(day), areaCodes })
  const first = await zone('最早', 1)
  const middle = await zone('中间', 2)
  const tianshui = await zone('天水的', 3, ['620500'])
  const last = await zone('最新', 4)
  await makeArticle(db, { title: '新闻不算', publishedAt: at(3) })
  expect((await get(middle)).data).toMatchObject({
    newer: { id: tianshui, title: '天水的' },
    older: { id: first, title: '最早' },
  })
  expect((await get(first)).data).toMatchObject({ older: null })
  expect((await get(last)).data).toMatchObject({ newer: null, older: { id: tianshui } })
  const lanzhou = await t.call(getArticle, { params: { id: middle } }, { cityCode: '620100' })
  expect(lanzhou.data.newer).toEqual({ id: last, title: '最新' })
})
