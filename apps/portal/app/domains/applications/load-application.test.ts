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

test('nothing is held of an application of which nothing is asked', async () => {
  expect((await load({ status: 'REVIEWING' })).heldRequest).toBeUndefined()
})
