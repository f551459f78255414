import { listPolicies } from '@lqr/contract/policies/calls.ts'
import { expect, test } from 'vitest'
import { readFilters } from './read-filters.ts'

const { shape } = listPolicies.body
const fields = { keyword: shape.keyword, level: shape.level, current: shape.currentOnly }
const read = (text: string) => readFilters(new URLSearchParams(text), fields)

test('filters of an address become what the call takes, and stay in the address as they were', () => {
  const { values, kept, ignored, page } = read('keyword= 贴息 &level=city&current=1&page=3&utm_source=x')
  expect(values).toEqual({ keyword: '贴息', level: 'city', current: true })
  expect(kept).toEqual({ keyword: '贴息', level: 'city', current: '1' })
  expect([ignored, page]).toEqual([[], 3])
})

test('what makes no sense is left out and named by its label', () => {
  const { values, kept, ignored } = read(`level=galaxy&current=maybe&keyword=${'长'.repeat(51)}`)
  expect(values).toEqual({})
  expect(kept).toEqual({})
  expect(ignored).toEqual(['关键词', '政策级别', '只看现行有效'])
})

test.each(['0', '-1', '1.5', 'x', '1001', ''])('page %j is the first page', (page) => {
  expect(read(`page=${page}`).page).toBe(1)
})
