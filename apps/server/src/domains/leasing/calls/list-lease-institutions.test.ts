import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLeaseInstitutions } from '@lqr/contract/leasing/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type LeaseWorld, makeLeaseWorld } from '../lease-world.fixtures.ts'

let t: TestApp
let world: LeaseWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeLeaseWorld(t)
})
afterAll(() => t.close())

const names = async (areaCode?: string) => {
  const { status, data } = await t.call(listLeaseInstitutions, { query: areaCode ? { areaCode } : {} })
  expect(status).toBe(200)
  return data.map(({ name }) => name).sort()
}

test('an area has its own leasing companies and those above it; a bank is none', async () => {
  expect(await names('620102')).toEqual([world.provincial.name, world.lanzhou.name].sort())
  expect(await names('620900')).toEqual([world.provincial.name])
  expect(await names()).toHaveLength(3)
  expect(await names('620000')).toHaveLength(3)
})

test('what is no area is refused by name', async () => {
  const { status, error } = await t.send(listLeaseInstitutions, { query: { areaCode: '110000' } })
  expect({ status, fields: error?.fields }).toEqual({
    status: 422,
    fields: { areaCode: '请选择设备所在地区' },
  })
})
