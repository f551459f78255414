import { expect, it } from 'vitest'
import { alternate, median } from './alternate.ts'
import type { Load } from './load.ts'

it('takes the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 9])).toBe(3)
  expect(median([])).toBeNaN()
})

it('measures side by side in changing order, after both have warmed up', async () => {
  const order: string[] = []
  const speeds: Record<string, number[]> = {
    ours: [7_000, 6_000, 80, 90, 100],
    limit: [20_000, 100, 100, 100],
  }
  const run = async ({ url }: Load) => {
    order.push(url)
    const perSecond = speeds[url]?.shift() ?? 0
    return { perSecond, p50Ms: 1, p99Ms: 2, bytesPerSecond: 3 }
  }
  const load = (url: string): Load => ({ url, connections: 1, seconds: 1 })
  const result = await alternate({ ours: load('ours'), limit: load('limit') }, 3, run)
  expect(result.ratios).toEqual([0.8, 0.9, 1])
  expect(result).toMatchObject({ ratio: 0.9, ours: { perSecond: 90 }, limit: { perSecond: 100 } })
  expect(order.slice(0, 3)).toEqual(['ours', 'ours', 'limit'])
  expect(order.slice(3)).toEqual(['ours', 'limit', 'limit', 'ours', 'ours', 'limit'])
})
