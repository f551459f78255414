import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrganisation } from '@lqr/contract/organisations/calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'

let t: TestApp
let world: ResponseWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeResponseWorld(t)
})
afterAll(() => t.close())

test('the published record counts what an institution took, was sent, reached in time, lost and declined', async () => {
  const bank = await world.bank('记录示例银行')
  const branch = await world.bank('记录示例支行', { parentId: bank.id })
  for (const state of ['GRABBED', 'CONTACTED', 'OFFERED', 'LAPSED', 'DECLINED', 'DISPATCHED'] as const)
    await world.response(bank, state)
  await world.response(branch, 'LAPSED')
  const { data } = await t.call(getOrganisation, { params: { id: bank.id } })
  expect(data.needRecord).toEqual({ grabbed: 6, dispatched: 1, contactedInTime: 3, lapsed: 2, declined: 1 })
  const ofBranch = await t.call(getOrganisation, { params: { id: branch.id } })
  expect(ofBranch.data.needRecord).toMatchObject({ grabbed: 1, lapsed: 1 })
})
