import { listAreaProjects } from '@lqr/contract/equity/project-calls.ts'
import { expect, test } from 'vitest'
import { filterWords } from './asked-list.ts'

test('a filter is told by its labels and names; the order of the rows is none', () => {
  const body = { sort: 'newest', status: 'PUBLISHED', overdueOnly: true, keyword: '', pageSize: 20 }
  expect(filterWords(listAreaProjects, { body })).toEqual(['状态：已发布', '只看逾期：是'])
})
