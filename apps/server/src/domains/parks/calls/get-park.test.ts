import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPark, listParkEnterprises } from '@lqr/contract/parks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makePark, makeParkEnterprise } from '../parks.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('a park is answered with its office and services', async () => {
  const id = await makePark(t.services.db, {
    name: '天水示例园',
    areaCode: '620502',
    services: ['代办', '招工'],
  })
  expect(await t.call(getPark, { params: { id } })).toMatchObject({
    status: 200,
    data: { id, areaName: '秦州区', officePhone: '0931-2000000', services: ['代办', '招工'], enterprises: 0 },
  })
})

test('a draft, an offline park and none at all get one and the same answer', async () => {
  const { db } = t.services
  const hidden = [
    await makePark(db, { status: 'DRAFT' }),
    await makePark(db, { status: 'OFFLINE' }),
    '77777777',
  ]
  for (const id of hidden) {
    expect(await t.call(getPark, { params: { id } })).toMatchObject({
      status: 404,
      error: { key: 'zones.parkNotFound' },
    })
  }
})

test('a park presents its published enterprises, narrowed by industry, scale and word', async () => {
  const { db } = t.services
  const parkId = await makePark(db, { areaCode: '620900' })
  await makeParkEnterprise(db, { parkId, name: '酒泉示例风电', industry: 'newEnergy', products: ['叶片'] })
  await makeParkEnterprise(db, { parkId, name: '酒泉示例食品', industry: 'foodProcessing', scale: 'micro' })
  await makeParkEnterprise(db, { parkId, name: '还是草稿', status: 'DRAFT' })
  const offlinePark = await makePark(db, { status: 'OFFLINE' })
  await makeParkEnterprise(db, { parkId: offlinePark, name: '园区已下线' })
  const names = async (body: object, cityCode = '620000') => {
    const { data } = await t.call(listParkEnterprises, { body }, { cityCode })
    return data.list.map(({ name }) => name)
  }
  expect(await names({ parkId })).toEqual(['酒泉示例风电', '酒泉示例食品'])
  expect(await names({ parkId, industry: 'newEnergy' })).toEqual(['酒泉示例风电'])
  expect(await names({ parkId, scale: 'micro' })).toEqual(['酒泉示例食品'])
  expect(await names({ parkId, keyword: '叶片' })).toEqual(['酒泉示例风电'])
  expect(await names({ parkId: offlinePark })).toEqual([])
  // A park is read whole wherever one reads it; without one the site decides.
  expect(await names({ parkId }, '620500')).toHaveLength(2)
  expect(await names({ keyword: '酒泉示例' }, '620500')).toEqual([])
})
