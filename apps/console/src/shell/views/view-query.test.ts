import { expect, test } from 'vitest'
import { createSavedView } from '@lqr/contract/identity/saved-view-calls.ts'
import { viewQuery } from './view-query.ts'

test('the same filters are the same text, on whatever page and in whatever order they were chosen', () => {
  const one = viewQuery(new URLSearchParams('kind=lease&page=3&overdue=true'))
  const other = viewQuery(new URLSearchParams('overdue=true&kind=lease'))
  expect(one).toBe('kind=lease&overdue=true')
  expect(other).toBe(one)
})

test('whatever is typed as keyword is taken by the call that keeps it', () => {
  const query = viewQuery(new URLSearchParams({ keyword: '兰州 "100%" <公司>&（甲）\'~!*' }))
  expect(createSavedView.body.shape.query.safeParse(query).success).toBe(true)
  expect(new URLSearchParams(query).get('keyword')).toBe('兰州 "100%" <公司>&（甲）\'~!*')
})
