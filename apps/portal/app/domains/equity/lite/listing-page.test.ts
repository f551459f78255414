import { getListing } from '@lqr/contract/equity/listing-calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { loadListingPage } from './listing-page.ts'

const listing = {
  id: '7',
  applyNo: 'GP20261120-000001',
  itemName: '培育层挂牌（示例）',
  orgName: '示例交易中心',
  status: 'SUPPLEMENT',
  supplementRequest: '请补正股东名册',
  board: 'P',
  shareholders: null,
  rejectCode: null,
  decidingCondition: null,
  figureAsked: null,
  figureFound: null,
  retryFrom: null,
  files: [],
  timeline: [],
  can: { supply: false, withdraw: true },
  version: 3,
}

function load(more: object = {}) {
  const answer = (call: unknown): Promise<unknown> => {
    expect(call).toBe(getListing)
    return Promise.resolve({ ...listing, ...more })
  }
  return loadListingPage(new Request('http://portal/lite/listing?id=7'), answer as LoaderApi)
}

test('who may supply nothing while the certification is reviewed reads why, and what is asked for', async () => {
  const { view, asked } = await load()
  expect(view.isHeld).toBe(true)
  expect(asked).toBe('请补正股东名册')
})

test('who may supply is held by nothing, and of an application that is reviewed nothing is asked', async () => {
  expect(await load({ can: { supply: true, withdraw: true } })).toMatchObject({
    view: { isHeld: false },
    asked: '请补正股东名册',
  })
  expect(await load({ status: 'REVIEWING' })).toMatchObject({ view: { isHeld: false }, asked: null })
})
