import { afterAll, beforeAll, expect, test } from 'vitest'
import { countFunds, getFund, listFunds } from '@lqr/contract/funds/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFund } from '../funds.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  await makeFund(db, { name: '全省引导基金', kind: 'guidance', sizeYuan: 2_000_000_000, phase: 'raising' })
  await makeFund(db, {
    name: '兰州生物医药基金',
    areaCode: '620100',
    industries: ['biomedicine'],
    stages: ['seed', 'startup'],
    amountMinYuan: 1_000_000,
    amountMaxYuan: 8_000_000,
  })
  await makeFund(db, { name: '酒泉新能源基金', areaCode: '620900', sizeYuan: 800_000_000 })
  await makeFund(db, { name: '草稿基金', status: 'DRAFT' })
  await makeFund(db, { name: '下线基金', status: 'OFFLINE' })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listFunds>>[1]['body']>
const names = async (body: Body, cityCode = '620000') =>
  (await t.call(listFunds, { body }, { cityCode })).data.list.map(({ name }) => name)

test('published funds are listed: those that invest first, then by size', async () => {
  expect(await names({})).toEqual(['酒泉新能源基金', '兰州生物医药基金', '全省引导基金'])
})

test('kind, phase, industry, stage, amount and word narrow the list', async () => {
  expect(await names({ kind: 'guidance' })).toEqual(['全省引导基金'])
  expect(await names({ phase: 'raising' })).toEqual(['全省引导基金'])
  expect(await names({ industry: 'biomedicine' })).toEqual(['兰州生物医药基金'])
  expect(await names({ stage: 'seed' })).toEqual(['兰州生物医药基金'])
  expect(await names({ amountYuan: 1_000_000 })).toEqual(['兰州生物医药基金'])
  expect(await names({ amountYuan: 8_000_001 })).toEqual(['酒泉新能源基金', '全省引导基金'])
  expect(await names({ keyword: '生物医药' })).toEqual(['兰州生物医药基金'])
})

test('a site and a chosen area show the funds that invest there, wider ones included', async () => {
  expect(await names({}, '620102')).toEqual(['兰州生物医药基金', '全省引导基金'])
  expect(await names({ areaCode: '620902' })).toEqual(['酒泉新能源基金', '全省引导基金'])
  expect(await names({ areaCode: '620902' }, '620100')).toEqual(['全省引导基金'])
})

test('figures are the sums of the listed funds, and a kind counts what a click on it lists', async () => {
  const { data } = await t.call(countFunds, { body: {} }, { cityCode: '620100' })
  expect(data).toMatchObject({ funds: 2, investing: 1, sizeYuan: 2_500_000_000 })
  for (const { code, count } of data.byKind) {
    expect(await names({ kind: code as never }, '620100'), code).toHaveLength(count)
  }
  expect((await t.call(countFunds, { body: { keyword: '没有' } })).data).toMatchObject({
    funds: 0,
    sizeYuan: 0,
  })
})

test('a fund is answered in whole yuan; what is not published is not there', async () => {
  const { db } = t.services
  const id = await makeFund(db, { name: '详情基金', sizeYuan: 123_456_789 })
  expect((await t.call(getFund, { params: { id } })).data).toMatchObject({
    name: '详情基金',
    sizeYuan: 123_456_789,
    areaName: '甘肃省',
    isExample: true,
  })
  for (const hidden of [await makeFund(db, { status: 'DRAFT' }), '77777777']) {
    expect(await t.call(getFund, { params: { id: hidden } })).toMatchObject({
      status: 404,
      error: { key: 'zones.fundNotFound' },
    })
  }
})
