import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchRosterEntries } from '@lqr/contract/rosters/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeRoster } from '../rosters.fixtures.ts'

let t: TestApp
const NOW = new Date('2026-11-20T15:00:00+08:00')
const CODE = '91620102MA00000019'
const PUMP = { enterpriseName: '兰州示例泵阀有限公司', creditCode: CODE, areaCode: '620102' }

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  const { db } = t.services
  await makeRoster(db, { title: '过期的', issuedOn: '2026-08-01', validTo: '2026-09-01', entries: [PUMP] })
  await makeRoster(db, {
    title: '有效的',
    kind: 'specialized',
    issuedOn: '2025-08-01',
    entries: [PUMP, { enterpriseName: '天水示例泵业有限公司', areaCode: '620502' }],
  })
  await makeRoster(db, { title: '天水的', areaCode: '620500', entries: [PUMP] })
  await makeRoster(db, { title: '草稿', status: 'DRAFT', entries: [PUMP] })
})
afterAll(() => t.close())

const search = (enterprise: string, more: object = {}, cityCode = '620000') =>
  t.send(searchRosterEntries, { body: { enterprise, ...more } }, { cityCode })
const titles = async (...input: Parameters<typeof search>) =>
  ((await search(...input)).data as { list: { title: string }[] }).list.map(({ title }) => title)

test('an enterprise is found by part of its name over all published rosters, valid ones first', async () => {
  expect(await titles('泵阀')).toEqual(['天水的', '有效的', '过期的'])
  expect(await titles('示例泵', { kind: 'specialized' })).toEqual(['有效的', '有效的'])
})

test('it is found by its whole credit code in any case, by no part of it, and the answer masks it', async () => {
  expect(await titles(CODE.toLowerCase())).toEqual(['天水的', '有效的', '过期的'])
  expect(await titles(CODE.slice(0, 12))).toEqual([])
  const answer = await search(CODE)
  expect(JSON.stringify(answer.data)).not.toContain(CODE)
  expect(answer.data).toMatchObject({ list: [{ creditCodeMasked: '9162**********0019' }, {}, {}] })
})

test('kind, year, the area of the enterprise and validity narrow what is found', async () => {
  expect(await titles('泵阀', { currentOnly: true })).toEqual(['天水的', '有效的'])
  expect(await titles('泵阀', { year: '2025' })).toEqual(['有效的'])
  expect(await titles('示例泵', { areaCode: '620500' })).toEqual(['有效的'])
})

test('a site searches its own rosters, those below and above it', async () => {
  expect(await titles('泵阀', {}, '620100')).toEqual(['有效的', '过期的'])
})

test('one character is too little, and signs are never wildcards', async () => {
  expect(await search('泵')).toMatchObject({
    status: 422,
    error: { fields: { enterprise: '企业名称或统一社会信用代码至少 2 个字' } },
  })
  expect(await titles('%%')).toEqual([])
  expect(await titles('__')).toEqual([])
})
