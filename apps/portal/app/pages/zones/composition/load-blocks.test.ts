import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { countFilter } from './load-blocks.ts'

/** The lowest interest is not the lowest cost: the product that asks for it takes a fee. */
function products(_call: unknown, input?: unknown): Promise<unknown> {
  const { body } = input as { body: { sort: string; keyword?: string } }
  const annualCostMin = body.sort === 'cost' ? 3.5 : 4.2
  return Promise.resolve({ list: [{ annualCostMin }], total: 2, isPartial: body.keyword !== undefined })
}

test('the cheapest product of a choice is the one that costs least in all', async () => {
  const { total, cheapest } = await countFilter(products as LoaderApi, 'technology', {})
  expect([total, cheapest?.annualCostMin]).toEqual([2, 3.5])
})

test('a word that is read loosely leaves nothing', async () => {
  const found = await countFilter(products as LoaderApi, 'technology', { keyword: '专利' })
  expect(found).toEqual({ total: 0, cheapest: undefined })
})
