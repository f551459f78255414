import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRosters, getRoster, listRosterEntries, listRosters } from '@lqr/contract/rosters/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeRoster } from '../rosters.fixtures.ts'

let t: TestApp
let province = ''
const NOW = new Date('2026-11-20T15:00:00+08:00')
const CODE = '91620102MA00000019'

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  const { db } = t.services
  province = await makeRoster(db, {
    title: '全省专精特新',
    kind: 'specialized',
    issuedOn: '2026-06-01',
    validTo: '2026-11-20',
    entries: [
      { enterpriseName: '兰州示例泵阀有限公司', creditCode: CODE, areaCode: '620102' },
      { enterpriseName: '天水示例机床有限公司', areaCode: '620502', note: '复核通过' },
      { enterpriseName: '无地区示例有限公司' },
    ],
  })
  await makeRoster(db, {
    title: '酒泉白名单',
    areaCode: '620900',
    issuedOn: '2025-06-01',
    validTo: '2026-11-19',
    entries: [{ enterpriseName: '酒泉示例风电有限公司' }],
  })
  await makeRoster(db, {
    title: '兰州推荐名单',
    kind: 'recommended',
    areaCode: '620100',
    issuedOn: '2025-01-31',
    entries: [{ enterpriseName: '曾用名有限公司', creditCode: CODE }],
  })
  await makeRoster(db, { title: '草稿名单', status: 'DRAFT' })
  await makeRoster(db, { title: '下线名单', status: 'OFFLINE' })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listRosters>>[1]['body']>
const titles = async (body: Body, cityCode = '620000') =>
  (await t.call(listRosters, { body }, { cityCode })).data.list.map(({ title }) => title)

test('published rosters are listed, the latest first; the last day is still valid, the next is not', async () => {
  const { data } = await t.call(listRosters, { body: {} })
  expect(data.list).toMatchObject([
    { title: '全省专精特新', isExpired: false, entries: 3, areaName: '甘肃省' },
    { title: '酒泉白名单', isExpired: true },
    { title: '兰州推荐名单', isExpired: false, validTo: null },
  ])
})

test('kind, year, area and validity narrow the list, the site does too', async () => {
  expect(await titles({ kind: 'recommended' })).toEqual(['兰州推荐名单'])
  expect(await titles({ year: '2025' })).toEqual(['酒泉白名单', '兰州推荐名单'])
  expect(await titles({ areaCode: '620900' })).toEqual(['酒泉白名单'])
  expect(await titles({ currentOnly: true, year: '2025' })).toEqual(['兰州推荐名单'])
  expect(await titles({}, '620102')).toEqual(['全省专精特新', '兰州推荐名单'])
})

test('figures count an enterprise once, and a facet counts what a click on it lists', async () => {
  const { data } = await t.call(countRosters, { body: {} })
  expect(data).toMatchObject({ rosters: 3, current: 2, entries: 5, enterprises: 4 })
  expect(data.byYear).toEqual([
    { code: '2026', name: '2026 年', count: 1 },
    { code: '2025', name: '2025 年', count: 2 },
  ])
  for (const { code, count } of data.byKind) {
    expect(await titles({ kind: code as never }), code).toHaveLength(count)
  }
  const none = await t.call(countRosters, { body: { year: '2031' } })
  expect(none.data).toMatchObject({ rosters: 0, current: 0, entries: 0, enterprises: 0 })
})

test('the enterprises of a roster stand in its order, their codes masked', async () => {
  const { data } = await t.call(listRosterEntries, { body: { rosterId: province } })
  expect(data.list).toMatchObject([
    { enterpriseName: '兰州示例泵阀有限公司', creditCodeMasked: '9162**********0019', areaName: '城关区' },
    { enterpriseName: '天水示例机床有限公司', creditCodeMasked: null, note: '复核通过' },
    { enterpriseName: '无地区示例有限公司', areaName: null },
  ])
  expect(JSON.stringify(data)).not.toContain(CODE)
  const narrowed = await t.call(listRosterEntries, { body: { rosterId: province, areaCode: '620500' } })
  expect(narrowed.data).toMatchObject({ total: 1, list: [{ enterpriseName: '天水示例机床有限公司' }] })
  const found = await t.call(listRosterEntries, { body: { rosterId: province, keyword: '泵阀' } })
  expect(found.data.total).toBe(1)
})

test('what is not published and what is not there get one and the same answer', async () => {
  const { db } = t.services
  for (const id of [await makeRoster(db, { status: 'DRAFT' }), '77777777']) {
    expect(await t.call(getRoster, { params: { id } })).toMatchObject({
      status: 404,
      error: { key: 'zones.rosterNotFound' },
    })
    expect((await t.call(listRosterEntries, { body: { rosterId: id } })).status).toBe(404)
  }
  expect((await t.call(getRoster, { params: { id: province } })).data).toMatchObject({
    title: '全省专精特新',
  })
})
