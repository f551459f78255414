import { afterAll, beforeAll, expect, test } from 'vitest'
import { getService, listServices } from '@lqr/contract/services/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeService } from '../services.fixtures.ts'

let t: TestApp
let orgId = ''

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const agency = { orgType: 'agency', orgCategory: 'accounting' } as const
  orgId = (await makeOrganisation(db, { ...agency, name: '列表示例会计师事务所' })).id
  const gone = (await makeOrganisation(db, agency)).id
  const at = (day: number) => `2026-01-0${day}T00:00:00Z`
  await makeService(db, { orgId, name: '全省审计', publishedAt: at(1) })
  await makeService(db, {
    orgId,
    name: '兰州合同审查',
    category: 'law',
    areaCodes: ['620100'],
    publishedAt: at(2),
  })
  await makeService(db, {
    orgId,
    name: '酒泉培育辅导',
    category: 'cultivation',
    areaCodes: ['620900'],
    publishedAt: at(3),
  })
  await makeService(db, { orgId, name: '过期审计', qualificationTo: '2020-01-01' })
  await makeService(db, { orgId, name: '草稿审计', status: 'DRAFT' })
  await makeService(db, { orgId, name: '下线审计', status: 'OFFLINE' })
  await makeService(db, { orgId: gone, name: '停业审计' })
  await t.asOwner(`update organisation set status = 'closed' where id = ${gone}`)
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listServices>>[1]['body']>
const names = async (body: Body, cityCode = '620000') =>
  (await t.call(listServices, { body }, { cityCode })).data.list.map(({ name }) => name)

test('published services are listed, the latest first; a lapsed qualification and a closed provider take theirs away', async () => {
  expect(await names({})).toEqual(['酒泉培育辅导', '兰州合同审查', '全省审计'])
})

test('section, category and the words of the name narrow the list', async () => {
  expect(await names({ section: 'agency' })).toEqual(['兰州合同审查', '全省审计'])
  expect(await names({ section: 'cultivation' })).toEqual(['酒泉培育辅导'])
  expect(await names({ category: 'law' })).toEqual(['兰州合同审查'])
  expect(await names({ keyword: '审计' })).toEqual(['全省审计'])
  expect(await names({ keyword: '账簿' })).toEqual([])
})

test('a site and a chosen area show what serves them, province-wide services included', async () => {
  expect(await names({}, '620102')).toEqual(['兰州合同审查', '全省审计'])
  expect(await names({ areaCode: '620900' })).toEqual(['酒泉培育辅导', '全省审计'])
})

test('a qualification holds through its last day and takes the service away on the next', async () => {
  const { db, now } = t.services
  const day = (offset: number) => {
    const local = new Date(now().getTime() + (8 + 24 * offset) * 3_600_000)
    return local.toISOString().slice(0, 10)
  }
  const lastDay = await makeService(db, { orgId, name: '末日评估', qualificationTo: day(0) })
  const dayAfter = await makeService(db, { orgId, name: '次日评估', qualificationTo: day(-1) })
  expect((await t.call(getService, { params: { id: lastDay } })).status).toBe(200)
  expect((await t.call(getService, { params: { id: dayAfter } })).error?.key).toBe('services.notFound')
})

test('a service is answered with its prices in their parts; what is not public is not there', async () => {
  const { db } = t.services
  const id = await makeService(db, { orgId, name: '详情评估' })
  expect((await t.call(getService, { params: { id } })).data).toMatchObject({
    name: '详情评估',
    orgName: '列表示例会计师事务所',
    prices: [
      { item: '年度审计报告', unit: '份', price: '8000' },
      { item: '专项审计', unit: '次', price: null },
    ],
    conflicts: 'none',
  })
  for (const hidden of [await makeService(db, { orgId, status: 'REVIEW' }), '77777777']) {
    expect(await t.call(getService, { params: { id: hidden } })).toMatchObject({
      status: 404,
      error: { key: 'services.notFound' },
    })
  }
})
