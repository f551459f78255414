import { afterAll, beforeAll, expect, test } from 'vitest'
import { qryAdvisoryAnsByPage } from '@lqr/contract/advisory/answer-calls.ts'
import { searchSite } from '@lqr/contract/content/search-calls.ts'
import type { SearchKind } from '@lqr/contract/content/search-kinds.ts'
import { fillPinyin } from '../../../jobs/fill-pinyin.store.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makePublicAnswer } from '../../advisory/answers.fixtures.ts'
import { makeStockItem } from '../../equity/equity.fixtures.ts'
import { makePolicy } from '../../policies/policies.fixtures.ts'
import { makeProject } from '../../projects/projects.fixtures.ts'
import { makeArticle } from '../content.fixtures.ts'

let t: TestApp
let ids: Record<'zone' | 'project' | 'stock' | 'policy' | 'answer', string>

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const zone = { kind: 'zone', category: 'practice', zone: 'technology' } as const
  ids = {
    zone: await makeArticle(db, { ...zone, title: '牦牛养殖做法', body: '用贷款买草料。' }),
    project: await makeProject(db, { name: '牦牛产业园', owner: '示例公司', areaCode: '623000' }),
    stock: await makeStockItem(db, { name: '牦牛专板挂牌' }),
    answer: await makePublicAnswer(db, { title: '牦牛能抵押吗', answer: '可以用活畜抵押。' }),
    policy: await makePolicy(db, { title: '养殖贴息办法', body: '牦牛养殖户可以申请。' }),
  }
  await makeArticle(db, { ...zone, title: '牦牛草稿', status: 'DRAFT' })
  await makeArticle(db, { ...zone, title: '牦牛预告', publishedAt: '2999-01-01T00:00:00+08:00' })
  await makePublicAnswer(db, { title: '牦牛待复核', status: 'REVIEW' })
  await makePublicAnswer(db, { title: '牦牛已下线', status: 'OFFLINE' })
  await makeProject(db, { name: '牦牛旧项目', status: 'OFFLINE' })
  await fillPinyin(t.services)
})
afterAll(() => t.close())

async function found(kind: SearchKind, keyword: string, cityCode = '620000') {
  const { data } = await t.call(searchSite, { body: { keyword } }, { cityCode })
  const group = data.groups.find((one) => one.kind === kind)
  return group?.hits.map(({ title, href }) => [title, href]) ?? []
}

test('articles of zones, projects, exchange items and bodies of policies are found, each on its page', async () => {
  expect(await found('zone', '牦牛')).toEqual([['牦牛养殖做法', `/article?id=${ids.zone}`]])
  expect(await found('project', '牦牛')).toEqual([['牦牛产业园', `/projectDetails?id=${ids.project}`]])
  expect(await found('stock', '牦牛')).toEqual([['牦牛专板挂牌', `/stock?itemId=${ids.stock}`]])
  expect(await found('policy', '牦牛')).toEqual([['养殖贴息办法', `/policyDetail?id=${ids.policy}`]])
})

test('a public answer is found on every site, by title, text and letters, and leads to its place on the board', async () => {
  const { answer } = ids
  expect(await found('answer', '牦牛', '620500')).toEqual([
    ['牦牛能抵押吗', `/messageBoard?id=${answer}#answer-${answer}`],
  ])
  expect(await found('answer', '活畜')).toHaveLength(1)
  expect(await found('answer', 'mnndy')).toHaveLength(1)
  const { data } = await t.call(qryAdvisoryAnsByPage, { body: { id: answer } })
  expect(data.list.map(({ title }) => title)).toEqual(['牦牛能抵押吗'])
})

test('they are found by their letters too, and by the words of their texts', async () => {
  expect(await found('project', 'mncyy')).toHaveLength(1)
  expect(await found('stock', 'maoniu')).toHaveLength(1)
  expect(await found('zone', '草料')).toHaveLength(1)
  expect(await found('project', '牦牛 示例公司')).toHaveLength(1)
})

test('a project is found on the sites it belongs to', async () => {
  expect(await found('project', '牦牛', '623000')).toHaveLength(1)
  expect(await found('project', '牦牛', '620500')).toEqual([])
  expect(await found('stock', '牦牛', '620500')).toHaveLength(1)
})
