import { getApplication } from '@lqr/contract/applications/calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { loadApplication } from './load-application.ts'

const application = {
  id: '7',
  orgName: '示例银行',
  productName: '示例产品',
  status: 'SUPPLEMENT',
  creditAmountYuan: null,
  supplementDocuments: ['近一年流水'],
  supplementRequest: '请补充对公账户流水',
  files: [],
  timeline: [],
  can: { supply: false, withdraw: true, forgo: false, transfer: false },
  version: 3,
}

function load(more: object = {}) {
  const answer = (call: unknown): Promise<unknown> => {
    expect(call).toBe(getApplication)
    return Promise.resolve({ ...application, ...more })
  }
  return loadApplication(new Request('http://portal/lite/application?id=7'), answer as LoaderApi)
}

test('who may supply nothing while the certification is reviewed still reads what the institution asks for', async () => {
  const { supply, heldRequest, ends } = await load()
  expect(supply).toBeUndefined()
  expect(heldRequest).toContain('近一年流水')
  expect(heldRequest).toContain('请补充对公账户流水')
  expect(ends).toHaveLength(1)
})

test('until when the institution decides is said, and that its time stands still while the enterprise supplies', async () => {
  const dueAt = '2026-12-21T18:00:00+08:00'
  const lines = async (more: object) => Object.fromEntries((await load({ dueAt, ...more })).facts)
  expect(await lines({ status: 'REVIEWING' })).toMatchObject({ 当前时限: '2026年12月21日 18:00' })
  expect(await lines({ isPaused: true })).toMatchObject({ 当前时限: '已暂停' })
  expect(await lines({ status: 'REJECTED', dueAt: null })).not.toHaveProperty('当前时限')
})

test('nothing is held of an application of which nothing is asked', async () => {
  expect((await load({ status: 'REVIEWING' })).heldRequest).toBeUndefined()
})
