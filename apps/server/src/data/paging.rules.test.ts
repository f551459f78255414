import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { expect, test, vi } from 'vitest'
import { readPage } from './paging.ts'

const COUNTED = 25

async function pageWith(rows: number, currentPageNum: number) {
  const read = vi.fn(() => Promise.resolve(Array.from({ length: rows }, (_, row) => row)))
  const count = vi.fn(() => Promise.resolve(COUNTED))
  const { list, ...page } = await readPage({ currentPageNum, pageSize: 10 }, read, count)
  expect(read.mock.calls).toEqual([[{ limit: 10, offset: (currentPageNum - 1) * 10 }]])
  expect(list).toHaveLength(rows)
  return { ...page, counted: count.mock.calls.length }
}

test.each([
  { rows: 0, page: 1, total: 0, counted: 0 },
  { rows: 4, page: 1, total: 4, counted: 0 },
  { rows: 10, page: 1, total: COUNTED, counted: 1 },
  { rows: 5, page: 3, total: 25, counted: 0 },
  { rows: 0, page: 7, total: COUNTED, counted: 1 },
])('$rows rows on page $page are of $total', async ({ rows, page, total, counted }) => {
  expect(await pageWith(rows, page)).toEqual({ total, currentPageNum: page, pageSize: 10, counted })
})

test('beyond what is counted exactly the last page tells no more than the others', async () => {
  const last = EXACT_TOTAL_LIMIT / 10 + 1
  expect(await pageWith(3, last)).toMatchObject({
    total: EXACT_TOTAL_LIMIT,
    totalIsEstimate: true,
    counted: 0,
  })
})
